import type { JudgementPlace } from "./judge_run.ts";

/** Which judgement stands at a place of the results, where the repeats of an item stand side by side. */
export function judgementPlace(
  at: number,
  repeats: number,
  ids: readonly (string | undefined)[],
): JudgementPlace {
  const index = Math.floor(at / repeats);
  const id = ids[index];
  return {
    index,
    ...id === undefined ? {} : { id },
    ...repeats === 1 ? {} : { repeat: at % repeats },
  };
}
