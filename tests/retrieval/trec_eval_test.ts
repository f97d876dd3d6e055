import { assert, assertEquals, assertThrows } from "@std/assert";
import { evaluateRun } from "../../lib/retrieval/evaluate_run.ts";
import { evaluateRunFile } from "../../lib/retrieval/evaluate_run_file.ts";
import { formatRun } from "../../lib/retrieval/format_run.ts";
import { readQrels } from "../../lib/retrieval/read_qrels.ts";
import { readRun } from "../../lib/retrieval/read_run.ts";
import type { EvaluateRunOptions, RunEvaluation } from "../../lib/retrieval/run_evaluation.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import { testOnRealData } from "../shared_data.ts";
import golden from "../golden/retrieval_trec_eval.json" with { type: "json" };
import errors from "../golden/retrieval_errors.json" with { type: "json" };

const NAMES: Readonly<Record<string, string>> = {
  average_precision: "map",
  r_precision: "Rprec",
  bpref: "bpref",
  reciprocal_rank: "recip_rank",
  precision: "P",
  recall: "recall",
  ndcg_linear: "ndcg",
  ndcg_exponential: "ndcg_exp",
  hit: "success",
};
const CUT_NAMES: Readonly<Record<string, string>> = {
  ...NAMES,
  average_precision: "map_cut",
  ndcg_linear: "ndcg_cut",
};

/** The name here of a measure as the reference values call it; nothing for counts. */
function nameOf(field: string): string | undefined {
  const [base, cut] = field.split("@");
  return cut === undefined ? NAMES[base] : `${CUT_NAMES[base]}_${cut}`;
}

type Evaluate = (inputs: GoldenCase["inputs"], options: EvaluateRunOptions) =>
  | RunEvaluation
  | Promise<RunEvaluation>;

const fromObjects: Evaluate = ({ qrels, run }, options) => evaluateRun(qrels, run, options);

/** The same through files: judgements and run as texts, the run's queries one after another or mixed. */
function throughFiles(mixed: boolean): Evaluate {
  return async ({ qrels, run }, options) => {
    const folder = await Deno.makeTempDir();
    try {
      const judged = Object.entries<Record<string, number>>(qrels).flatMap(([query, grades]) =>
        Object.entries(grades).map(([id, grade]) => `${query} 0 ${id} ${grade}\n`)
      );
      const lines = formatRun(run).split("\n").slice(0, -1);
      if (mixed) lines.sort((a, b) => a.slice(-9) < b.slice(-9) ? 1 : -1);
      await Deno.writeTextFile(`${folder}/qrels`, judged.join(""));
      await Deno.writeTextFile(`${folder}/run`, lines.join("\n"));
      return await evaluateRunFile(`${folder}/qrels`, `${folder}/run`, options);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  };
}

async function assertCase({ inputs, expected, tolerance }: GoldenCase, evaluate: Evaluate) {
  const first = Object.values<Record<string, number>>(expected.per_query)[0];
  const measures = Object.keys(first).flatMap((field) => nameOf(field) ?? []);
  const options = { measures, relevanceLevel: inputs.relevance_level, noRelevant: "zero" } as const;
  const both = await evaluate(inputs, { ...options, missing: "omit" });
  assertEquals(Object.keys(both.perQuery).length, expected.queries_averaged);
  for (const [query, values] of Object.entries<Record<string, number>>(expected.per_query)) {
    for (const [field, value] of Object.entries(values)) {
      const name = nameOf(field);
      if (name === undefined) continue;
      assertGolden(both.perQuery[query][name], value, tolerance, `${query} ${field}`);
    }
  }
  const complete = await evaluate(inputs, options);
  const means = expected.mean_if_double ?? expected.mean;
  for (
    const [{ summary }, values] of [[both, means], [complete, expected.mean_complete]] as const
  ) {
    for (const [field, value] of Object.entries<number>(values)) {
      const name = nameOf(field);
      assert(name !== undefined);
      assertGolden(summary[name].estimate, value, tolerance, `mean ${field}`);
    }
  }
}

const cases = golden as readonly GoldenCase[];
for (const one of cases) {
  // Version 9 compares scores as 32-bit numbers, version 10 and this package as 64-bit ones: see below.
  if (one.kind === "float32_ties") continue;
  Deno.test(`evaluateRun() equals trec_eval: ${one.name}`, () => assertCase(one, fromObjects));
  Deno.test(`evaluateRunFile() equals trec_eval: ${one.name}`, async () => {
    await assertCase(one, throughFiles(false));
    await assertCase(one, throughFiles(true));
  });
}

for (const { name, inputs, expected, tolerance } of cases) {
  if (expected.mean_if_double === undefined) continue;
  Deno.test(`evaluateRun() compares scores as 64-bit numbers: ${name}`, () => {
    for (const [field, value] of Object.entries<number>(expected.mean_if_double)) {
      const measure = nameOf(field);
      if (measure === undefined) continue;
      const { summary } = evaluateRun(inputs.qrels, inputs.run, { measures: [measure] });
      assertGolden(summary[measure].estimate, value, tolerance, field);
    }
  });
}

for (const { name, inputs } of errors as readonly GoldenCase[]) {
  Deno.test(`evaluateRun() refuses a ${name}`, () => {
    assertThrows(
      () => evaluateRun(inputs.qrels, inputs.run),
      RangeError,
      'each document of run["q1"] must be there once: current value is "a"',
    );
  });
}

/** Measures that are no mean of a measure here, or that this package does not have. */
const KNOWN = /^(map|Rprec|bpref|recip_rank|ndcg|(P|recall|ndcg_cut|map_cut|success)_\d+)$/;

for (
  const [file, counts] of [["out.test", 13], ["out.test.a", 44], ["out.test.aq", 176]] as const
) {
  testOnRealData(
    `evaluateRun() prints the digits of trec_eval's ${file}`,
    `trec_eval/${file}`,
    async (path) => {
      const folder = path.slice(0, path.lastIndexOf("/"));
      const [qrels, run] = [`${folder}/qrels.test`, `${folder}/results.test`];
      const rows = (await Deno.readTextFile(path)).trim().split("\n")
        .map((line) => line.split("\t").map((field) => field.trim()))
        .filter(([measure]) => KNOWN.test(measure));
      assertEquals(rows.length, counts);
      const options = {
        measures: [...new Set(rows.map(([measure]) => measure))],
        noRelevant: "zero",
        missing: "omit",
      } as const;
      const got = evaluateRun(await readQrels(qrels), await readRun(run), options);
      assertEquals(await evaluateRunFile(qrels, run, options), got);
      for (const [measure, query, printed] of rows) {
        const value = query === "all"
          ? got.summary[measure].estimate
          : got.perQuery[query][measure];
        assertEquals(value?.toFixed(4), printed, `${measure} ${query}`);
      }
    },
  );
}

const TESTDATA = "../golden/retrieval_trec_eval_testdata.json";
testOnRealData("evaluateRun() equals trec_eval on its own topics", TESTDATA, async (path) => {
  for (const one of JSON.parse(await Deno.readTextFile(path)) as readonly GoldenCase[]) {
    const most: number | undefined = one.inputs.max_results_per_query;
    await assertCase(one, ({ qrels, run }, options) => {
      const cut = Object.entries<[string, number][]>(run).map(([query, documents]) => [
        query,
        documents.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1)).slice(0, most),
      ]);
      return evaluateRun(qrels, Object.fromEntries(cut), options);
    });
  }
});
