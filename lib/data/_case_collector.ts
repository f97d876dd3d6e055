import { chooseAnswer } from "./_answer_column.ts";
import { readCaseRow } from "./_case_row.ts";
import type { ProblemLog } from "./_problem_log.ts";
import type { Case } from "./case.ts";
import type { JsonObject } from "./json_value.ts";

/** Takes rows and makes cases of them. */
export interface CaseCollector {
  /** Takes the row that begins on a line. */
  readonly add: (row: JsonObject, line: number) => void;
  /** The cases and what to beware of; throws for all problems at once. */
  readonly finish: () => { readonly cases: readonly Case[]; readonly warnings: readonly string[] };
}

/** Reports to `log`; `answer` is the field of the answer to take. */
export function createCaseCollector(
  file: string,
  log: ProblemLog,
  answer: string | undefined,
): CaseCollector {
  const choose = answer === undefined ? undefined : chooseAnswer(answer);
  const cases: Case[] = [];
  const foreign = new Map<string, number>();
  let rows = 0;
  let chosen = 0;
  return {
    add(row, line) {
      rows++;
      const replaced = choose === undefined ? row : choose(row);
      if (replaced !== undefined) chosen++;
      const source = replaced ?? withoutAnswer(row);
      const found = readCaseRow(source, (message) => log.add("field-type", line, message));
      if (found === undefined) return;
      cases.push(found.oneCase);
      for (const name of found.foreign) foreign.set(name, (foreign.get(name) ?? 0) + 1);
    },
    finish() {
      if (rows > 0 && chosen === 0) {
        log.add("missing-field", 1, `no row has an answer at ${answer}`);
      }
      log.finish();
      if (cases.length === 0) {
        throw new SyntaxError(`Cannot read ${file} as it holds no case: an empty set never passes`);
      }
      const names = [...foreign.keys()];
      const warnings = names.length === 0 ? [] : [
        `${file}: kept under metadata, as no field of a case has the name: ${names.join(", ")}`,
      ];
      return { cases, warnings };
    },
  };
}

function withoutAnswer(row: JsonObject): JsonObject {
  const { answer: _, response: __, citations: ___, groundedness: ____, ...others } = row;
  return others;
}
