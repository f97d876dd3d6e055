/** Words after which letters are a roman number; elsewhere IV is a drip and XL a size. */
export const SECTION_WORDS: ReadonlySet<string> = new Set(
  ("chapter section part article volume appendix annex title book act scene phase stage tier schedule exhibit figure " +
    "table kapitel abschnitt teil artikel band chapitre partie tome capítulo sección parte artículo tomo seção artigo " +
    "capitolo sezione articolo").split(" "),
);

const ROMAN = /(?=[IVXLC])(C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})(?![\p{L}\p{Nd}])/uy;
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** Reads the roman number at `start`, the place after a section word and its space. */
export function romanAt(text: string, start: number): { value: number; end: number } | null {
  ROMAN.lastIndex = start;
  const letters = ROMAN.exec(text)?.[0] ?? "";
  if (letters === "") return null;
  let value = 0;
  for (let i = 0; i < letters.length; i++) {
    const own = VALUES[letters[i] ?? ""] ?? 0;
    value += own < (VALUES[letters[i + 1] ?? ""] ?? 0) ? -own : own;
  }
  return { value, end: start + letters.length };
}
