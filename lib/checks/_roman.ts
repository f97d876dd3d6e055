export const SECTION_WORDS: ReadonlySet<string> = new Set([
  "chapter",
  "section",
  "part",
  "article",
  "volume",
  "appendix",
]);
export function romanAt(text: string, start: number): { value: number; end: number } | null {
  const m = /^[IVX]+(?![A-Za-z])/.exec(text.slice(start, start + 10));
  if (!m) return null;
  const v: Record<string, number> = { I: 1, V: 5, X: 10 };
  let n = 0;
  for (let i = 0; i < m[0].length; i++) {
    n += v[m[0][i]] < (v[m[0][i + 1]] ?? 0) ? -v[m[0][i]] : v[m[0][i]];
  }
  return { value: n, end: start + m[0].length };
}
