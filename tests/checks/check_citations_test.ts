import { assertEquals, assertThrows } from "@std/assert";
import { checkCitations } from "../../lib/checks/check_citations.ts";
import type { CitationOptions } from "../../lib/checks/check_citations.ts";

const chunksOf = (...ids: readonly string[]) => ids.map((id) => ({ id, text: "Terms." }));
const check = (answer: string, ids: readonly string[], options: CitationOptions = {}) =>
  checkCitations({ answer, chunks: chunksOf(...ids) }, options);

const DESK = [
  { id: "1", text: "The desk opens at 08:30." },
  { id: "2", text: "Lunch is at noon." },
];

Deno.test("checkCitations() cit-03: a number in brackets that is no id is unknown", () => {
  const { pass, cited, unknown } = check("Orders ship in two days [999].", ["1"]);
  assertEquals([pass, cited, unknown], [false, [], ["999"]]);
});

Deno.test("checkCitations() cit-04: with a declared form near misses are malformed", () => {
  const found = check("Orders ship in two days [^1]. Returns are free [2].", ["1", "2"], {
    syntax: "[^n]",
  });
  assertEquals([found.pass, found.cited, found.malformed], [false, ["1"], ["[2]"]]);
});

Deno.test("checkCitations() cit-05: ids are compared whole, dots and colons too", () => {
  const found = check("Lunch is at noon [guide.md:12] and tea at four [81].", [
    "guide.md:12",
    "guide.md:40",
  ]);
  assertEquals([found.cited, found.unknown], [["guide.md:12"], ["81"]]);
  assertEquals(check("Noon [guide.md].", ["guide.md:12"]).unknown, ["guide.md"]);
});

Deno.test("checkCitations() cit-07: a fact of another passage is misattributed", () => {
  const found = checkCitations({ answer: "The desk opens at 08:30 [2].", chunks: DESK });
  assertEquals([found.pass, found.unknown, found.cited], [false, [], ["2"]]);
  assertEquals(found.misattributed, [
    { id: "2", text: "The desk opens at 08:30", span: { start: 0, end: 23 } },
  ]);
  assertEquals(checkCitations({ answer: "The desk opens at 08:30 [1].", chunks: DESK }).pass, true);
});

const MARKERS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ["A [1]. B [1, 2]. C [1][2].", ["1", "2"], []],
  ["A [^1]. B 【2】. C (source: 1).", ["1", "2"], []],
  ["A [Source 2] and [doc1] and (see 2).", ["2", "1"], []],
  ["A [1-2] and [2-3].", ["1", "2"], ["3"]],
  ["Two days[1].", ["1"], []],
  ["See [the terms](https://example.com) and arr[0], `[7]`, [sic], [...].", [], []],
  ["- [ ] a\n- [x] b\n\n[^1]: a footnote\n[2]: https://example.com", [], []],
  ["```\nlist[9] = [8]\n```\nin the interval [5, 10]", [], []],
  ["A link [1](https://example.com).", ["1"], []],
  ["A (source: handbook).", [], ["handbook"]],
];
for (const [answer, cited, unknown] of MARKERS) {
  Deno.test(`checkCitations() reads ${JSON.stringify(answer)}`, () => {
    const found = check(answer, ["1", "2"]);
    assertEquals([found.cited, found.unknown, found.malformed], [cited, unknown, []]);
  });
}

Deno.test("checkCitations() takes an id with separators whole, and that of a document", () => {
  assertEquals(check("A [a, b]. B [returns#2].", ["a, b", "returns#2"]).cited, [
    "a, b",
    "returns#2",
  ]);
  const chunks = [{ id: "r#1", doc_id: "returns.md", text: "Terms." }];
  assertEquals(checkCitations({ answer: "A [returns.md].", chunks }).cited, ["returns.md"]);
});

Deno.test("checkCitations() reads ids given apart, without a place", () => {
  const found = checkCitations({ answer: "Yes.", chunks: DESK, citations: ["1", "x"] });
  assertEquals([found.cited, found.unknown, found.citations], [["1"], ["x"], []]);
});

Deno.test("checkCitations() fails no citation only where one is required", () => {
  assertEquals(check("Two days.", ["1"], { required: true }).pass, false);
  const { pass, uncited } = check("Two days.", ["1"]);
  assertEquals([pass, uncited], [true, true]);
  assertEquals(checkCitations({ answer: null, chunks: [] }, { required: true }).pass, false);
});

Deno.test("checkCitations() finds near misses of declared forms", () => {
  const malformed = (answer: string, syntax: string) =>
    check(answer, ["1", "2"], { syntax }).malformed;
  assertEquals(malformed("A [1]. B [^2]. C 【1】. D {2}. E [1, 2].", "[n]"), [
    "[^2]",
    "【1】",
    "{2}",
  ]);
  assertEquals(malformed("A (source: 1). B [2].", "(source: n)"), ["[2]"]);
  assertEquals(malformed("A [[1]]. B [1].", "[[n]]"), ["[1]"]);
  assertEquals(malformed("A [1. B [2].", "[n]"), ["[1"]);
});

Deno.test("checkCitations() gives each marker the words that it stands for", () => {
  const wrong = (answer: string, chunks = DESK) =>
    checkCitations({ answer, chunks }).misattributed.map(({ id, text }) => [id, text]);
  assertEquals(wrong("The desk opens at 08:30. [1] Lunch is at noon. [2]"), []);
  assertEquals(wrong("The desk opens at 8.30 am [1][2]. Lunch is at noon [1]."), [
    ["1", "Lunch is at noon"],
  ]);
  assertEquals(wrong("[2] says the desk opens at 08:30."), [[
    "2",
    "says the desk opens at 08:30.",
  ]]);
  const fees = [
    { id: "std", text: "Standard shipping costs $5 and takes 7 days." },
    { id: "exp", text: "Express shipping costs $15 and takes 2 days." },
  ];
  assertEquals(wrong("Standard costs $5 [std]; express costs $15 [exp].", fees), []);
  assertEquals(wrong("Express takes two days [std].", fees), [["std", "Express takes two days"]]);
  // In no passage at all: unsupported, which is not for this check to say.
  assertEquals(wrong("Express takes 9 days [exp].", fees), []);
  const words = [
    { id: "a", text: "Lamps must be undamaged." },
    { id: "b", text: "Gift cards are not refundable." },
  ];
  assertEquals(wrong("Gift cards are not refundable [a].", words).length, 1);
  assertEquals(wrong("Gift cards cannot be refunded [b].", words), []);
});

Deno.test("checkCitations() reads a number as the place of a passage where ids are none", () => {
  const chunks = ["doc-a", "doc-b", "doc-c"].map((id) => ({ id, doc_id: `${id}.md`, text: "x" }));
  const read = (answer: string, more: object = {}) => {
    const { cited, unknown } = checkCitations({ answer, chunks, ...more });
    return [cited, unknown];
  };
  assertEquals(read("So [2]."), [["doc-b"], []]);
  assertEquals(read("So [1-2], (source: 3), 【1】."), [["doc-a", "doc-b", "doc-c"], []]);
  assertEquals(read("So [0] [4] [2024]."), [[], ["0", "4", "2024"]]);
  assertEquals(read("So [2].", { prompt_chunk_ids: ["doc-c", "doc-a"] }), [["doc-a"], []]);
  assertEquals(read("So.", { citations: ["3"] }), [["doc-c"], []]);
  // Beside an id by name, and beside an id that is a number, a number must be an id.
  assertEquals(read("So [doc-a], and so [2]."), [["doc-a"], ["2"]]);
  assertEquals(read("So [2].", { chunks: [{ id: "1", text: "x" }, { id: "b", text: "y" }] }), [
    [],
    ["2"],
  ]);
  const desk = [{ id: "a", text: "The desk opens at 08:30." }, {
    id: "b",
    text: "Lunch is at noon.",
  }];
  const check = checkCitations({ answer: "The desk opens at 08:30 [2].", chunks: desk });
  assertEquals(check.misattributed.map(({ id }) => id), ["b"]);
  assertEquals(check.citations, [{ id: "b", span: { start: 24, end: 27 } }]);
});

Deno.test("checkCitations() refuses what it cannot read", () => {
  const call = checkCitations as (...args: unknown[]) => unknown;
  assertThrows(() => call(null), TypeError, "Cannot check citations as trace must be an object");
  assertThrows(
    () => call({ answer: 1, chunks: [] }),
    TypeError,
    "trace.answer must be a text or null",
  );
  assertThrows(
    () => call({ answer: "", chunks: [] }, { syntax: "[1]" }),
    RangeError,
    'syntax must have an n between two signs, such as "[n]": current value is "[1]"',
  );
});
