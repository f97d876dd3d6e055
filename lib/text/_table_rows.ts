import type { TextLine } from "./_text_lines.ts";

/** A row of a table as it reads with its header. */
export interface TableRow {
  readonly line: TextLine;
  readonly text: string;
  readonly cells: Readonly<Record<string, string>>;
}

const RULE = /^\|?\s*:?-+:?(?:\s*\|\s*:?-+:?)*\s*\|?$/;

/** Whether a table begins at line `i`: a header, and beneath it a rule of as many cells; or rows between bars. */
export function tableAt(lines: readonly TextLine[], i: number): "ruled" | "bare" | null {
  const [line, next] = [lines[i].text, lines[i + 1]?.text ?? ""];
  if (!line.includes("|")) return null;
  if (
    next.includes("|") && RULE.test(next.trim()) && cellsOf(line).length === cellsOf(next).length
  ) {
    return "ruled";
  }
  return isBarred(line) ? "bare" : null;
}

function isBarred(line: string): boolean {
  const bare = line.trim();
  return bare.length > 2 && bare.startsWith("|") && bare.endsWith("|");
}

/** The header, the rows, and the line after them. */
export function readTable(
  lines: readonly TextLine[],
  i: number,
  kind: "ruled" | "bare",
): { readonly rows: readonly TableRow[]; readonly next: number } {
  const header = kind === "ruled" ? cellsOf(lines[i].text) : [];
  const names = distinctNames(header);
  const rows: TableRow[] = [];
  let next = kind === "ruled" ? i + 2 : i;
  for (; next < lines.length; next++) {
    const line = lines[next];
    if (!line.text.includes("|") || (kind === "bare" && !isBarred(line.text))) break;
    if (RULE.test(line.text.trim())) continue;
    const values = cellsOf(line.text);
    const cells: Record<string, string> = {};
    const parts: string[] = [];
    values.forEach((value, column) => {
      if (value === "") return;
      const name = header[column] ?? "";
      cells[names[column] ?? `column ${column + 1}`] = value;
      parts.push(name === "" ? value : `${name.replace(/:$/, "")}: ${value}`);
    });
    if (parts.length > 0) rows.push({ line, text: parts.join("; "), cells });
  }
  return { rows, next };
}

/** The cells of a line; a bar behind a backslash or within code parts none. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let code = false;
  const body = line.trim().replace(/^\|/, "").replace(/(?<!\\)\|$/, "");
  for (let at = 0; at < body.length; at++) {
    const sign = body[at];
    if (sign === "\\" && body[at + 1] === "|") cell += body[++at];
    else if (sign === "|" && !code) {
      cells.push(cell);
      cell = "";
    } else {
      if (sign === "`") code = !code && body.includes("`", at + 1);
      cell += sign;
    }
  }
  return [...cells, cell].map((it) => it.trim().replace(/^(\*\*|__)(.+)\1$/, "$2"));
}

function distinctNames(header: readonly string[]): string[] {
  const names: string[] = [];
  header.forEach((name, column) => {
    const plain = name === "" ? `column ${column + 1}` : name;
    const again = names.filter((it) => it === plain).length > 0;
    names.push(again ? `${plain} (${column + 1})` : plain);
  });
  return names;
}
