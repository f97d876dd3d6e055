import { assert, assertEquals, assertThrows } from "@std/assert";
import type { BudgetValue } from "../../lib/decisions/gates.ts";
import { parseBudget } from "../../lib/decisions/parse_budget.ts";
import { parseGates } from "../../lib/decisions/parse_gates.ts";

Deno.test("parseBudget() takes an integer for a count, and a point or % for a rate", () => {
  const rows: [BudgetValue, "count" | "rate", number][] = [
    ["3", "count", 3],
    [3, "count", 3],
    [0, "count", 0],
    ["1.0", "rate", 1],
    ["1.", "rate", 1],
    ["100%", "rate", 1],
    ["0%", "rate", 0],
    ["0.0", "rate", 0],
    [" .02 ", "rate", 0.02],
    ["2e-2", "rate", 0.02],
    ["2.5 %", "rate", 0.025],
    // 7 / 100 and 0.07 are the same number, 0.07 * 100 is not 7.
    ["7%", "rate", 0.07],
    ["0.29%", "rate", 0.0029],
    [0.02, "rate", 0.02],
    [{ kind: "count", value: 2 }, "count", 2],
  ];
  for (const [given, kind, value] of rows) {
    assertEquals(parseBudget(given), { kind, value }, JSON.stringify(given));
  }
});

Deno.test("parseBudget() takes a plain number for the share or the grade that its name asks for", () => {
  assertEquals(parseBudget("1", { name: "minScored" }), { kind: "rate", value: 1 });
  assertEquals(parseBudget(1, { name: "recall" }), { kind: "rate", value: 1 });
  assertEquals(parseBudget("4.2", { name: "min-groundedness" }), { kind: "mean", value: 4.2 });
});

Deno.test("parseBudget() refuses what is neither", () => {
  assertThrows(
    () => parseBudget("2.5", { name: "hallucination" }),
    RangeError,
    "Cannot read the budget as hallucination must be in [0, 1] (write 2% or .02): current value is 2.5",
  );
  for (const bad of ["-1", "-.1", "101%", -1, NaN, Infinity]) {
    assertThrows(() => parseBudget(bad), RangeError, "Cannot read the budget as");
  }
  for (const bad of ["", "two", "1,5", "2 percent", "0x10", "1/3"]) {
    assertThrows(() => parseBudget(bad), SyntaxError, "write a count of cases (3) or a rate");
  }
  assertThrows(() => parseBudget("6", { name: "groundedness" }), RangeError, "a grade in [1, 5]");
  assertThrows(() => parseBudget("1", { name: "halucination" }), TypeError, "mean hallucination?");
});

Deno.test("parseGates() tells 1 from 1.0 and folds what names are called", () => {
  const gates = parseGates(`{
    "rule": "bound",
    "Hallucinated": 1,
    "over_refused": 1.0,
    "judge-errors": "5%",
    "groundedness": 4,
    "by": { "type": { "stale_context": { "hallucination": 0 } }, "tags": { "fees": { "over-refusal": ".1" } } },
    "judge": ["sensitivity>=.8"]
  }`);
  assertEquals(gates, {
    hallucination: { kind: "count", value: 1 },
    overRefusal: { kind: "rate", value: 1 },
    judgeErrors: { kind: "rate", value: 0.05 },
    groundedness: { kind: "mean", value: 4 },
    rule: "bound",
    by: {
      type: { stale_context: { hallucination: { kind: "count", value: 0 } } },
      tag: { fees: { overRefusal: { kind: "rate", value: 0.1 } } },
    },
    judge: ["sensitivity>=.8"],
  });
});

Deno.test("parseGates() names what is wrong, with the nearest there is", () => {
  const rows: [string, string][] = [
    [`{"halucination": 1}`, `no budget "halucination": did you mean hallucination?`],
    [`{"zebra": 1}`, "budgets are hallucination, overRefusal"],
    [`{"hallucination": 1, "hallucinated": 2}`, "must be given once"],
    [`{"rule": "upper"}`, `rule must be "point" or "bound": current value is "upper"`],
    [`{"by": {"typ": {}}}`, "did you mean type?"],
    [`{"by": {"type": {"stale_contxt": {"hallucination": 0}}}}`, "did you mean stale_context?"],
    [`{"by": {"type": {"partial": {"recall": 0}}}}`, `no budget "recall"`],
    [`{"by": {"type": {"partial": 0}}}`, "by.type.partial must be an object of budgets"],
    [`{"judge": "kappa>=.6"}`, "judge must be a list of bars"],
    [`{"hallucination": true}`, "value must be a number"],
    [`{"hallucination": null}`, "value must be a number"],
    [`[1]`, "gates must be an object of budgets"],
  ];
  for (const [text, message] of rows) {
    assertThrows(() => parseGates(text), TypeError, message, text);
  }
  assertThrows(
    () => parseGates("{", { file: "ci/gates.json" }),
    SyntaxError,
    "Cannot read the gates of ci/gates.json as its text must be JSON",
  );
  assertThrows(() => parseGates(`{"judge": ["kappa"]}`), SyntaxError, "write METRIC>=X");
});

Deno.test("parseGates() refuses a name that stands twice, of which JSON keeps the last", () => {
  const twice = (text: string) => assertThrows(() => parseGates(text), TypeError);
  const message = twice(`{ "hallucination": 0.02, "hallucination": "50%" }`).message;
  assert(message.includes("each name must be given once: current value is hallucination twice"));
  twice(`{ "by": { "type": { "partial": { "hallucination": 0, "hallucin\\u0061tion": 9 } } } }`);
  const apart = `{ "hallucination": 1, "by": { "tag": { "a:": { "hallucination": 1 } } } }`;
  assertEquals(parseGates(apart).hallucination, { kind: "count", value: 1 });
});

Deno.test("parseGates() takes a text that begins with a byte order mark", () => {
  assertEquals(parseGates(`\ufeff{"hallucination": 1}`).hallucination, { kind: "count", value: 1 });
});
