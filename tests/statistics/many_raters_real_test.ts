/**
 * Agreement of many raters on real labelled sets, where they stand beside the project. Values derived with
 * numpy 2, scipy 1.17.1 and statsmodels 0.15.0 from the definitions, independently of this code.
 */
import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { alternativeAnnotatorTest } from "../../lib/statistics/alternative_annotator.ts";
import { cohenKappa } from "../../lib/statistics/cohen_kappa.ts";
import { confusionMatrix } from "../../lib/statistics/confusion_matrix.ts";
import { fleissKappa } from "../../lib/statistics/fleiss_kappa.ts";
import { gwetAc2 } from "../../lib/statistics/gwet_ac2.ts";
import { humanCeiling } from "../../lib/statistics/human_ceiling.ts";
import { krippendorffAlpha } from "../../lib/statistics/krippendorff_alpha.ts";
import { multiRaterAgreement } from "../../lib/statistics/multi_rater_agreement.ts";
import { ratingsFromRows } from "../../lib/statistics/ratings_from_rows.ts";
import { testOnRealData } from "../shared_data.ts";

async function readRows<Row>(path: string): Promise<Row[]> {
  const lines = (await Deno.readTextFile(path)).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Row);
}

testOnRealData("xsum: three raters of hallucination", "xsum_3raters.jsonl", async (path) => {
  const rows = await readRows<{ id: string; hallucinated: Record<string, boolean> }>(path);
  const { ratings, raters, items } = ratingsFromRows(rows, { item: "id", label: "hallucinated" });
  assertEquals([items.length, raters], [2500, ["wid_0", "wid_1", "wid_2"]]);
  const all = multiRaterAgreement(ratings);
  assertEquals([all.pairedUnits, all.ratings], [2500, 7499]);
  assertAlmostEquals(all.fleissKappa.estimate ?? NaN, 0.7739988687985702, 1e-12);
  assertAlmostEquals(all.krippendorffAlpha.estimate ?? NaN, 0.774614713323431, 1e-12);
  assertAlmostEquals(all.gwetAc1.estimate ?? NaN, 0.9484131024169143, 1e-12);
  assertAlmostEquals(all.percentAgreement.estimate ?? NaN, 0.958, 1e-12);
  // statsmodels' fleiss_kappa takes complete rows only: 2,499 of them.
  const complete = items.map((_, i) => i).filter((i) =>
    ratings.every((rater) => rater[i] !== null)
  );
  const kappa = fleissKappa(ratings.map((rater) => complete.map((i) => rater[i])));
  assertEquals(kappa.n, 2499);
  assertAlmostEquals(kappa.estimate ?? NaN, 0.7757582404434783, 1e-12);
});

/** Quadratic kappa (scikit-learn's cohen_kappa_score) and AC2 (Gwet's formula in numpy). */
const JUDGES: Readonly<Record<string, readonly [n: number, kappa: number, ac2: number]>> = {
  "Claude Opus 4.7 (OpenRouter)": [537, 0.4792411123611655, 0.5943162220830371],
  "Claude Sonnet 4.6 (OpenRouter)": [537, 0.5122520191327531, 0.6024628488928677],
  "GPT-5.5 (reasoning=low)": [537, 0.4788761630954297, 0.6038771146882245],
  "GPT-4o (chat)": [537, 0.4065369832467798, 0.4436736978316256],
  "Gemini 3.1 Pro Preview (OpenRouter)": [127, 0.4092091776393598, 0.536241352276948],
  "Gemini 2.5 Pro (OpenRouter)": [92, 0.5512845277187561, 0.5668132585352205],
  "DeepSeek V4 Pro (OpenRouter)": [212, 0.47049585672280136, 0.485332445620844],
  "Qwen 3.6 Plus (OpenRouter)": [537, 0.41412440498319725, 0.3849639313931224],
  "Gemma 4 26B (OpenRouter)": [537, 0.39584756289967604, 0.4112743558938083],
  "UMBRELA gpt-4o-2024-08-06": [537, 0.42653433004585717, 0.5893748196102457],
};

testOnRealData("trecrag24: ten judges of relevance", "trecrag24_9judges.jsonl", async (path) => {
  interface Row {
    readonly id: string;
    readonly human: number;
    readonly judges: Record<string, number | null>;
  }
  const rows = await readRows<Row>(path);
  const labels = [0, 1, 2, 3];
  for (const [judge, [n, kappa, ac2]] of Object.entries(JUDGES)) {
    const human = rows.map((row) => row.human);
    const said = rows.map((row) => row.judges[judge]);
    const matrix = confusionMatrix(human, said, { labels, missing: "count" });
    assertEquals(matrix.n, n, judge);
    const found = cohenKappa(matrix, { weights: "quadratic" }).estimate;
    assertAlmostEquals(found ?? NaN, kappa, 1e-12, judge);
    const table = gwetAc2(matrix, { resamples: 2 }).estimate;
    const raters = multiRaterAgreement([human, said], { labels, resamples: 2 });
    assertAlmostEquals(table ?? NaN, ac2, 1e-12, judge);
    // Items that only one has rated count in the label shares, so it is the same where none is missing.
    if (n === 537) assertAlmostEquals(raters.gwetAc2.estimate ?? NaN, ac2, 1e-12, judge);
  }
  const everyone = rows.map(({ id, human, judges }) => ({ id, by: { human, ...judges } }));
  const { ratings } = ratingsFromRows(everyone, { item: "id", label: "by" });
  const all = multiRaterAgreement(ratings, { labels });
  assertEquals([ratings.length, all.ratings], [11, 4727]);
  assertAlmostEquals(all.percentAgreement.estimate ?? NaN, 0.504855552062256, 1e-12);
  assertAlmostEquals(all.fleissKappa.estimate ?? NaN, 0.30934443387730826, 1e-12);
  assertAlmostEquals(all.gwetAc1.estimate ?? NaN, 0.3493732050465001, 1e-12);
  assertAlmostEquals(all.gwetAc2.estimate ?? NaN, 0.7268433822835517, 1e-12);
  assertAlmostEquals(all.krippendorffAlpha.estimate ?? NaN, 0.31185485738809304, 1e-12);
  const linear = multiRaterAgreement(ratings, { labels, weights: "linear", resamples: 2 });
  assertAlmostEquals(linear.gwetAc2.estimate ?? NaN, 0.5638064118758175, 1e-12);
  const graded = krippendorffAlpha(ratings, { metric: "interval" });
  assertAlmostEquals(graded.estimate ?? NaN, 0.6162132687713133, 1e-12);
});

interface MtragRow {
  readonly id: string;
  readonly human_faithfulness: Record<string, number>;
  readonly judge_ragas_faithfulness: number;
}

testOnRealData(
  "mtrag: human ceiling and RAGAS below .5",
  "mtrag_human_eval.jsonl",
  async (path) => {
    const rows = await readRows<MtragRow>(path);
    const verdicts = rows.map(({ id, human_faithfulness }) => ({
      id,
      by: Object.fromEntries(
        Object.entries(human_faithfulness).map(([who, grade]) => [who, grade <= 2]),
      ),
    }));
    const { ratings, raters } = ratingsFromRows(verdicts, { item: "id", label: "by" });
    const judge = rows.map((row) => row.judge_ragas_faithfulness < 0.5);
    const ceiling = humanCeiling(ratings, judge);
    assertEquals([ceiling.comparisons, ceiling.ties, ceiling.unjudged], [1199, 220, 0]);
    assertEquals([ceiling.person.n, ceiling.items], [477, 477]);
    assertAlmostEquals(ceiling.person.estimate ?? NaN, 1087 / 1199, 1e-12);
    assertAlmostEquals(ceiling.judge.estimate ?? NaN, 1123 / 1199, 1e-12);
    // Seven people rated three at a time: compared, person right, judge right, ties.
    const byRater = {
      46373812: [108, 103, 106, 16],
      46542882: [385, 351, 350, 76],
      46544861: [133, 130, 127, 19],
      46545946: [48, 44, 47, 13],
      46545976: [157, 144, 153, 35],
      47200615: [294, 256, 275, 44],
      47344984: [74, 59, 65, 17],
    };
    for (const [who, [n, person, right, ties]] of Object.entries(byRater)) {
      const found = ceiling.raters[raters.indexOf(who)];
      assertEquals([found.person.n, found.ties], [n, ties], who);
      assertAlmostEquals(found.person.estimate ?? NaN, person / n, 1e-12, who);
      assertAlmostEquals(found.judge.estimate ?? NaN, right / n, 1e-12, who);
    }
    const each = humanCeiling(ratings, judge, { against: "each" });
    assertEquals([each.comparisons, each.person.n], [1419, 477]);
    assertAlmostEquals(each.person.estimate ?? NaN, 0.8435517970401691, 1e-12);
    assertAlmostEquals(each.judge.estimate ?? NaN, 0.86892177589852, 1e-12);
  },
);

testOnRealData("mtrag: may RAGAS stand in for a rater?", "mtrag_human_eval.jsonl", async (path) => {
  const rows = await readRows<MtragRow>(path);
  const { ratings, raters } = ratingsFromRows(rows, { item: "id", label: "human_faithfulness" });
  const binary = ratings.map((rater) =>
    rater.map((grade) => grade === null ? null : Number(grade) <= 2)
  );
  const judge = rows.map((row) => row.judge_ragas_faithfulness < 0.5);
  const order = ["46373812", "46542882", "46544861", "46545946", "46545976", "47200615", "47344984"]
    .map((who) => raters.indexOf(who));
  const check = (
    found: ReturnType<typeof alternativeAnnotatorTest>,
    adjusted: readonly number[],
    advantage: number,
  ) => {
    order.forEach((at, i) => {
      const got = found.annotators[at].adjustedPValue ?? NaN;
      assert(Math.abs(got / adjusted[i] - 1) < 1e-9, `${raters[at]}: ${got}, not ${adjusted[i]}`);
    });
    assertAlmostEquals(found.advantage.estimate ?? NaN, advantage, 1e-12);
  };
  // scipy: ttest_1samp(differences, epsilon, alternative="less"), false_discovery_control(ps, method="by").
  const strict = alternativeAnnotatorTest(binary, judge, { epsilon: 0.05 });
  check(
    strict,
    [
      0.0013609346622599698,
      3.9775688739846884e-05,
      0.10870092805732588,
      0.0013609346622599698,
      1.1139820090346341e-05,
      5.662775707738985e-07,
      0.00415304453855161,
    ],
    0.9769545247417708,
  );
  assertEquals([strict.wins, strict.compared, strict.passes], [6, 7, true]);
  // As numbers: grades 1 to 4 against RAGAS stretched to 1 to 4.
  const scores = rows.map((row) => 1 + 3 * row.judge_ragas_faithfulness);
  const graded = alternativeAnnotatorTest(ratings, scores, { epsilon: 0.15, scoring: "rmse" });
  check(
    graded,
    [
      0.0005254452899807487,
      1.917524427058566e-06,
      0.1293466778015998,
      0.01225450698479259,
      3.920506946734553e-06,
      1.917524427058566e-06,
      0.006081445303237805,
    ],
    0.7697772797441252,
  );
});
