import { assert, assertEquals, assertThrows } from "@std/assert";
import { splitSentences } from "../../lib/text/split_sentences.ts";

const texts = (text: string) => splitSentences(text).map((piece) => piece.text);
const kinds = (text: string) => splitSentences(text).map(({ kind, text }) => `${kind} ${text}`);

/** Each text with a bar where one piece ends and the next begins. */
function holds(cut: readonly string[]): void {
  for (const one of cut) {
    assertEquals(texts(one.replaceAll(" | ", " ").replaceAll("|", "")), one.split(/ \| |\|/));
  }
}

Deno.test("spl-02: splitSentences() goes on after an abbreviation that something follows", () => {
  holds([
    "Use a cloud drive, e.g. Box, for files over 2 GB.",
    "Use a lift, i.e. The Lift, or the stairs, cf. Annex 2.",
    "Dr. Smith and Prof. Lee met at St. Mary's vs. Acme. | Then they left.",
    "Das kostet z. B. 5 Euro bzw. Mehr. | Am 3. Mai kommt Hr. Meier.",
    "La Sra. García llega, p. ej. Ana. | EE. UU. es grande.",
    "See fig. 3, p. 12 and No. 5 for approx. 20 more. | The answer is no. | It stays.",
  ]);
});

Deno.test("spl-03: splitSentences() sees no end without white space", () => {
  holds([
    "The Ph.D.'s stipend is $2,400. | It is paid monthly.",
    "Version v2.0.1.B costs 3.5. | See https://x.example/a.B?Q=A.B for it. | Mail a.b@c.example.",
    "It is in report.v2.PDF on node.Js. | Use `a. B` now.",
  ]);
});

Deno.test("spl-04: splitSentences() takes an abbreviation for an end where a sentence follows", () => {
  holds([
    "The warehouse is in the U.S. | Shipping takes 4 days.",
    "He lives in Washington D.C. | The rent is high.",
    "Open 9 a.m. to 5 p.m. | Parking is free. | Closed at 5 p.m. Monday.",
    "Bring nuts, bolts, etc. | Returns take 5 days.",
    "The U.S. Navy owns it. | U.S. Shipping rules apply.",
    "She has a Ph.D. | She teaches in the U.K. | It rains.",
  ]);
});

Deno.test("spl-07: splitSentences() leaves no quotation mark alone", () => {
  holds([
    "She wrote: “The lift is broken. | Use the stairs.” | Nobody replied.",
    "“Stop. ” | Then he ran.",
    '“Why?” he asked. | "Go!" she said. | He left.',
    "(It rained.) | It stopped.",
    "「止まれ。」と彼は言った。|次の文。",
    "他说：“电梯坏了。|请走楼梯。”|没人回复。",
  ]);
});

Deno.test("splitSentences() reads text whose signs stand apart, and quotes of two backticks", () => {
  holds([
    "`` Hi '' is a song . | It is `` old '' . | See `a. B` .",
    "He wrote ( English : What 's up ? ) and left . | So it was .",
  ]);
});

Deno.test("spl-10: splitSentences() knows the end marks of other scripts, and keeps an unmarked tail", () => {
  holds([
    "首班渡轮六点十分开。|末班九点开！|周日停航",
    "お店は9時に開きます。|閉まるのは5時です！|はい",
    "यह खुला है। | समय नौ बजे है।",
    "هل هو مفتوح؟ | نعم.",
    "가게는 9시에 엽니다. | 5시에 닫습니다. | 주말은 휴무",
    "你好!|再见?|好",
  ]);
  assertEquals(texts("我们\n走了。"), ["我们走了。"]);
});

Deno.test("spl-12: splitSentences() takes the number of a list for its marker", () => {
  const steps = ["item Unplug it", "item Wait 30 seconds", "item Plug it in"];
  for (
    const list of [
      "1. Unplug it\n2. Wait 30 seconds\n3. Plug it in",
      "1) Unplug it\n2) Wait 30 seconds\n3) Plug it in",
      "(1) Unplug it\n(2) Wait 30 seconds\n(3) Plug it in",
      "- Unplug it\n* Wait 30 seconds\n+ Plug it in",
      "• Unplug it\n•Wait 30 seconds\n  ◦ Plug it in",
      "a. Unplug it\nb. Wait 30 seconds\nc. Plug it in",
      "i. Unplug it\nii. Wait 30 seconds\niii. Plug it in",
      "- [ ] Unplug it\n- [x] Wait 30 seconds\n\n- Plug\n  it in",
      "Step 1. Unplug it\nStep 2: Wait 30 seconds\nStep 3 - Plug it in",
      "1.Unplug it\n2.Wait 30 seconds\n3.Plug it in",
      "1. Unplug it 2. Wait 30 seconds 3. Plug it in",
      "• Unplug it • Wait 30 seconds • Plug it in",
    ]
  ) {
    assertEquals(kinds(`Steps:\n\n${list}`), ["sentence Steps:", ...steps]);
  }
  assertEquals(kinds("Do: 1. Go. Then wait. 2. Stop."), [
    ...["sentence Do:", "item Go.", "item Then wait.", "item Stop."],
  ]);
  // A list that begins elsewhere.
  assertEquals(kinds("It must end in []. 6. Click the type. 7. Click Create."), [
    ...["sentence It must end in [].", "item Click the type.", "item Click Create."],
  ]);
  assertEquals(texts("1.\n\nUnplug it\n\n2.\n\nWait"), ["Unplug it", "Wait"]);
  assertEquals(texts("It is this:\n\n42."), ["It is this:", "42."]);
  // Lines wrap before a number, and a name may begin with a letter.
  assertEquals(texts("The fee is\n5. It is paid."), ["The fee is 5.", "It is paid."]);
  assertEquals(kinds("A. Brandt Ltd. makes it."), ["sentence A. Brandt Ltd. makes it."]);
});

Deno.test("spl-14: splitSentences() joins wrapped lines and reads a row with its header", () => {
  const text = "Our plans wrap over\ntwo lines here.\n\n" +
    "| Plan | Price |\n|---|---|\n| Basic | $5 |\n| Pro | $12 |";
  const pieces = splitSentences(text);
  assertEquals(pieces.map(({ text }) => text), [
    "Our plans wrap over two lines here.",
    "Plan: Basic; Price: $5",
    "Plan: Pro; Price: $12",
  ]);
  assertEquals(pieces.slice(1).map(({ cells }) => cells), [
    { Plan: "Basic", Price: "$5" },
    { Plan: "Pro", Price: "$12" },
  ]);
  const { start, end } = pieces[2].span;
  assertEquals(text.slice(start, end), "| Pro | $12 |");
  // Without outer bars, aligned, with a bar in a cell, an empty cell, a column without a name.
  assertEquals(kinds("Text.\n| | Size\n:-- | --:\n**L** | a \\| `b|c`\n| | M\n\nEnd."), [
    ...["sentence Text.", "row L; Size: a | `b|c`", "row Size: M", "sentence End."],
  ]);
  assertEquals(texts("| A | A |\n|-|-|\n| 1 | 2 |"), ["A: 1; A: 2"]);
  assertEquals(splitSentences("| A | A |\n|-|-|\n| 1 | 2 |")[0].cells, { A: "1", "A (2)": "2" });
  assertEquals(kinds("> We ship\n> to Rome. Yes.\n\nFee: $5\nSize: L"), [
    ...["sentence We ship to Rome.", "sentence Yes.", "sentence Fee: $5", "sentence Size: L"],
  ]);
});

Deno.test("spl-17: splitSentences() keeps a block of code whole", () => {
  const code = 'x = a. Then b.\nprint("Stop. Now.")';
  for (
    const [open, close] of [["```", "```"], ["```py", "```"], ["~~~~", "~~~~~"], ["  ```", "  ```"]]
  ) {
    const pieces = splitSentences(
      `Run this once.\n${open}\n${code}\n${close}\nIt prints two words.`,
    );
    assertEquals(pieces.map(({ kind }) => kind), ["sentence", "code", "sentence"]);
    assertEquals(pieces[2].text, "It prints two words.");
  }
  // A fence that is never closed, one within an item, backticks within a line.
  assertEquals(kinds("Run:\n```\na. B\n\nc. D").length, 2);
  assertEquals(kinds("- Run:\n  ```\n  a. B\n  ```\n- Stop.").map((it) => it.slice(0, 4)), [
    ...["item", "code", "item"],
  ]);
  assertEquals(kinds("Use ```a. B``` now. Go."), ["sentence Use ```a. B``` now.", "sentence Go."]);
});

Deno.test("spl-18: splitSentences() knows names of companies and initials", () => {
  holds([
    "The supplier Fizz! Foods Inc. merged with A. Brandt Ltd. in May. | Is it still open? | Yes.",
    "Yahoo! is a firm. | J. K. Rowling met J.R.R. Tolkien Jr. in 1950.",
    "It is made by Acme Inc. | The office is in Rome. | Acme Inc. Chief Executive Tim Cook left.",
    "Choose plan B. | Then restart. | Take vitamin C. | It helps.",
    "Really?! | No way!! | OK.",
  ]);
});

Deno.test("splitSentences() sees an end before a digit, a small name, behind a citation or emphasis", () => {
  holds([
    "It costs $5. | 3 days later it rose. | $7 is the fee. | iPhone users pay.",
    "It is free.[1] | The desk opens.[2, 3] | Done. [4] | Next one.",
    "It is free【1†source】. | It is open.【2】 | Go.",
    "**Note.** | The desk opens. | *Really.* | Yes… | The end... | Ok then... maybe.",
    "Great! 🎉 | Next.",
    "it is free. | the desk opens at nine, e.g. today. | use the lift.",
  ]);
});

Deno.test("splitSentences() reads headings, and drops rules and markers only", () => {
  assertEquals(kinds("Title\n=====\n\n## 2. Returns ##\n**Fees**\nIt is $5.\n---\nEnd"), [
    ...[
      "heading Title",
      "heading 2. Returns",
      "heading **Fees**",
      "sentence It is $5.",
      "sentence End",
    ],
  ]);
  assertEquals(kinds("**It is $5.**"), ["sentence **It is $5.**"]);
});

Deno.test("splitSentences() gives places in order, and loses no word", () => {
  const text =
    "# Fees\r\n\r\nIt is $5,\r\nsays Dr. Lee. “Really?” Yes.\r\n- one. Two\r\n\t- three\r\n> four\r\n> five 🎉\r\n" +
    "```\r\ncode. Here\r\n```\r\n|a|b|\r\n|-|-|\r\n|c|d|\r\n…";
  let last = 0;
  let left = text;
  for (const { text: words, span, kind } of splitSentences(text)) {
    assert(span.start >= last && span.end > span.start);
    last = span.end;
    const slice = text.slice(span.start, span.end);
    if (kind !== "row") {
      assertEquals(words.replace(/\s+/g, " "), slice.replace(/\r\n(> ?)?|\s+/g, " "));
    }
    left = left.replace(slice, "");
  }
  assertEquals(left.replace(/\s+/g, ""), "#--|a|b||-|-|");
});

Deno.test("splitSentences() gives nothing for a blank text, and whatever stands there for a mark", () => {
  assertEquals(splitSentences(""), []);
  assertEquals(splitSentences(" \n\t\n"), []);
  assertEquals(texts("42."), ["42."]);
  assertEquals(texts("…"), ["…"]);
});

Deno.test("splitSentences() takes time in proportion to the text", () => {
  // Each took minutes, or more, with an expression that tries every way to match.
  const hostile = [
    "|a",
    ".)",
    "`a ``b ",
    "(",
    "a.[",
    "开。",
    "A. ",
    "1. ",
    "[1] ",
    "**a",
    "- a\n",
  ];
  for (const one of hostile) assert(splitSentences(one.repeat(50_000)).length > 0, one);
});

Deno.test("splitSentences() refuses what is no text and no language", () => {
  const call = splitSentences as (...args: unknown[]) => unknown;
  assertThrows(
    () => call(5),
    TypeError,
    "Cannot split sentences as text must be a text: current value is 5",
  );
  assertThrows(() => call("a", { local: "de" }), TypeError, "no option local, did you mean locale");
  assertThrows(
    () => call("a", { locale: "x" }),
    RangeError,
    'locale must be a language tag such as "en"',
  );
  assertEquals(splitSentences("Ja. Nein.", { locale: "de" }).length, 2);
});

Deno.test("splitSentences() ends a sentence after a time of day, and none between a birth and its year", () => {
  assertEquals(texts("It opens at 5 p.m. Bring No. 7."), ["It opens at 5 p.m.", "Bring No. 7."]);
  assertEquals(texts("It opens at 9 a.m. Monday to Friday."), [
    "It opens at 9 a.m. Monday to Friday.",
  ]);
  assertEquals(texts("Frau Maier (geb. 1950) kam. Sie blieb."), [
    "Frau Maier (geb. 1950) kam.",
    "Sie blieb.",
  ]);
  assertEquals(texts("The firm (est. 1950) is small."), ["The firm (est. 1950) is small."]);
});
