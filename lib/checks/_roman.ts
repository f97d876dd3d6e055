/** Words after which letters are a roman number; elsewhere IV is a drip and XL a size. */
export const SECTION_WORDS: ReadonlySet<string> = new Set(
  ("chapter section part article volume appendix annex title book act scene phase stage tier schedule exhibit figure " +
    "table level type class grade category module unit item rule clause war " +
    "kapitel abschnitt teil artikel band anhang chapitre partie tome annexe capítulo sección parte artículo tomo anexo " +
    "seção artigo capitolo sezione articolo allegato").split(" "),
);

const ROMAN =
  /(?=[IVXLCDM])(M{0,3})(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})(?![\p{L}\p{Nd}])/uy;
/** Small letters as far as they are no word: chapter iv, but article i, part mix. */
const SMALL = /(?=[ivx]{2})(x{0,3})(ix|iv|v?i{0,3})(?![\p{L}\p{Nd}])/uy;
/** Letters that name a section rather than count it, and abbreviations. */
const LETTERS = /^(?:[CDLM]|CC|CD|CM|DC|DI|MC|MD|DM|CL|LC|MI|MM|DIV|MIX|MDI)$/;
const VALUES: Readonly<Record<string, number>> = {
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
};

/**
 * Reads the roman number at `start`, the place after a section word and its space. A single letter
 * is doubtful: Exhibit V may follow Exhibit U.
 */
export function romanAt(
  text: string,
  start: number,
): { readonly value: number; readonly end: number; readonly doubtful?: boolean } | null {
  SMALL.lastIndex = ROMAN.lastIndex = start;
  const written = ROMAN.exec(text)?.[0] ?? SMALL.exec(text)?.[0] ?? "";
  if (written === "" || LETTERS.test(written)) return null;
  const letters = written.toUpperCase();
  let value = 0;
  for (let i = 0; i < letters.length; i++) {
    const own = VALUES[letters[i] ?? ""] ?? 0;
    value += own < (VALUES[letters[i + 1] ?? ""] ?? 0) ? -own : own;
  }
  return { value, end: start + letters.length, ...(letters.length === 1 && { doubtful: true }) };
}
