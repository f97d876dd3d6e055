import type { Sentence } from "./sentence.ts";

const RULE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** The rows of a table, each read with the head; head and rule are no rows. */
export function tableRows(text: string, start: number, end: number): readonly Sentence[] {
  const lines: { readonly line: string; readonly start: number }[] = [];
  let at = start;
  for (const line of text.slice(start, end).split("\n")) {
    lines.push({ line: line.replace(/\r$/, ""), start: at });
    at += line.length + 1;
  }
  const rule = lines.findIndex(({ line }) => RULE.test(line));
  const head = rule > 0 ? cellsOf(lines[rule - 1].line) : [];
  return lines.slice(rule + 1).flatMap(({ line, start }): Sentence[] => {
    const values = cellsOf(line);
    if (values.every((value) => value === "")) return [];
    const named = values.map((value, column) => [head[column] || `${column + 1}`, value] as const);
    const text = named.filter(([, value]) => value !== "")
      .map(([name, value], column) => head[column] ? `${name}: ${value}` : value).join("; ");
    const lead = line.length - line.trimStart().length;
    const span = { start: start + lead, end: start + line.trimEnd().length };
    return [{ kind: "row", text, span, cells: Object.fromEntries(named) }];
  });
}

/** The cells of a line; `\|` is a sign within one. */
function cellsOf(line: string): readonly string[] {
  const inner = line.trim().replace(/^\|/, "").replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}
