/** Failures reported of other tools, by the id of their case; the kind is what is mended, not the instance. */
import { assertEquals } from "@std/assert";
import { extractQuantities } from "../../lib/checks/extract_quantities.ts";
import { quantitiesAgree } from "../../lib/checks/quantities_agree.ts";
import { unsupportedQuantities } from "../../lib/checks/unsupported_quantities.ts";

/** What the check says of a whole answer: grounded, not sure, or a firm false alarm or finding. */
type Said = "grounded" | "ambiguous" | "unsupported";

function said(answer: string, source: string): Said {
  const found = unsupportedQuantities(answer, [source]);
  if (found.some(({ status }) => status === "unsupported")) return "unsupported";
  return found.length > 0 ? "ambiguous" : "grounded";
}

/** `true`: grounded. `false`: firmly unsupported. `"not_false"`: not firmly unsupported. */
type Right = true | false | "not_false";

const CASES: readonly (readonly [id: string, source: string, answers: [string, Right][]])[] = [
  ["num-01", "Items may be returned within 45 days.", [
    ["You have forty five days to return it.", true],
    ["You have forty-five days to return it.", true],
    ["You have five days to return it.", false],
  ]],
  ["num-03", "Der Umsatz betrug 1.250.000 EUR.", [
    ["Revenue was 1,250,000 EUR.", true],
    ["Revenue was 1250000 EUR.", true],
    ["Revenue was 1 250 000 EUR.", true],
    ["Revenue was 1,250 EUR.", false],
  ]],
  ["num-05", "Bevölkerung: 1.234", [
    ["The population is 1,234.", "not_false"],
    ["The population is 12,340.", false],
  ]],
  ["num-08", "Overnight low: -7 °C", [
    ["The low is 7 °C.", false],
    ["The low is -7 °C.", true],
    ["The low is minus 7 degrees Celsius.", true],
  ]],
  ["num-09", "Net change: −3.4%", [
    ["Net change was -3.4%.", true],
    ["Net change was 3.4%.", false],
  ]],
  ["num-12", "The fee is $12.", [
    ["The fee is $12.00.", true],
    ["The fee is 12 dollars.", true],
    ["The fee is $12.50.", false],
  ]],
  ["num-16", "One quarter of the budget goes to travel.", [
    ["25% of the budget goes to travel.", true],
    ["1/4 of the budget goes to travel.", true],
    ["0.25 of the budget goes to travel.", "not_false"],
    ["A third of the budget goes to travel.", false],
  ]],
  ["num-17", "Uptime was 99.47%.", [
    ["Uptime was about 99.5%.", "not_false"],
    ["Uptime was about 99%.", "not_false"],
    ["Uptime was 99.9%.", false],
    ["Uptime was 100%.", false],
  ]],
  ["num-21", "Price: USD 12", [
    ["It costs $12.", "not_false"],
    ["It costs €12.", false],
    ["It costs C$12.", false],
    ["It costs 12 US dollars.", true],
  ]],
  ["num-23", "Maximum 600mg/24h", [
    ["Take at most 600 mg in 24 hours.", true],
    ["Take at most 24 mg in 600 hours.", false],
  ]],
  ["num-25", "Floor area: 25 m²", [
    ["The floor area is 25 m2.", true],
    ["The floor area is ٢٥ m².", true],
    ["The floor area is ２５ m².", true],
    ["The floor area is 252 m.", false],
  ]],
  ["num-27", "Effective 2024-01-05", [
    ["It takes effect on January 5, 2024.", true],
    ["It takes effect on 5th Jan 2024.", true],
    ["It takes effect on January 4, 2024.", false],
  ]],
  [
    "num-30",
    "Chapter IV covers refunds. The IV drip is billed apart; XL shirts cost extra.",
    [
      ["Chapter 4 covers refunds.", "not_false"],
      ["I think Chapter IV covers refunds.", true],
      ["Chapter 6 covers refunds.", false],
    ],
  ],
];

for (const [id, source, answers] of CASES) {
  Deno.test(`unsupportedQuantities() has the right outcome of ${id}`, () => {
    for (const [answer, right] of answers) {
      const outcome = said(answer, source);
      if (right === "not_false") assertEquals(outcome !== "unsupported", true, answer);
      else assertEquals(outcome, right ? "grounded" : "unsupported", answer);
    }
  });
}

Deno.test("extractQuantities() reads a short range of days as two measures, no date (num-11)", () => {
  const found = extractQuantities("Allow 1-2 days for review.");
  assertEquals(found.map(({ kind, value, unit }) => [kind, value, unit]), [
    ["measure", 1, "day"],
    ["measure", 2, "day"],
  ]);
});

Deno.test("extractQuantities() trims punctuation at the edges, not letters (num-14)", () => {
  const read = (text: string) => extractQuantities(text).map(({ value }) => value);
  assertEquals(["Total: (318).", "Is it 318?", "[318]", "318x"].map(read), [
    [318],
    [318],
    [318],
    [],
  ]);
});

Deno.test("extractQuantities() reads no phone number and no code with a leading zero (num-20)", () => {
  assertEquals(extractQuantities("Call 555-0142-3377."), []);
  assertEquals(extractQuantities("Your code is 0142."), []);
});

Deno.test("extractQuantities() keeps a superscript with its unit (num-25)", () => {
  const found = extractQuantities("Floor area: 25 m²");
  assertEquals(found.map(({ value, unit }) => [value, unit]), [[25, "m2"]]);
});

Deno.test("extractQuantities() reads roman numbers after a section word only (num-30)", () => {
  const text = "The IV drip is billed apart; XL shirts cost extra, I think.";
  assertEquals(extractQuantities(text), []);
});

Deno.test("quantitiesAgree() looks through backslash, sign and Markdown (num-34)", () => {
  const [expected] = extractQuantities("1460");
  const outputs = ["First 40 hours: \\$400.\n\n**Final:** \\$1,460", "The total is $1,460.00."];
  for (const output of outputs) {
    const last = extractQuantities(output).at(-1);
    assertEquals(expected && last && quantitiesAgree(expected, last), "yes", output);
  }
});
