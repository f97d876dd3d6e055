import type { HumanVerdict } from "../data/combine_raters.ts";
import type { ErrorKind } from "./error_findings.ts";

/** The rows on which one kind of error is possible. */
export interface ErrorClass {
  readonly error: ErrorKind;
  /** What such a row is called, in the plural. */
  readonly noun: string;
  /** What the judge does when it errs. */
  readonly verb: string;
  /** Positions of the rows. */
  readonly rows: readonly number[];
  /** Whether the judge errs, in the order of `rows`. */
  readonly erred: readonly boolean[];
}

/** The class that holds all compared rows, where they are all bad answers or all good ones. */
export function onlyClass(
  [any, ...parts]: readonly [any: ErrorClass, ...parts: readonly ErrorClass[]],
): ErrorClass | null {
  if (any.rows.length === 0) return null;
  return parts.find(({ rows }) => rows.length === any.rows.length) ?? null;
}

/** All compared rows, the bad answers and the good ones. */
export function errorClasses(
  human: readonly HumanVerdict[],
  judge: readonly (boolean | null)[],
): readonly [any: ErrorClass, miss: ErrorClass, falseAlarm: ErrorClass] {
  const classOf = (
    error: ErrorKind,
    noun: string,
    verb: string,
    belongs: (label: boolean) => boolean,
  ): ErrorClass => {
    const rows: number[] = [];
    const erred: boolean[] = [];
    human.forEach((label, row) => {
      if (typeof label !== "boolean" || judge[row] === null || !belongs(label)) return;
      rows.push(row);
      erred.push(judge[row] !== label);
    });
    return { error, noun, verb, rows, erred };
  };
  return [
    classOf("any", "answers", "errs on", () => true),
    classOf("miss", "bad answers", "passes", (label) => label),
    classOf("false-alarm", "good answers", "flags", (label) => !label),
  ];
}
