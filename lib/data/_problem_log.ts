import { formatCount } from "../statistics/format_count.ts";
import { createProblemList } from "./_problem_list.ts";
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
  const list = createProblemList(maxProblems);
  let total = 0;
  return {
    add(rule, line, text, column) {
      total++;
      const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
      const message = `${place}: ${text}`;
      const problem = column === undefined
        ? { file, line, rule, message }
        : { file, line, column, rule, message };
      if (onProblem !== undefined) return onProblem(problem);
      if (kept.length < maxProblems) kept.push(problem);
      list.add(`${rule} ${text}`, message);
    },
    count: () => total,
    finish() {
      if (kept.length === 0) return;
      const found = total === 1 ? "1 problem" : `${formatCount(total)} problems`;
      const { lines, covered } = list.finish();
      const listed = total > covered ? `, the first ${lines.length} of them` : "";
      const header = `Cannot read ${file} as it has ${found}${listed}:`;
      throw new SyntaxError([header, ...lines].join("\n"), { cause: kept });
    },
  };
}
