import { clopperPearsonInterval } from "../statistics/clopper_pearson_interval.ts";
import { type Fields, isCount, isNumber, must } from "./_record_part.ts";

/** The numbers of the sentence that a kept promise has. */
const SENTENCE =
  /^With (\S+) % confidence, at most (\S+) % of .* at a score of (\S+) or more, for questions/;

/** Throws unless the sentence of a promise and its bound follow from its numbers; `where` names the record. */
export function checkPromise(tuned: Fields, where: string): void {
  const { threshold, confidence, targetRisk, promise, bound, answered, wrong } = tuned;
  if (threshold === null) {
    must(bound === null, where, "tuned.bound", "null without a threshold", bound);
    must(answered === 0, where, "tuned.answered", "0 without a threshold", answered);
    return;
  }
  must(isNumber(bound), where, "tuned.bound", "a number", bound);
  if (tuned.promised !== true) return;
  const said = (SENTENCE.exec(String(promise)) ?? []).slice(1).map(Number);
  const meant = [100 * Number(confidence), 100 * Number(targetRisk), Number(threshold)];
  // A threshold is written to six digits, to the stricter side.
  const same = meant.every((number, at) =>
    Math.abs(said[at] - number) <= 1.1e-5 * Math.abs(number)
  );
  must(same, where, "tuned.promise", "a sentence of its confidence, target and threshold", promise);
  const level = 1 - chanceOfError(tuned);
  const counts = [Number(wrong), Number(answered)] as const;
  const { upper } = clopperPearsonInterval(...counts, { level, sides: "upper" });
  const near = Math.abs(Number(bound) - Number(upper)) <= 1e-9;
  must(near, where, "tuned.bound", `${upper}, of wrong and answered`, bound);
}

/** Of the test that found the threshold: see `tuneThreshold`. */
function chanceOfError(tuned: Fields): number {
  const { method, confidence, targetOverRefusal, tried, sequences } = tuned;
  const chance = (1 - Number(confidence)) / (targetOverRefusal === null ? 1 : 2);
  if (method === "bonferroni") return chance / Math.max(1, Number(tried));
  return method === "split" ? chance : chance / Math.max(1, (sequences as unknown[]).length);
}

/** Throws unless what is told of the search is there. */
export function checkSearch({ tried, sequences, needed, warnings }: Fields, where: string): void {
  must(isCount(tried), where, "tuned.tried", "an integer >= 0", tried);
  const whole = Array.isArray(sequences) &&
    sequences.every((one) => isCount(one?.from) && isNumber(one?.confidence));
  must(whole, where, "tuned.sequences", "a list of starts with their confidence", sequences);
  must(needed === null || isCount(needed), where, "tuned.needed", "a count or null", needed);
  const texts = Array.isArray(warnings) && warnings.every((text) => typeof text === "string");
  must(texts, where, "tuned.warnings", "a list of texts", warnings);
}
