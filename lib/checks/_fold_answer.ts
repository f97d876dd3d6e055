/** A text made ready for searching, with the way back to the original. */
export interface FoldedAnswer {
  /** Lower case, plain apostrophes, single spaces; a line break only where a paragraph or item ends. */
  readonly text: string;
  /** For each code unit of `text`, and its end, the offset in the original. */
  readonly places: Uint32Array;
}

/** Left out: soft hyphen, zero-width signs, byte order mark, and asterisks, with which Markdown stresses. */
const DROPPED = /[\u00ad\u200b-\u200d\u2060\ufeff*]/;
const ITEM = /^[ \t]*(?:[-*+•|#>]|\d{1,3}[.)] )/;

/** What only case can change: ASCII without asterisk and backtick, single spaces; nothing that a mark may join. */
const PLAIN = /(?:[!-)+-_a-~](?![*\u0080-\uffff])| (?=[!-)+-_a-~])){1,500}/y;

/**
 * Folds case, apostrophes and white space, each sign remembering its place. Accents stay; a letter and its
 * combining accent become one sign.
 */
export function foldAnswer(text: string): FoldedAnswer {
  const out: string[] = [];
  const places = new Uint32Array(text.length + 1);
  let at = 0;
  let size = 0;
  while (at < text.length) {
    PLAIN.lastIndex = at;
    const plain = PLAIN.exec(text)?.[0];
    if (plain !== undefined) {
      out.push(plain.toLowerCase());
      for (const end = at + plain.length; at < end; at++) places[size++] = at;
      continue;
    }
    const sign = text[at];
    if (/\s/.test(sign)) {
      const start = at;
      let breaks = 0;
      for (; at < text.length && /\s/.test(text[at]); at++) if (text[at] === "\n") breaks++;
      const ends = breaks > 1 || (breaks === 1 && ITEM.test(text.slice(at, at + 8)));
      places[size++] = start;
      out.push(ends ? "\n" : " ");
      continue;
    }
    const folded = foldSign(sign);
    const joined = /[\u0300-\u036f]/.test(sign) && out.length > 0
      ? (out[out.length - 1] + sign).normalize("NFC")
      : "";
    if (joined.length === 1) out[out.length - 1] = joined;
    else if (!DROPPED.test(sign)) {
      places[size++] = at;
      out.push(folded);
    }
    at++;
  }
  places[size] = text.length;
  return { text: out.join(""), places };
}

function foldSign(sign: string): string {
  if (/[\u2018\u2019\u02bc\uff07\u0060\u00b4]/.test(sign)) return "'";
  const lower = sign.toLowerCase();
  return lower.length === 1 ? lower : sign;
}

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "\u201c": "\u201d",
  "\u201e": "\u201c\u201d",
  "«": "»",
  "»": "«",
  "「": "」",
  "『": "』",
};
const MARK = /[>'"\u201c\u201e«»「『]/g;
/** No quotation runs on beyond this; an opening mark without its partner stands alone. */
const LONGEST = 600;

/**
 * A folded text in which what stands in quotation marks is blanked, signs kept in number. An answer that stands
 * in quotation marks as a whole is not blanked.
 */
export function blankQuotations(text: string): string {
  const out: string[] = [];
  const searched: Record<string, number> = {};
  let from = 0;
  for (let at = nextMark(text, 0); at >= 0; at = nextMark(text, at + 1)) {
    if (text[at] === ">" && /^$|\n/.test(text[at - 1] ?? "")) {
      const end = text.indexOf("\n", at);
      const quoted = (end < 0 ? text.length : end) - at - 1;
      out.push(text.slice(from, at + 1), "\u25a1".repeat(quoted));
      from = at + 1 + quoted;
      at = from;
      continue;
    }
    const end = quotationEnd(text, at, searched);
    if (end < 0 || (text.slice(0, at).trim() === "" && /^[\s.!]*$/.test(text.slice(end + 1)))) {
      continue;
    }
    out.push(text.slice(from, at + 1), "\u25a1".repeat(end - at - 1));
    from = end;
    at = end;
  }
  out.push(text.slice(from));
  return out.join("");
}

/** Where the next mark that may open a quotation stands, or -1. */
function nextMark(text: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.exec(text)?.index ?? -1;
}

/** Where the quotation that begins at `start` ends, or -1. `searched` says how far each mark was looked for in vain. */
function quotationEnd(text: string, start: number, searched: Record<string, number>): number {
  const single = text[start] === "'";
  const closing = single ? "'" : QUOTES[text[start]];
  if (closing === undefined) return -1;
  const opens = /^$|[\s(:,]/.test(text[start - 1] ?? "") && /\w/.test(text[start + 1] ?? "");
  if (single && !opens) return -1;
  const limit = Math.min(text.length, start + LONGEST);
  let at = Math.max(start + 1, searched[closing] ?? 0);
  for (; at < limit && text[at] !== "\n"; at++) {
    if (!closing.includes(text[at])) continue;
    if (!single || !(/\w/.test(text[at + 1] ?? "") || /\s/.test(text[at - 1]))) return at;
  }
  searched[closing] = at;
  return -1;
}
