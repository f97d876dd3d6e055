/**
 * The main job on real labelled sets, where they stand beside the project. The figures were computed with
 * scikit-learn and statsmodels; where another package gave one, the test says so.
 */
import { assert, assertAlmostEquals, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../lib/cli/main.ts";
import { parsePositive } from "../../lib/data/parse_positive.ts";
import type { CalibrationRecord, JudgeRates } from "../../lib/data/calibration_record.ts";
import { readGradeColumns } from "../../lib/data/read_grade_columns.ts";
import { readLabelColumns } from "../../lib/data/read_label_columns.ts";
import { calibrateGrades } from "../../lib/decisions/calibrate_grades.ts";
import { calibrateJudge } from "../../lib/decisions/calibrate_judge.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import { testOnRealData } from "../shared_data.ts";

const incorrect = parsePositive("false");

testOnRealData("openqa_nq301: GPT-4 against people", "openqa_nq301.jsonl", async (path) => {
  const { columns } = await readLabelColumns(path, {
    id: "id",
    human: "human",
    humanPositive: incorrect,
    judges: ["judge_gpt4"],
    judgePositive: incorrect,
    group: "question_id",
  });
  const record = calibrateJudge(columns.human, columns.judges[0].values);
  assertEquals(record.matrix.counts, [[679, 137], [89, 582]]);
  assertEquals([record.matrix.n, record.counts.noVerdict], [1487, 3]);
  assertAlmostEquals(record.kappa.estimate ?? NaN, 0.695052, 5e-7);
  assertAlmostEquals(record.kappa.lower ?? NaN, 0.658524, 5e-7);
  assertAlmostEquals(record.kappa.upper ?? NaN, 0.731582, 1e-6);
  assertEquals(record.dependence, null);

  const grouped = calibrateJudge(columns.human, columns.judges[0].values, {
    groups: columns.groups ?? [],
    groupName: "question_id",
  });
  assertEquals([grouped.matrix, grouped.ac1], [record.matrix, record.ac1]);
  // numpy 2.4.6: derivatives of kappa by the weight of each question, t with 300 degrees; jackknife .024537.
  assertEquals(grouped.kappa.method, "cluster-sandwich");
  assertAlmostEquals(grouped.kappa.standardError ?? NaN, 0.024498919, 1e-8);
  assertAlmostEquals(grouped.kappa.lower ?? NaN, 0.646840915, 1e-8);
  assertAlmostEquals(grouped.kappa.upper ?? NaN, 0.74326391, 1e-8);
  assertRates(grouped, {
    agreement: [0.8222648887, 0.870623446],
    sensitivity: [0.8321652878, 0.8960994037],
    specificity: [0.7940908582, 0.8643051799],
    precision: [0.7671142719, 0.8456510902],
    negativePredictiveValue: [0.8519712505, 0.9100154215],
    prevalence: [0.4124125458, 0.4906787011],
  });
  const { dependence } = grouped;
  assertEquals(dependence && { ...dependence, designEffect: dependence.designEffect?.toFixed(9) }, {
    groups: "question_id",
    rows: 1487,
    clusters: 301,
    designEffect: "1.737181697",
  });
});

/**
 * statsmodels 0.15.0, OLS of the outcome on a constant with cov_type="cluster", on the logit scale with
 * scipy's t on one degree less than there are groups.
 */
function assertRates(
  record: CalibrationRecord,
  expected: Partial<Record<keyof JudgeRates, readonly [lower: number, upper: number]>>,
): void {
  for (const [name, [lower, upper]] of Object.entries(expected)) {
    const interval: unknown = record[name as keyof JudgeRates];
    const { method, ...bounds } = interval as Interval;
    assertEquals(method, "cluster-logit", name);
    assertAlmostEquals(bounds.lower ?? NaN, lower, 1e-9, name);
    assertAlmostEquals(bounds.upper ?? NaN, upper, 1e-9, name);
  }
}

/** scikit-learn 1.9.1, cohen_kappa_score(human, judge, labels=[0, 1, 2, 3], weights="quadratic"). */
const QUADRATIC: Readonly<Record<string, readonly [kappa: number, compared: number]>> = {
  "Claude Opus 4.7 (OpenRouter)": [0.4792411123611655, 537],
  "Claude Sonnet 4.6 (OpenRouter)": [0.5122520191327531, 537],
  "GPT-5.5 (reasoning=low)": [0.4788761630954297, 537],
  "GPT-4o (chat)": [0.4065369832467798, 537],
  "Gemini 3.1 Pro Preview (OpenRouter)": [0.4092091776393598, 127],
  "Gemini 2.5 Pro (OpenRouter)": [0.5512845277187561, 92],
  "DeepSeek V4 Pro (OpenRouter)": [0.47049585672280136, 212],
  "Qwen 3.6 Plus (OpenRouter)": [0.41412440498319725, 537],
  "Gemma 4 26B (OpenRouter)": [0.39584756289967604, 537],
  "UMBRELA gpt-4o-2024-08-06": [0.42653433004585717, 537],
};

testOnRealData(
  "trecrag24: quadratic kappa of ten judges",
  "trecrag24_9judges.jsonl",
  async (path) => {
    const { columns } = await readGradeColumns(path, {
      id: "id",
      human: "human",
      judges: Object.keys(QUADRATIC).map((judge) => `/judges/${judge}`),
      labels: [0, 1, 2, 3],
    });
    for (const { field, values } of columns.judges) {
      const record = calibrateGrades(columns.human, values, { labels: [0, 1, 2, 3] });
      const [kappa, compared] = QUADRATIC[field.slice("/judges/".length)];
      assertAlmostEquals(record.kappa.estimate ?? NaN, kappa, 1e-12, field);
      assertEquals(
        [record.counts.compared, record.counts.noVerdict],
        [compared, 537 - compared],
        field,
      );
    }
  },
);

const MTRAG = {
  id: "id",
  human: "/human_faithfulness/*",
  humanPositive: parsePositive("<=2"),
  scores: ["judge_ragas_faithfulness"],
  slices: ["domain", "system"],
  group: "task_id",
} as const;

testOnRealData("mtrag: RAGAS faithfulness at .5 and .8", "mtrag_human_eval.jsonl", async (path) => {
  const { columns } = await readLabelColumns(path, { ...MTRAG, humanRule: "at-least:2" });
  const [{ values: scores }] = columns.scores;
  const at = (threshold: number) =>
    calibrateJudge(columns.human, { scores, higherIs: "negative", threshold }, {
      slices: columns.slices,
    });
  const half = at(0.5);
  assertEquals(half.matrix.counts, [[380, 23], [27, 47]]);
  assertAlmostEquals(half.kappa.estimate ?? NaN, 0.5911, 5e-5);
  assertAlmostEquals(half.score?.auc.estimate ?? NaN, 0.861193, 5e-7);
  assert(half.score && half.score.auc.lower !== null);
  assert(half.score.auc.lower > 0.78 && half.score.auc.upper < 0.92);
  const customary = at(0.8);
  assertEquals(customary.matrix.counts, [[296, 107], [11, 63]]);
  assertAlmostEquals(customary.kappa.estimate ?? NaN, 0.383, 5e-5);
  const rows = (name: string) =>
    half.slices.filter(({ slice }) => slice === name).map(({ value, matrix }) => [value, matrix.n]);
  assertEquals(rows("system"), [["gpt-4o", 159], ["llama-3.1-405b-instruct", 159], [
    "reference",
    159,
  ]]);
  assertEquals(rows("domain"), [["clapnq", 123], ["fiqa", 114], ["govt", 111], ["ibmcloud", 129]]);
});

testOnRealData("mtrag: RAGAS faithfulness by task", "mtrag_human_eval.jsonl", async (path) => {
  const { columns } = await readLabelColumns(path, { ...MTRAG, humanRule: "at-least:2" });
  const score = { scores: columns.scores[0].values, higherIs: "negative", threshold: 0.5 } as const;
  const record = calibrateJudge(columns.human, score, {
    slices: columns.slices,
    groups: columns.groups ?? [],
    groupName: "task_id",
  });
  assertEquals(record.matrix.counts, [[380, 23], [27, 47]]);
  assertAlmostEquals(record.kappa.lower ?? NaN, 0.46906616, 1e-8);
  assertAlmostEquals(record.kappa.upper ?? NaN, 0.713144785, 1e-8);
  assertRates(record, {
    agreement: [0.8562372221, 0.9245013066],
    sensitivity: [0.4827845198, 0.7644999121],
    specificity: [0.9132679164, 0.9628576824],
    precision: [0.5410271562, 0.7798561601],
    negativePredictiveValue: [0.8938945465, 0.9592037914],
    prevalence: [0.1164397003, 0.2037276955],
  });
  assertAlmostEquals(record.dependence?.designEffect ?? NaN, 1.4901212463, 1e-9);
  // A system answers a task once, so its rows are independent; a domain holds all answers of its tasks.
  const methods = (name: string) =>
    new Set(
      record.slices.filter(({ slice }) => slice === name).map(({ agreement }) => agreement.method),
    );
  assertEquals([...methods("system")], ["wilson"]);
  assertEquals([...methods("domain")], ["cluster-logit"]);
});

testOnRealData(
  "mtrag: a threshold from half of the tasks",
  "mtrag_human_eval.jsonl",
  async (path) => {
    const { columns } = await readLabelColumns(path, { ...MTRAG, humanRule: "at-least:2" });
    const record = calibrateJudge(
      columns.human,
      { scores: columns.scores[0].values, higherIs: "negative", threshold: "auto" },
      { groups: columns.groups ?? [], groupName: "task_id" },
    );
    // Three answers a task, so a half is 79 or 80 of 159 tasks.
    assertEquals(record.counts.tuned % 3, 0);
    assert(Math.abs(record.counts.tuned - 477 / 2) <= 3);
    assertEquals(record.counts.compared + record.counts.tuned, 477);
    assertEquals(record.score?.split?.groups, "task_id");
    const bad = record.matrix.counts[1][0] + record.matrix.counts[1][1];
    assert(Math.abs(bad - 37) <= 2);
  },
);

testOnRealData("mtrag: one tied row under majority", "mtrag_human_eval.jsonl", async (path) => {
  const { columns } = await readLabelColumns(path, { ...MTRAG, humanRule: "majority" });
  assertEquals(columns.human.filter((label) => label === "undecided").length, 1);
  assertEquals(columns.human.filter((label) => label === true).length, 74);
});

testOnRealData("the command on openqa_nq301", "openqa_nq301.jsonl", async (path) => {
  let printed = "";
  const out = (text: string) => void (printed += text);
  const code = await main(
    [
      ...["calibrate", path, "--human", "human", "--human-positive", "false"],
      ...["--judge", "judge_gpt4", "--judge-positive", "false", "--require", "kappa>=.65"],
    ],
    { out, err: out, colour: false },
  );
  assertEquals(code, 0);
  assertStringIncludes(printed, "1,490 rows: 1,487 compared, 3 without a verdict by the judge");
  assertStringIncludes(printed, ".695 (.659 to .732), n 1,487");
  assertStringIncludes(printed, "1,490 rows share 301 values of question_id");
});
