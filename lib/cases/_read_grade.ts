import { isObject } from "./_require.ts";

/** What a judge said: a grade, or why there is none. */
export type Grade = { readonly grade: number } | { readonly error: string };

/** A grade as a number, or as a text that holds nothing else: "4", "4/5". */
const WRITTEN = /^\s*([1-5])(?:\.0+)?\s*(?:\/\s*5)?\s*$/;

/**
 * Reads what a judge gave: a whole number from 1 to 5, bare or as `grade` of an object. Anything else is an error of
 * the judge and never a pass: a guess at what it meant would decide the case.
 */
export function readGrade(given: unknown): Grade {
  const value = isObject(given) ? given.grade : given;
  if (isObject(given) && value === undefined && typeof given.error === "string") {
    return { error: `the judge failed: ${given.error}` };
  }
  const written = typeof value === "string" ? WRITTEN.exec(value)?.[1] : undefined;
  const grade = written === undefined ? value : Number(written);
  if (typeof grade === "number" && Number.isInteger(grade) && grade >= 1 && grade <= 5) {
    return { grade };
  }
  const shown = typeof value === "number" ? String(value) : JSON.stringify(value) ?? String(value);
  return { error: `the judge gave no grade from 1 to 5: ${shown.slice(0, 80)}` };
}
