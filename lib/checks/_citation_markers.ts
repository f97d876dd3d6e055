import type { Span } from "../data/span.ts";

/** A stretch of an answer that has the form of a citation. */
export interface CitationMarker extends Span {
  /** What stands between its signs. */
  readonly content: string;
  /**
   * `brackets` may be anything else too, an aside or an index; a `label`, such as `[^1]`, `【1】` and
   * `(source: 1)`, is a citation whatever it holds; a `mention`, such as `(see 1)`, is one if it holds an id.
   */
  readonly form: "brackets" | "label" | "mention";
}

const MARKER =
  /\[\^([^[\]\n]{1,200})\]|\[([^[\]\n]{1,200})\]|【([^【】\n]{1,200})】|［([^［］\n]{1,200})］|\((?:sources?|references?|citations?|quellen?|fuentes?|fonti?): *([^()\n]{1,200})\)|\((?:see|cf\.?|from|docs?|documents?|chunks?|passages?|sources?|refs?|ids?)[: ] *([^()\n]{1,200})\)/gi;

/** Every marker of an answer; none in code, in links, in definitions of footnotes, in boxes to tick. */
export function citationMarkers(answer: string): readonly CitationMarker[] {
  if (!/[[(【［]/.test(answer)) return [];
  const text = blankCode(answer);
  const markers: CitationMarker[] = [];
  for (const match of text.matchAll(MARKER)) {
    const [whole, caret, square, lenticular, wide, source, mention] = match;
    const [start, end] = [match.index, match.index + whole.length];
    const content = caret ?? square ?? lenticular?.replace(/†.*$/, "") ?? wide ?? source ?? mention;
    if (whole[0] === "[" && isOther(text, start, end, content)) continue;
    const form = square ?? wide ? "brackets" : mention ? "mention" : "label";
    markers.push({ start, end, content, form });
  }
  return markers;
}

const CODE_NAME =
  /(?:\b(?:arr|array|list|args|argv|items?|data|rows?|cols?|matrix|values?|params|obj|dict|str|buf|input|results?|lines|tokens|[a-z])|\w_\w*|[a-z][A-Z]\w*|[$)\]])$/;

/** Whether square brackets are a link, a definition, a box to tick, or an index into something. */
function isOther(text: string, start: number, end: number, content: string): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 3);
  if (after[0] === "(" && !/\d/.test(content)) return true;
  if (before.endsWith("!") && after[0] === "(") return true;
  if (after[0] === ":" && /(?:^|\n) {0,3}$/.test(before)) return true;
  if (/^[ xX]$/.test(content) && /(?:^|\n)\s*(?:[-*+]|\d+\.) $/.test(before)) return true;
  if (
    /\b(?:range|interval|between|domain|interval of) $/i.test(before) && /^[-\d., ]+$/.test(content)
  ) {
    return true;
  }
  if (/^ ?(?:=(?!=)|[+*/-]=)/.test(after) || /^(?:\.[a-z_]|\()/.test(after) && /\w$/.test(before)) {
    return true;
  }
  return /\w$/.test(before) && /^-?\d+$/.test(content) && CODE_NAME.test(before);
}

/** Blanks fenced and inline code, signs kept in number. */
function blankCode(text: string): string {
  return text
    .replace(/(?:^|\n)(?:```|~~~)[\s\S]*?(?:\n(?:```|~~~)|$(?![\s\S]))/g, blank)
    .replace(/`[^`\n]{1,500}`/g, blank);
}

function blank(code: string): string {
  return code.replace(/[^\n]/g, " ");
}

/** Markers of one declared form, in which `n` stands for the id, such as `"[^n]"`. */
export function declaredMarkers(answer: string, syntax: string): readonly CitationMarker[] {
  const [opening, closing] = syntaxParts(syntax).map((part) => RegExp.escape(part));
  const marker = new RegExp(`${opening}([^\\n[\\]【】]{1,200}?)${closing}`, "gi");
  const text = blankCode(answer);
  return [...text.matchAll(marker)].flatMap((match): CitationMarker[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const content = match[1];
    if (match[0][0] === "[" && isOther(text, start, end, content)) return [];
    return [{ start, end, content, form: syntax === "[n]" ? "brackets" : "label" }];
  });
}

const NEAR_MISS =
  /[({<]\^?([^\s(){}<>]{1,120})[)}>](?=[.,;:!?]|\s*(?:\n|$))|\[ ?\^?([^\s[\],;]{1,120}?)(?=[.,;]?(?:\s|$))/g;

/** Stretches that hold one of the ids in signs that are no form of citation, or in brackets that do not close. */
export function nearMisses(answer: string, ids: ReadonlySet<string>): readonly Span[] {
  return [...blankCode(answer).matchAll(NEAR_MISS)]
    .filter((match) => ids.has(match[1] ?? match[2]))
    .filter(({ index }) => !/(?:^|\n)\s*$/.test(answer.slice(Math.max(0, index - 8), index)))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** What stands before and after the `n` of a declared form; empty where it has none that stands alone. */
export function syntaxParts(syntax: string): readonly string[] {
  const parts = syntax.split(/(?<![A-Za-z])n(?![A-Za-z])/);
  return parts.length === 2 && parts[0] !== "" && parts[1] !== "" ? parts : [];
}
