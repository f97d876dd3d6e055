/**
 * Thresholds on real labelled answers, end to end. The figures are those of the first run, looked at, and kept so that a
 * change shows; areas under the ROC curve and counts were computed with scikit-learn beside.
 */
import { assertAlmostEquals, assertEquals } from "@std/assert";
import { compareSignals } from "../../lib/decisions/compare_signals.ts";
import { riskCoverage } from "../../lib/decisions/risk_coverage.ts";
import { tuneThreshold } from "../../lib/decisions/tune_threshold.ts";
import { applyLogistic } from "../../lib/statistics/apply_logistic.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { fitLogistic } from "../../lib/statistics/fit_logistic.ts";
import { testOnRealData } from "../shared_data.ts";

async function rowsOf<Row>(path: string): Promise<readonly Row[]> {
  const text = await Deno.readTextFile(path);
  return text.trim().split("\n").map((line): Row => JSON.parse(line));
}

/** scikit-learn 1.9.1, roc_auc_score, of the signals in the order of their risk-coverage areas. */
const AREAS = [0.8196051225, 0.7367671048, 0.5110938193, 0.4942062138];

/** How far two areas agree: to the digits that a table shows. */
const DIGITS = 5e-4;

testOnRealData(
  "tuneThreshold() on openqa_nq301 keeps half of the answers at a risk of 20 %",
  "openqa_nq301.jsonl",
  async (path) => {
    const rows = (await rowsOf<{ human: boolean | null; judge_bem_prob: number | null }>(path))
      .filter(({ human, judge_bem_prob }) => human !== null && judge_bem_prob !== null);
    const input = {
      scores: rows.map(({ judge_bem_prob }) => Number(judge_bem_prob)),
      hallucinated: rows.map(({ human }) => human === false),
    };
    const { threshold, answered, wrong, n, promised } = tuneThreshold({
      ...{ ...input, targetRisk: 0.2 },
    });
    assertEquals([n, threshold, answered, wrong, promised], [1488, 0.296759, 757, 129, true]);
    const { aurc, aurcOptimal } = riskCoverage(input);
    assertAlmostEquals(aurc.estimate ?? NaN, 0.20357191174833023, DIGITS);
    assertAlmostEquals(aurcOptimal ?? NaN, 0.12230797374266116, DIGITS);
    // At 5 % nothing can be promised: the most confident answers are wrong more often than that.
    assertEquals(tuneThreshold({ ...input, targetRisk: 0.05 }).threshold, null);
  },
);

testOnRealData(
  "compareSignals() on confidence_signals tells one useful signal from three",
  "confidence_signals.jsonl",
  async (path) => {
    const NAMES = [
      ...["mean_entropy", "max_entropy", "semantic_inconsistency", "cross_model_disagreement"],
    ] as const;
    const rows = await rowsOf<{ hallucination: boolean } & Record<string, number>>(path);
    const hallucinated = rows.map(({ hallucination }) => hallucination);
    const signals = Object.fromEntries(
      NAMES.map((name) => [name, rows.map((row) => -row[name])]),
    );
    const { signals: found } = compareSignals({ signals, hallucinated });
    assertEquals(found.map(({ name }) => name), [
      ...["max_entropy", "mean_entropy", "semantic_inconsistency", "cross_model_disagreement"],
    ]);
    found.forEach(({ auc }, at) => assertAlmostEquals(auc.estimate ?? NaN, AREAS[at], DIGITS));
    // Combined on one half, reported on the other.
    const random = createRandom(1);
    const inFit = rows.map(() => random() < 0.5);
    const part = (wanted: boolean) => ({
      features: Object.fromEntries(
        NAMES.map((name) => [name, signals[name].filter((_, row) => inFit[row] === wanted)]),
      ),
      labels: hallucinated.filter((_, row) => inFit[row] === wanted).map((bad) => !bad),
    });
    const scores = applyLogistic(fitLogistic(part(true)), part(false).features);
    const rest = { scores, hallucinated: part(false).labels.map((good) => !good) };
    const { answered, wrong, n } = tuneThreshold({ ...rest, targetRisk: 0.3 });
    assertEquals([n, answered, wrong], [385, 170, 39]);
  },
);

testOnRealData(
  "tuneThreshold() on squad2_dev: answers on which three systems agree",
  "squad2_dev_predictions.jsonl",
  async (path) => {
    interface Row {
      readonly answerable: boolean;
      readonly predictions: Record<string, string>;
      readonly abstained: Record<string, boolean>;
    }
    // BERT's answers; the score is how many of the others gave the same; wrong: there was nothing to answer.
    const rows = (await rowsOf<Row>(path)).filter(({ abstained }) => !abstained.BERT);
    const input = {
      scores: rows.map(({ predictions: { BERT, ...others } }) =>
        Object.values(others).filter((other) => other === BERT).length
      ),
      hallucinated: rows.map(({ answerable }) => !answerable),
    };
    const curve = riskCoverage(input);
    assertEquals([curve.thresholds, curve.answered, curve.wrong], [[2, 1, 0], [509, 761, 1028], [
      47,
      104,
      166,
    ]]);
    assertEquals(tuneThreshold({ ...input, targetRisk: 0.15 }).threshold, 2);
  },
);

testOnRealData(
  "tuneThreshold() on clapnq_dev: words shared by question and passage are no evidence score",
  "clapnq_dev.jsonl",
  async (path) => {
    interface Row {
      readonly question: string;
      readonly answerable: boolean;
      readonly contexts: readonly { readonly text: string }[];
    }
    const rows = await rowsOf<Row>(path);
    const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []);
    const scores = rows.map(({ question, contexts }) => {
      const asked = wordsOf(question);
      const held = wordsOf(contexts.map(({ text }) => text).join(" "));
      return [...asked].filter((word) => held.has(word)).length / Math.max(1, asked.size);
    });
    const hallucinated = rows.map(({ answerable }) => !answerable);
    const { threshold, needed } = tuneThreshold({ scores, hallucinated, targetRisk: 0.2 });
    // The same rows 20 times over still find none, 24 times over they do: 12,000 and 14,400.
    assertEquals([threshold, needed], [null, 14925]);
    assertEquals(riskCoverage({ scores, hallucinated }).hallucinated, 300);
  },
);
