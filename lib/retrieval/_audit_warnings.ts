import { faithfulnessOf } from "./_answer_split.ts";
import type { Labelled } from "./_gold.ts";
import { isConfidentWrong } from "./_segments.ts";

/** What to beware of in a set of traces. */
export function auditWarnings(labelled: readonly Labelled[], k: number): readonly string[] {
  const measured = labelled.filter(({ relevant }) => relevant !== null && relevant.size > 0);
  const warnings = [...strangeLabels(measured, labelled)];
  const ids = labelled.map(({ id }) => id);
  const repeated = ids.length - new Set(ids).size;
  if (repeated > 0) {
    const who = repeated === 1 ? "1 trace repeats" : `${repeated} traces repeat`;
    warnings.push(
      `${who} an id: runs of one question are not independent, and the intervals are too narrow`,
    );
  }
  const short = measured.filter(({ chunks }) => chunks.length < k).length;
  if (short > 0) {
    warnings.push(`${short} of ${measured.length} traces hold fewer than ${k} passages`);
  }
  const repeats = measured.filter(({ trace, chunks }) =>
    hasRepeat(chunks.map(({ id }) => id)) ||
    hasRepeat(trace.relevant_chunk_ids ?? trace.relevant_doc_ids ?? [])
  ).length;
  if (repeats > 0) {
    const who = repeats === 1 ? "1 trace names" : `${repeats} traces name`;
    warnings.push(
      `${who} a passage or document twice, in the gold label or among the retrieved: it counts once`,
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

function hasRepeat(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length;
}

/** Ids of another kind, or written another way, would look like retrieval that found nothing. */
function strangeLabels(
  measured: readonly Labelled[],
  labelled: readonly Labelled[],
): readonly string[] {
  const retrieved = new Set(labelled.flatMap(({ keys }) => keys));
  const gold = measured.flatMap(({ relevant }) => [...relevant ?? []]);
  const [first] = retrieved;
  if (first === undefined || gold.length === 0 || gold.some((id) => retrieved.has(id))) return [];
  const ids = `gold has ${JSON.stringify(gold[0])}, the retrieved ${JSON.stringify(first)}`;
  return [`no gold label names anything that was retrieved: ${ids}`];
}
