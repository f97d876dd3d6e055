import { assertEquals, assertThrows } from "@std/assert";
import { containsPhrase } from "../../lib/checks/contains_phrase.ts";
import { findPhrase } from "../../lib/checks/find_phrase.ts";

/** The id of a reported failure, a phrase, and texts with whether they hold it. */
const REPORTED: readonly (readonly [string, string, Readonly<Record<string, boolean>>])[] = [
  ["phr-01", "$15", {
    "The plan is $150 a year.": false,
    "It is $15.50 a month.": false,
    "It is $15 a month.": true,
    "Setup costs $15,000.": false,
    "It is $15.": true,
  }],
  ["phr-02", "C++", {
    "The driver is written in C++.": true,
    "The driver is written in C.": false,
  }],
  ["phr-02", "C", {
    "The driver is written in C++.": false,
    "The driver is written in C.": true,
  }],
  ["phr-04", "API", { "请使用API调用接口。": true, "请使用RAPID接口。": false }],
  ["phr-07", "r\u00e9sum\u00e9", { "Attach your re\u0301sume\u0301 here.": true }],
  ["phr-10", "102", { "Accurate to within 10² units.": false }],
  ["phr-13", "SHA-1", {
    "Use SHA\u20101 here.": true,
    "Use SHA\u20111 here.": true,
    "Use SHA-10 here.": false,
  }],
  ["phr-14", "istanbul", { "İstanbul ofisi kapalı.": true, "ISTANBUL office": true }],
  ["phr-17", "PDF", { "PDF를 업로드하세요.": true, "PDFs are fine.": false }],
  ["phr-19", "can't be combined", {
    "Vouchers can’t be combined.": true,
    "Vouchers canʼt be combined.": true,
    "Vouchers can't be combined.": true,
  }],
  ["phr-20", "Zurich", {
    "Flights to Zürich leave daily.": false,
    "Flights to Zurich leave daily.": true,
  }],
  ["num-20", "0142", { "Call 555-0142-3377.": false, "Your code is 0142.": true }],
  ["num-14", "318", {
    "Total: (318).": true,
    "Is it 318?": true,
    "[318]": true,
    "318x": false,
  }],
];

for (const [id, phrase, texts] of REPORTED) {
  Deno.test(`${id}: containsPhrase() finds ${phrase} only as a whole value`, () => {
    const found = Object.fromEntries(
      Object.keys(texts).map((text) => [text, containsPhrase(text, phrase)]),
    );
    assertEquals(found, texts);
  });
}

Deno.test("containsPhrase() knows the kinds beside the reported ones", () => {
  const found = (phrase: string, text: string) => containsPhrase(text, phrase);
  assertEquals(found("$15", "That is $15.00."), false);
  assertEquals(found("$15", "costs $15, or less"), true);
  assertEquals(found("$15", "C$15"), false);
  assertEquals(found(".NET", "on .NET 8"), true);
  assertEquals(found(".NET", "on ASP.NET"), false);
  assertEquals(found("NET", "on .NET 8, a .net app"), false);
  assertEquals(found("then", "it costs $15.Then wait"), true);
  assertEquals(found("then", "wait ...then"), true);
  assertEquals(found("five hours", "in twenty-five hours"), false);
  assertEquals(found("forty", "forty-two rugs"), false);
  assertEquals(found("twenty", "a twenty-person team"), true);
  assertEquals(found("opened", "a re-opened ticket"), true);
  assertEquals(found("C", "C# or F#"), false);
  assertEquals(found("7", "a low of -7"), false);
  assertEquals(found("500", "1,500 or 1.500"), false);
  assertEquals(found("5", "by .5"), false);
  assertEquals(found("10", "10² and 10½"), false);
  assertEquals(found("can", "you can't"), false);
  assertEquals(found("Anna", "Anna's book"), true);
  assertEquals(found("env", "MY_env_x"), false);
  assertEquals(found("30 days", "within 30\u00a0\n days"), true);
  assertEquals(found("ABC 12", "ＡＢＣ　１２"), true);
  assertEquals(found("office", "the oﬃce, of\u00adfice"), true);
  assertEquals(found("退款", "申请退款后"), true);
  assertEquals(found("환불", "환불은 5일"), true);
});

Deno.test("containsPhrase() keeps case and folds accents where it is told to", () => {
  assertEquals(containsPhrase("us policy", "US", { caseSensitive: true }), false);
  assertEquals(containsPhrase("Zürich", "Zurich", { accents: true }), true);
});

Deno.test("findPhrase() gives places in the original text", () => {
  const text = "of\u00adfice \u{1f600}  can’t, CAN'T";
  const spans = findPhrase(text, "can't");
  assertEquals(spans.map(({ start, end }) => text.slice(start, end)), ["can’t", "CAN'T"]);
});

Deno.test("findPhrase() refuses an empty phrase and what is no text", () => {
  assertThrows(() => findPhrase("a", " \u200b "), RangeError, "more than white space");
  assertThrows(() => findPhrase(7 as never, "a"), TypeError, "text must be a string");
});
