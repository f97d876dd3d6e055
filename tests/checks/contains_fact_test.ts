import { assertEquals, assertThrows } from "@std/assert";
import { containsFact } from "../../lib/checks/contains_fact.ts";
import { findFact } from "../../lib/checks/find_fact.ts";
import { factCoverage } from "../../lib/checks/fact_coverage.ts";

/** The id of a reported failure, a required value, and answers with whether they hold it. */
const REPORTED: readonly (readonly [string, string, Readonly<Record<string, boolean>>])[] = [
  ["num-14", "318", {
    "Total: (318).": true,
    "Is it 318?": true,
    "[318]": true,
    "318x": false,
  }],
  ["num-20", "0142", { "Call 555-0142-3377.": false, "Your code is 0142.": true }],
  ["num-34", "1460", {
    "First 40 hours: \\$400.\n\n**Final:** \\$1,460": true,
    "The total is $1,460.00.": true,
  }],
];

for (const [id, fact, texts] of REPORTED) {
  Deno.test(`${id}: containsFact() finds ${fact} by its value`, () => {
    const found = Object.keys(texts).map((text) => [text, containsFact(text, fact)]);
    assertEquals(Object.fromEntries(found), texts);
  });
}

const EQUAL = [
  ["24 hours", "a 24-hour window"],
  ["24 hours", "twenty-four hours"],
  ["24 hours", "Reply in 1 day."],
  ["1460", "$1,460"],
  ["$15", "It is $15.00."],
  ["5-7 days", "in 5 to 7 days"],
  ["30 items", "thirty items"],
  ["50%", "fifty percent"],
  ["5 January 2024", "since January 5, 2024"],
  ["09:30", "from 9:30 a.m. on"],
  ["03 May 2024", "since 2024-05-03"],
  ["no refunds", "There are no  refunds."],
] as const;
const OTHER = [
  ["$15", "It is $15.50."],
  ["$15", "It is $150."],
  ["$5", "It is $5 million."],
  ["15 days", "15.4 days"],
  ["five days", "twenty-five days"],
  ["five days", "twenty five days"],
  ["24 hours", "24 hours and 30 minutes"],
  ["7 days", "5-7 days"],
  ["5-7 days", "5 days, or 7 days"],
  ["30 items", "30 days"],
  ["24 hours", "24 days"],
  ["0142", "142"],
  ["09:30", "from 9:30 p.m. on"],
  ["102", "10² units"],
] as const;

Deno.test("containsFact() finds every way of writing one value, and no other value", () => {
  for (const [fact, text] of EQUAL) assertEquals([fact, text, containsFact(text, fact)][2], true);
  for (const [fact, text] of OTHER) {
    assertEquals([fact, text, containsFact(text, fact)], [fact, text, false]);
  }
});

Deno.test("findFact() gives each place once, of every wording", () => {
  const text = "24 hours, that is one day.";
  const said = findFact(text, ["24 hours", "one day"]).map(({ start, end }) =>
    text.slice(start, end)
  );
  assertEquals(said, ["24 hours", "one day"]);
});

Deno.test("findFact() refuses an empty fact", () => {
  assertThrows(() => findFact("a", " "), RangeError, "fact must hold more than white space");
  assertThrows(() => findFact("a", []), RangeError, "at least one wording");
  assertThrows(() => findFact("a", 7 as never), TypeError, "a text or a list of texts");
});

Deno.test("factCoverage() counts a fact where one passage states it by itself", () => {
  const chunks = [
    { id: "a", text: "Reply within one" },
    { id: "b", text: "day. The fee is $12." },
    { id: "c", text: "The fee is $12.00." },
  ];
  assertEquals(factCoverage(chunks, ["one day", ["$12", "twelve dollars"]]), {
    n: 2,
    share: 0.5,
    covered: [{ fact: ["$12", "twelve dollars"], chunk_ids: ["b", "c"] }],
    missing: ["one day"],
  });
  assertEquals(factCoverage(chunks, ["$12"], 1).missing, ["$12"]);
  assertEquals(factCoverage([], []).share, 1);
  assertEquals(factCoverage([], ["$12"]).share, 0);
  assertThrows(() => factCoverage([], [], 0), RangeError, "k must be an integer >= 1");
});

Deno.test("containsFact() finds each end of opening hours and dates, and each of two values", () => {
  assertEquals(containsFact("Open from 9:30 a.m. to 5 p.m.", "09:30"), true);
  assertEquals(containsFact("Open 10 a.m. to 6 p.m.", "18:00"), true);
  assertEquals(containsFact("From 1 May to 5 June.", "June 5"), true);
  assertEquals(containsFact("Fees of five dollars and $15.", "$5"), true);
  assertEquals(containsFact("Between five and seven days.", "5 days"), false);
  assertEquals(containsFact("Between five and seven days.", "5-7 days"), true);
  assertEquals(containsFact("Five to seven days.", "5 days"), false);
});
