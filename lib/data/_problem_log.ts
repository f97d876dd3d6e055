import type { Problem, ProblemRule } from "./row.ts";

/** Where the readers report what is wrong with a file. */
export interface ProblemLog {
  /** Reports one problem; `column` may be left out. */
  add(rule: ProblemRule, line: number, message: string, column?: number): void;
  /** How many problems were reported. */
  count(): number;
  /** Throws one error for all problems, unless they went to `onProblem`. */
  finish(): void;
}

/** A log that hands problems on, or keeps the first ones for one error at the end. */
export function createProblemLog(
  file: string,
  { maxProblems = 20, onProblem }: {
    readonly maxProblems?: number;
    readonly onProblem?: (problem: Problem) => void;
  },
): ProblemLog {
  const kept: Problem[] = [];
  let total = 0;
  return {
    add(rule, line, text, column) {
      total++;
      const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
      const message = `${place}: ${text}`;
      const problem = column === undefined
        ? { file, line, rule, message }
        : { file, line, column, rule, message };
      if (onProblem !== undefined) onProblem(problem);
      else if (kept.length < maxProblems) kept.push(problem);
    },
    count: () => total,
    finish() {
      if (kept.length > 0) throw readingError(file, kept, total);
    },
  };
}

function readingError(file: string, kept: readonly Problem[], total: number): SyntaxError {
  const found = total === 1 ? "1 problem" : `${total} problems`;
  const listed = total > kept.length ? `, the first ${kept.length} of them` : "";
  const lines = kept.map((problem) => problem.message).join("\n");
  return new SyntaxError(`Cannot read ${file} as it has ${found}${listed}:\n${lines}`, {
    cause: kept,
  });
}
