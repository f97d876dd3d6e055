import { assertEquals, assertThrows } from "@std/assert";
import { summariseCases } from "../../lib/cases/summarise_cases.ts";
import { readGoldTraces } from "../../lib/data/read_gold_traces.ts";
import { checkRetrievalTargets } from "../../lib/decisions/check_retrieval_targets.ts";
import { gate } from "../../lib/decisions/gate.ts";
import { parseGates } from "../../lib/decisions/parse_gates.ts";
import { parseRetrievalTarget } from "../../lib/decisions/parse_retrieval_target.ts";
import { auditRetrieval } from "../../lib/retrieval/audit_retrieval.ts";

const WARD = new URL("../../datasets/ward-procedures/traces.jsonl", import.meta.url);
const audit = auditRetrieval(await readGoldTraces(WARD));

Deno.test("parseRetrievalTarget() reads shares, counts, k and bounds", () => {
  const read = (text: string) => {
    const { measure, k, budget, bound } = parseRetrievalTarget(text);
    return [measure, k, budget.kind, budget.value, bound];
  };
  assertEquals(read("recall@5>=.90, lower bound .85"), ["recall", 5, "rate", 0.9, 0.85]);
  assertEquals(read("Recall @10 at least 90%"), ["recall", 10, "rate", 0.9, null]);
  assertEquals(read("hit>=180/200"), ["hit", null, "rate", 0.9, null]);
  assertEquals(read("mrr>=1"), ["mrr", null, "rate", 1, null]);
  assertEquals(read("confident-wrong<=10 of 200"), ["confidentWrong", null, "rate", 0.05, null]);
  assertEquals(read("confident_wrong<=5%, upper bound 8%"), [
    ...["confidentWrong", null, "rate", 0.05, 0.08],
  ]);
  assertEquals(read("forbidden<=0"), ["forbidden", null, "count", 0, null]);
});

Deno.test("parseRetrievalTarget() refuses what it cannot mean, and names the nearest", () => {
  const bad: readonly (readonly [string, string])[] = [
    ["recal@5>=.9", "did you mean recall?"],
    ["recall@5<=.9", "recall must be held at least a value"],
    ["stale>=.9", "stale must be held at most a value"],
    ["mrr@5>=.9", "mrr takes no @k"],
    ["recall@0>=.9", "k must be an integer >= 1"],
    ["recall@5>=180", "the value must be a share"],
    ["recall@5>=.9, upper bound .95", "at least goes with the lower bound"],
    ["recall@5>=210 of 200", "the first number must be at most the second"],
    ["recall@5>=.9, lower bound 85", "the bound must be a share"],
  ];
  for (const [text, message] of bad) {
    assertThrows(() => parseRetrievalTarget(text), RangeError, message);
  }
  assertThrows(() => parseRetrievalTarget("recall@5=.9"), SyntaxError, 'write "recall@5>=.90');
  for (const value of ["high", ".9 lower bound .85", ".9;", ".9, lower bound 85 of", "="]) {
    const text = `recall@5>=${value}`;
    const message = `Cannot read the retrieval target ${JSON.stringify(text)}: write "recall@5>=`;
    assertThrows(() => parseRetrievalTarget(text), SyntaxError, message);
  }
});

Deno.test("checkRetrievalTargets() of ward-procedures: 152 of 180 wanted, 38 where 10 may be", () => {
  const { decision, checks } = checkRetrievalTargets(audit, [
    ...["recall@5>=180 of 200", "confident-wrong<=10 of 200", "mrr>=.6, lower bound .6"],
    ...["forbidden<=0", "empty<=0"],
  ]);
  assertEquals(decision, "fail");
  assertEquals(checks.map(({ name, decision, allowed }) => [name, decision, allowed]), [
    ["recall@5", "fail", 20],
    ["confidentWrong", "fail", 10],
    ["mrr", "pass", null],
    ["mrr lower bound", "insufficient-evidence", null],
    ["forbidden", "fail", 0],
    ["empty", "pass", 0],
  ]);
  assertEquals(checks.map(({ failures }) => failures), [48, 38, null, null, 4, 0]);
});

Deno.test("checkRetrievalTargets() decides a lower bound by the interval", () => {
  const bound = (value: string) =>
    checkRetrievalTargets(audit, [`recall@5>=.7, lower bound ${value}`]).checks[1].decision;
  // .76, Wilson .696 to .814
  assertEquals(["0.69", "0.75", "0.82"].map(bound), ["pass", "insufficient-evidence", "fail"]);
});

Deno.test("checkRetrievalTargets() without labelled traces is not settled", () => {
  const { decision } = checkRetrievalTargets(auditRetrieval([]), ["recall>=.9"]);
  assertEquals(decision, "insufficient-evidence");
});

Deno.test("checkRetrievalTargets() names a k that was not audited", () => {
  assertThrows(
    () => checkRetrievalTargets(audit, ["recall@20>=.9"]),
    RangeError,
    "recall@20 was not audited: give auditRetrieval at: [20] (it has 1, 3, 5, 10)",
  );
});

Deno.test("gate() holds an audit against the targets of its gates", () => {
  const gates = parseGates('{ "retrieval": ["recall@5>=.90, lower bound .85"] }');
  const { checks } = gate(summariseCases([]), gates, { audit });
  const own = checks.filter(({ scope }) => scope === "retrieval");
  assertEquals(own.map(({ name, decision }) => [name, decision]), [
    ["recall@5", "fail"],
    ["recall@5 lower bound", "fail"],
  ]);
  assertThrows(
    () => gate(summariseCases([]), gates),
    RangeError,
    "options.audit must be what auditRetrieval gives, which recall@5>=.90, lower bound .85 is held",
  );
  assertThrows(() => parseGates('{ "retrieval": ["recall@5"] }'), SyntaxError, "retrieval target");
  assertThrows(() => parseGates('{ "retrieval": "recall" }'), TypeError, "a list of targets");
});

Deno.test("checkRetrievalTargets() refuses a target that no text reads as", () => {
  const right = { ...parseRetrievalTarget("recall@5>=.7") };
  const bad: readonly (readonly [object, string])[] = [
    // Taken for "at most", .76 of at least .7 would fail.
    [{ sense: ">=" }, 'targets[0].sense must be "at least" for recall: current value is ">="'],
    [{ sense: "at most" }, 'targets[0].sense must be "at least" for recall'],
    [{ measure: "recal" }, "targets[0].measure must be one of recall, hit, ndcg"],
    [{ measure: "n" }, "targets[0].measure must be one of recall, hit, ndcg"],
    [{ measure: "mrr" }, "targets[0].k must be null for mrr"],
    [{ budget: undefined }, "targets[0].budget must be a rate"],
    [{ budget: { kind: "count", value: 180 } }, "targets[0].budget must be a rate"],
    [{ bound: "0.7" }, "targets[0].bound must be a share from 0 to 1, or null"],
    [{ bound: undefined }, "targets[0].bound must be a share from 0 to 1, or null"],
  ];
  assertEquals(checkRetrievalTargets(audit, [right]).decision, "pass");
  for (const [change, message] of bad) {
    const targets = [{ ...right, ...change }] as (typeof right)[];
    assertThrows(() => checkRetrievalTargets(audit, targets), RangeError, message);
  }
});
