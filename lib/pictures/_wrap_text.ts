/**
 * The text in lines of at most `width` characters, broken at spaces, else after `_`, `-`, `/`, `.`,
 * else anywhere, so that nothing of it has to be cut off.
 */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    const joined = line === "" ? word : `${line} ${word}`;
    if (length(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const piece of pieces(word, width)) {
      if (line !== "" && length(line + piece) > width) {
        lines.push(line);
        line = "";
      }
      line += piece;
    }
  }
  lines.push(line);
  return lines;
}

/** The longest line of some lines, in characters. */
export function longest(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, length(line)), 0);
}

function pieces(word: string, width: number): string[] {
  const found: string[] = [];
  for (const part of word.split(/(?<=[-_/.])/)) {
    const characters = [...part];
    for (let start = 0; start < characters.length; start += width) {
      found.push(characters.slice(start, start + width).join(""));
    }
  }
  return found;
}

function length(text: string): number {
  return [...text].length;
}
