import { foldCluster } from "./_fold_cluster.ts";

/** Options of {@linkcode foldText}. */
export interface FoldTextOptions {
  /** Whether case is kept. Default `false`. */
  readonly caseSensitive?: boolean;
  /** Whether accents are folded away too: they can change a word. Default `false`. */
  readonly accents?: boolean;
}

/** A text in its folded form, and where each of its characters came from. */
export interface FoldedText {
  /** The folded text. */
  readonly text: string;
  /** For each place in `text`, and for its end, the place in the original, in UTF-16 code units. */
  readonly places: readonly number[];
}

const ACTION = "fold the text";
const OPTIONS: Record<keyof FoldTextOptions, true> = { caseSensitive: true, accents: true };
/** White space; conjoining Hangul; half-width kana; a character with its marks; marks on nothing. */
const CLUSTER = /\s+|[\u1100-\u11ff]+|[\uff66-\uff9d][\uff9e\uff9f]|\P{M}\p{M}*|\p{M}+/uy;

/**
 * Brings a text into one form, so that what looks alike is alike, and keeps the places.
 *
 * Folded are: canonical forms (NFC), typographic apostrophes, quotes and dashes, white space (a run becomes
 * one space), zero-width characters and soft hyphens (dropped), full-width forms, Latin ligatures, half-width
 * kana and, unless told otherwise, case by Unicode's rules (never the machine's locale; a dotted capital I
 * becomes i). Superscripts, subscripts and fractions stay what they are: 10² is not 102.
 *
 * @param text Any text.
 * @param options What else to fold, or to keep.
 * @returns The folded text with the place of each character in the original.
 * @throws {TypeError} If `text` is no text, or an option is unknown or of the wrong kind.
 *
 * @see Unicode Standard Annex 15, Unicode Normalization Forms.
 *
 * @example
 * ```ts
 * import { foldText } from "@touchstone/eval/text";
 * import { assertEquals } from "@std/assert";
 *
 * const { text, places } = foldText("SHA\u20111\u00a0 can’t");
 * assertEquals(text, "sha-1 can't");
 * assertEquals(places[text.indexOf("can't")], 7);
 * ```
 */
export function foldText(text: string, options: FoldTextOptions = {}): FoldedText {
  if (typeof text !== "string") {
    throw new TypeError(`Cannot ${ACTION} as text must be a text: it is of type ${typeof text}`);
  }
  const { caseSensitive = false, accents = false } = requireOptions(options);
  const pieces: string[] = [];
  const places: number[] = [];
  let spaced = false;
  for (let at = 0; at < text.length;) {
    const plain = plainRun(text, at);
    if (plain > at) {
      const run = text.slice(at, plain);
      pieces.push(caseSensitive ? run : run.toLowerCase());
      for (; at < plain; at++) places.push(at);
      spaced = false;
      continue;
    }
    const cluster = clusterAt(text, at);
    const piece = foldCluster(cluster, { caseSensitive, accents });
    // A zero-width character may stand between two spaces.
    if (piece !== "" && !(piece === " " && spaced)) {
      for (let i = 0; i < piece.length; i++) places.push(at);
      pieces.push(piece);
      spaced = piece === " ";
    }
    at += cluster.length;
  }
  places.push(text.length);
  return { text: pieces.join(""), places };
}

/** The character at a place with the marks on it; before ASCII there are none. */
function clusterAt(text: string, at: number): string {
  if (text.charCodeAt(at) > 0x7f && text.charCodeAt(at + 1) < 0x80) return text[at];
  CLUSTER.lastIndex = at;
  return CLUSTER.exec(text)?.[0] ?? text[at];
}

/** Where the characters from `start` on that only case can change end: ASCII, no run of spaces, no mark next. */
function plainRun(text: string, start: number): number {
  let at = start;
  let code = text.charCodeAt(at);
  while (code > 0x20 && code < 0x7f || code === 0x20 && at > start) {
    const next = text.charCodeAt(at + 1);
    if (next >= 0x80 || (code === 0x20 && !(next > 0x20))) break;
    code = next;
    at++;
  }
  return at;
}

function requireOptions(options: unknown): FoldTextOptions {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw new TypeError(
      `Cannot ${ACTION} as options must be an object: current value is ${options}`,
    );
  }
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(OPTIONS, name)) {
      const names = Object.keys(OPTIONS).join(", ");
      throw new TypeError(`Cannot ${ACTION} as there is no option ${name}: options are ${names}`);
    }
    if (typeof value !== "boolean" && value !== undefined) {
      throw new TypeError(
        `Cannot ${ACTION} as ${name} must be true or false: current value is ${String(value)}`,
      );
    }
  }
  return options;
}
