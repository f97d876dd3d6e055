import { faithfulnessOf } from "./_answer_split.ts";
import type { Labelled } from "./_gold.ts";
import { isConfidentWrong } from "./_segments.ts";

/** What to beware of in a set of traces. */
export function auditWarnings(labelled: readonly Labelled[], k: number): readonly string[] {
  const warnings: string[] = [];
  const measured = labelled.filter(({ relevant }) => relevant !== null && relevant.size > 0);
  const ids = labelled.map(({ id }) => id);
  const repeated = ids.length - new Set(ids).size;
  if (repeated > 0) {
    warnings.push(
      `${repeated} traces repeat an id: runs of one question are not independent, and the intervals are too narrow`,
    );
  }
  const short = measured.filter(({ chunks }) => chunks.length < k).length;
  if (short > 0) {
    warnings.push(`${short} of ${measured.length} traces hold fewer than ${k} passages`);
  }
  const repeats =
    measured.filter(({ trace, chunks }) =>
      new Set(chunks.map(({ id }) => id)).size < chunks.length ||
      new Set(trace.relevant_chunk_ids).size < (trace.relevant_chunk_ids ?? []).length
    ).length;
  if (repeats > 0) {
    warnings.push(
      `${repeats} traces name a passage twice, in the gold label or among the retrieved: it counts once`,
    );
  }
  const judged = labelled.filter(({ trace }) => trace.correct !== undefined).length;
  if (judged > 0 && judged < labelled.length) {
    warnings.push(
      `${labelled.length - judged} of ${labelled.length} answers are not judged right or wrong`,
    );
  }
  const wrong = labelled.filter(isConfidentWrong);
  const faithful = wrong.filter((one) => faithfulnessOf(one) === 1).length;
  if (wrong.length > 0 && faithful > 0) {
    warnings.push(
      `${faithful} of ${wrong.length} confident wrong answers are faithful to what was retrieved: faithfulness cannot see them`,
    );
  }
  return warnings;
}
