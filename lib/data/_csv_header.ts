import type { ProblemLog } from "./_problem_log.ts";
import { isClosed, unknownField } from "./_row_check.ts";
import type { RowRules } from "./row_options.ts";

/**
 * The names of the columns: a nameless one, such as the index that pandas writes first, is called
 * by its number.
 */
export function columnNames(header: readonly string[]): readonly string[] {
  return header.map((name, index) => name.trim() === "" ? `column ${index + 1}` : name);
}

/** Reports what is wrong with the header of a CSV file, and says whether rows can be read by it. */
export function checkCsvHeader(
  names: readonly string[],
  { fields, unknown, id }: RowRules,
  log: ProblemLog,
  line: number,
): boolean {
  const before = log.count();
  const report = (message: string) => log.add("header", line, message);
  names.forEach((name, index) => {
    const first = names.indexOf(name);
    if (first < index) {
      report(`columns ${first + 1} and ${index + 1} have the same name ${JSON.stringify(name)}`);
    }
  });
  const rules = Object.entries(fields ?? {});
  const required = rules.filter(([, rule]) => !rule.optional).map(([name]) => name);
  if (id !== undefined && !required.includes(id)) required.unshift(id);
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0 && names.length === 1) {
    report(`1 column found, expected ${listed(required)}`);
  } else if (missing.length > 0) {
    const columns = missing.length === 1 ? "column" : "columns";
    report(`${columns} ${listed(missing)} missing: found ${listed(names)}`);
  }
  if (isClosed({ fields, unknown })) {
    const known = [...new Set([...required, ...rules.map(([name]) => name)])];
    for (const name of new Set(names)) {
      if (known.includes(name)) continue;
      log.add("unknown-field", line, unknownField(name, known));
    }
  }
  return log.count() === before;
}

/**
 * The delimiter of a CSV file: the one of comma, semicolon and tab that its header line has most
 * of outside quotes. A comma where it has none of them.
 */
export function guessDelimiter(text: string): string {
  const counts = new Map([[",", 0], [";", 0], ["\t", 0]]);
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === "\n" || character === "\r") break;
    else if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts].reduce((best, next) => next[1] > best[1] ? next : best)[0];
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => JSON.stringify(name));
  if (quoted.length < 2) return quoted.join("");
  return `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
}
