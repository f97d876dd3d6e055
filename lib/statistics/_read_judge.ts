import type { Label } from "./confusion_matrix.ts";
import { type CodedRatings, requireLabel } from "./_read_ratings.ts";
import { outOfRange, wrongType } from "./_require.ts";

/** A judge's labels of the units that people rated, as codes. */
export interface CodedJudge {
  /** The people's labels, then those that only the judge gives. */
  readonly labels: readonly Label[];
  /** One code a unit; -1 = no verdict. */
  readonly codes: Int32Array;
}

/** Checks a judge's labels beside the ratings; throws where they are of another kind than the people's. */
export function readJudge(
  judge: readonly (Label | null | undefined)[],
  { labels, units }: CodedRatings,
  action: string,
): CodedJudge {
  if (!Array.isArray(judge)) throw wrongType(action, "judge", "an array", judge);
  if (judge.length !== units) {
    throw outOfRange(action, "judge.length", `${units}, that of the raters`, judge.length);
  }
  const position = new Map(labels.map((label, i) => [label, i]));
  const kinds = new Set(labels.map((label) => typeof label));
  const codes = new Int32Array(units).fill(-1);
  for (let unit = 0; unit < units; unit++) {
    const label = judge[unit];
    if (label === null || label === undefined) continue;
    let code = position.get(label);
    if (code === undefined) {
      requireLabel(label, `judge[${unit}]`, action);
      // 1 for true would disagree with everybody, in silence.
      if (kinds.size > 0 && !kinds.has(typeof label)) {
        throw wrongType(action, `judge[${unit}]`, `a ${[...kinds].join(" or ")}, as rated`, label);
      }
      code = position.size;
      position.set(label, code);
    }
    codes[unit] = code;
  }
  return { labels: [...position.keys()], codes };
}
