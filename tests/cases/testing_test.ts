import {
  assert,
  assertEquals,
  assertRejects,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { caseTests, type CaseTestsOptions } from "../../lib/cases/testing.ts";
import type { Case } from "../../lib/data/case.ts";
import type { CaseResult } from "../../lib/data/case_result.ts";

const rugs: Case = {
  ...{ id: "rugs", type: "answerable", expect: "answer", question: "How long\n for rugs?" },
  ...{ chunks: [], answer: "30 days", groundedness: 5, metadata: { expected: "45 days" } },
};

/** Right where the answer says 45 days. */
function score([one]: readonly Case[]): readonly CaseResult[] {
  const right = one.answer?.includes("45 days") ?? false;
  return [{
    ...{ id: one.id, type: one.type, expect: one.expect, severity: "critical" },
    outcome: one.answer === null ? "unscored" : right ? "right" : "hallucinated",
    reason: right ? "all is there" : "45 days is missing",
    ...{ abstention: "none", judge_error: false, slices: {}, case_hash: one.id },
    properties: [
      {
        ...{ name: "correctness", status: right ? "pass" : "fail", severity: "critical" },
        ...{ reason: "45 days is required", evidence: [] },
      },
      {
        ...{ name: "citations", status: "fail", severity: "critical" },
        ...{ reason: "none is given", evidence: [] },
      },
    ],
  }];
}

function testsOf(
  cases: readonly Case[],
  options: Partial<CaseTestsOptions> = {},
): Map<string, () => Promise<void>> {
  const tests = new Map<string, () => Promise<void>>();
  caseTests(cases, { score, register: (name, test) => void tests.set(name, test), ...options });
  return tests;
}

Deno.test("caseTests() fails a case with outcome, reason, properties, expectation and answer", async () => {
  const tests = testsOf([rugs]);
  assertEquals([...tests.keys()], ["rugs: How long for rugs?"]);
  const error = await assertRejects(() => [...tests.values()][0](), Error);
  assertEquals(error.message.split("\n"), [
    "Case rugs (critical) is hallucinated: 45 days is missing",
    "  correctness fail: 45 days is required",
    "  citations fail: none is given",
    "  expected: 45 days",
    "  answer: 30 days",
  ]);
});

Deno.test("caseTests() passes what is right, unless a property is asked for by name", async () => {
  const right = { ...rugs, answer: "45 days" };
  await testsOf([right]).get("rugs: How long for rugs?")?.();
  const strict = testsOf([right], { properties: ["citations"] });
  await assertRejects(() => [...strict.values()][0](), Error, "citations fail");
});

Deno.test("caseTests() asks anew in the test, and drops what was recorded", async () => {
  const seen: Case[] = [];
  const tests = testsOf([rugs], {
    answer: () => ({ answer: "45 days", citations: ["c1"] }),
    score: (cases) => {
      seen.push(...cases);
      return score(cases);
    },
  });
  assertEquals(seen, []);
  await [...tests.values()][0]();
  const { groundedness: _, ...rest } = rugs;
  assertEquals(seen, [{ ...rest, answer: "45 days", citations: ["c1"] }]);
  const down = testsOf([rugs], {
    answer: () => {
      throw new Error("no route");
    },
  });
  const error = await assertRejects(() => [...down.values()][0](), Error);
  assertStringIncludes(error.message, "is unscored");
  assertStringIncludes(error.message, "answer: none, as Error: no route");
});

Deno.test("caseTests() scores with scoreCases where nothing else is given", async () => {
  const held = { ...rugs, chunks: [{ id: "c1", text: "45 days." }], required_facts: ["45 days"] };
  const runOf = (answer: string, options: Partial<CaseTestsOptions> = {}) => {
    const tests = testsOf([{ ...held, answer }], { score: undefined, ...options });
    return [...tests.values()][0]();
  };
  await runOf("45 days, for $3.");
  await assertRejects(() => runOf("30 days."), Error, 'is hallucinated: does not say "45 days"');
  const policy = { quantities: "fail" } as const;
  await assertRejects(() => runOf("45 days, for $3.", { policy }), Error, "$3");
  assertThrows(
    () => testsOf([rugs], { policy: 1 as never }),
    TypeError,
    "policy must be an object",
  );
});

Deno.test("caseTests() runs under deno test: --filter picks a case, --junit-path reports all", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const testing = new URL("../../lib/cases/testing.ts", import.meta.url);
    await Deno.writeTextFile(
      `${folder}/cases_test.ts`,
      `import { caseTests } from ${JSON.stringify(testing.href)};
const base = { type: "answerable", expect: "answer", question: "How long?", chunks: [] };
const score = ([one]) => [{
  id: one.id, severity: "major", properties: [],
  outcome: one.answer === "45 days" ? "right" : "hallucinated", reason: "held against 45 days",
}];
caseTests([
  { ...base, id: "good", answer: "45 days" },
  { ...base, id: "bad", answer: "30 days <b>" },
], { score });
`,
    );
    const config = new URL("../../deno.json", import.meta.url).pathname;
    const run = async (...args: string[]) => {
      const { code, stdout } = await new Deno.Command(Deno.execPath(), {
        args: ["test", "--no-check", "--no-lock", "--no-prompt", `--config=${config}`, ...args],
        cwd: folder,
        env: { NO_COLOR: "1" },
      }).output();
      return { code, text: new TextDecoder().decode(stdout) };
    };
    const good = await run("--filter", "good", "cases_test.ts");
    assertEquals(good.code, 0, good.text);
    assertStringIncludes(good.text, "good: How long? ... ok");
    assertStringIncludes(good.text, "1 passed | 0 failed | 1 filtered out");
    const all = await run("--junit-path=junit.xml", "cases_test.ts");
    assertEquals(all.code, 1);
    assertStringIncludes(all.text, "Case bad (major) is hallucinated: held against 45 days");
    const junit = await Deno.readTextFile(`${folder}/junit.xml`);
    assertStringIncludes(junit, 'tests="2"');
    assertStringIncludes(junit, 'failures="1"');
    assert(junit.includes('name="bad: How long?"'));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("caseTests() names what is wrong with its arguments", async () => {
  assertThrows(() => testsOf([]), RangeError, "as there is none: a run without tests would pass");
  assertThrows(() => testsOf([rugs, rugs]), RangeError, "every id must stand once");
  assertThrows(() => testsOf([rugs], { score: 1 as never }), TypeError, "score must be a function");
  assertThrows(() => testsOf([rugs], { scores: 1 } as never), TypeError, "no option scores");
  const none = testsOf([rugs], { score: () => [] });
  await assertRejects(() => [...none.values()][0](), TypeError, "score must give one result");
});
