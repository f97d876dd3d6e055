// deno-lint-ignore-file no-console
/**
 * How well lexicalEntail tells support from the lack of it, on two sets labelled by people that stand beside the
 * project where it is developed: areas under the ROC curve with their intervals.
 *
 *     deno run --allow-read tests/tasks/lexical_quality.ts
 */
import { detectAbstention } from "../../lib/checks/detect_abstention.ts";
import { readJsonl } from "../../lib/data/read_jsonl.ts";
import { entailClaims } from "../../lib/entailment/entail_claims.ts";
import { lexicalEntail } from "../../lib/entailment/lexical_entail.ts";
import { formatInterval } from "../../lib/statistics/format_interval.ts";
import { type RocAuc, rocAuc } from "../../lib/statistics/roc_auc.ts";

const FOLDER = new URL("../../../shared/data/", import.meta.url);

/** Premises and hypotheses with a label: entailment against the rest, and contradiction against the rest. */
export async function onConjnli(
  path: string | URL,
): Promise<{ readonly entailment: RocAuc; readonly contradiction: RocAuc }> {
  const pairs: { premise: string; hypothesis: string }[] = [];
  const labels: string[] = [];
  for await (const { value } of readJsonl(path)) {
    const { premise, hypothesis, label } = value as Record<string, unknown>;
    pairs.push({ premise: String(premise), hypothesis: String(hypothesis) });
    labels.push(String(label));
  }
  const results = await lexicalEntail()(pairs);
  const auc = (name: "entailment" | "contradiction") =>
    rocAuc({
      labels: labels.map((label) => label === name),
      scores: results.map((result) => result[name]),
    });
  return { entailment: auc("entailment"), contradiction: auc("contradiction") };
}

/**
 * Answers with their passages: at least two of three people gave faithfulness 1 or 2. The score of an answer is the
 * mean over its sentences of what is not entailed by any passage; full refusals state nothing and are left out.
 */
export async function onMtrag(
  path: string | URL,
): Promise<{ readonly answered: RocAuc; readonly refusals: number }> {
  const labels: boolean[] = [];
  const scores: number[] = [];
  let refusals = 0;
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
  for await (const { value } of readJsonl(path)) {
    const row = value as {
      readonly answer: string;
      readonly contexts: readonly string[];
      readonly human_faithfulness: Readonly<Record<string, number>>;
    };
    const claims = [...sentences.segment(row.answer)]
      .map(({ segment }, i) => ({ id: `${i}`, text: segment.trim() }))
      .filter(({ text }) => /\p{L}/u.test(text));
    if (claims.length === 0 || detectAbstention(row.answer).kind === "full") {
      refusals++;
      continue;
    }
    const chunks = row.contexts.map((text, i) => ({ id: `${i}`, text }));
    const results = await entailClaims(claims, chunks, lexicalEntail());
    const open = results.map(({ entailment }) => 1 - entailment.entailment);
    scores.push(open.reduce((sum, one) => sum + one, 0) / open.length);
    const low = Object.values(row.human_faithfulness).filter((grade) => grade <= 2);
    labels.push(low.length >= 2);
  }
  return { answered: rocAuc({ labels, scores }), refusals };
}

if (import.meta.main) {
  try {
    const conjnli = await onConjnli(new URL("conjnli.jsonl", FOLDER));
    console.log(`conjnli, entailment: ROC AUC ${formatInterval(conjnli.entailment)}`);
    console.log(`conjnli, contradiction: ROC AUC ${formatInterval(conjnli.contradiction)}`);
    const { answered, refusals } = await onMtrag(new URL("mtrag_human_eval.jsonl", FOLDER));
    console.log(`mtrag, hallucinated: ROC AUC ${formatInterval(answered)}`);
    console.log(`  beside ${refusals} full refusals, which state nothing`);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    console.log("skipped: the labelled sets are not beside the project");
  }
}
