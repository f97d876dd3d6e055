import type { CodedJudge } from "./_read_judge.ts";
import type { CodedRatings } from "./_read_ratings.ts";
import type { AnnotatorScoring } from "./alternative_annotator.ts";

/** Which of judge and annotator stands closer to the remaining annotators, item by item. */
export interface AnnotatorAdvantage {
  /** The items compared. */
  readonly items: readonly number[];
  /** 1 where the judge does at least as well as the annotator, else 0. */
  readonly judge: readonly number[];
  /** 1 where the annotator does at least as well as the judge, else 0; both on a tie. */
  readonly annotator: readonly number[];
}

/** Compares on the items that the judge, the annotator and at least one other have labelled. */
export function annotatorAdvantage(
  { codes, raters, units }: CodedRatings,
  verdicts: CodedJudge,
  annotator: number,
  scoring: AnnotatorScoring,
): AnnotatorAdvantage {
  const values = scoring === "rmse" ? verdicts.labels.map(Number) : [];
  const items: number[] = [];
  const judgeWins: number[] = [];
  const annotatorWins: number[] = [];
  for (let unit = 0; unit < units; unit++) {
    const judge = verdicts.codes[unit];
    const own = codes[unit * raters + annotator];
    if (judge < 0 || own < 0) continue;
    let others = 0;
    // Both are held against the same others, so sums order them as the scores would.
    let judgeOff = 0;
    let ownOff = 0;
    for (let r = 0; r < raters; r++) {
      const other = codes[unit * raters + r];
      if (r === annotator || other < 0) continue;
      others++;
      judgeOff += distance(judge, other, values);
      ownOff += distance(own, other, values);
    }
    if (others === 0) continue;
    // Distances equal in exact arithmetic differ by rounding: a hair's breadth is a tie.
    const hair = 1e-12 * (judgeOff + ownOff);
    items.push(unit);
    judgeWins.push(judgeOff <= ownOff + hair ? 1 : 0);
    annotatorWins.push(ownOff <= judgeOff + hair ? 1 : 0);
  }
  return { items, judge: judgeWins, annotator: annotatorWins };
}

function distance(code: number, other: number, values: readonly number[]): number {
  if (values.length === 0) return code === other ? 0 : 1;
  return (values[code] - values[other]) ** 2;
}
