import { chunkId } from "./chunk_id.ts";
import { distinctId } from "./_distinct_id.ts";
import { documentStatus } from "./_document_status.ts";
import { requireText } from "./_require_arguments.ts";
import type { Chunk } from "./chunk.ts";

/** A file's name, what stands in parentheses after it, and a colon. */
const LABEL =
  /(?<![^\s])([\p{L}\p{N}_][\p{L}\p{N}_./-]{0,200}\.(?:md|mdx|txt|rst|adoc|pdf|html?|docx?|odt|json|ya?ml|csv|xlsx?|pptx?))[ \t]{0,9}(?:\(([^()\n]{1,100})\))?[ \t]{0,9}:(?=\s|$)/giu;

/**
 * The passages in one text of context, which may name its files: `a.md (superseded): text b.md (current): text`.
 *
 * A text that does not begin with a file's name is one passage. After the first, a name begins a passage where
 * parentheses follow it, or where it begins a line or follows the end of a sentence; so prose that mentions a file
 * is not cut. In the parentheses: whether the document is current or superseded, its version, a date, else a section.
 *
 * @param context The text.
 * @returns The passages in order, ranked from 1, with stable ids; none where there is only space.
 * @throws {TypeError} If `context` is no text.
 *
 * @example
 * ```ts
 * import { parseContext } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const context = "fees-old.md (superseded): The fee is $12. fees.md (current): The fee is $15.";
 * const chunks = parseContext(context);
 * assertEquals(chunks.map(({ doc_id, status, text }) => [doc_id, status, text]), [
 *   ["fees-old.md", "superseded", "The fee is $12."],
 *   ["fees.md", "current", "The fee is $15."],
 * ]);
 * ```
 */
export function parseContext(context: string): readonly Chunk[] {
  requireText(context, "context", "parse a context");
  if (context.trim() === "") return [];
  const labels = labelsOf(context);
  if (labels.length === 0) {
    const text = context.trim();
    return [{ id: chunkId("context", "", text), text, rank: 1 }];
  }
  const seen = new Map<string, number>();
  return labels.map(({ name, about, end }, i): Chunk => {
    const text = context.slice(end, labels[i + 1]?.start).trim();
    const details = detailsOf(about);
    const id = distinctId(chunkId(name, details.section ?? "", text), seen);
    return { id, doc_id: name, ...details, text, rank: i + 1 };
  });
}

interface Label {
  readonly name: string;
  readonly about: string | undefined;
  readonly start: number;
  readonly end: number;
}

function labelsOf(context: string): readonly Label[] {
  const labels: Label[] = [];
  for (const match of context.matchAll(LABEL)) {
    const before = context.slice(Math.max(0, match.index - 20), match.index);
    const isFirst = match.index <= 20 && before.trim() === "";
    if (labels.length === 0 && !isFirst) return [];
    const begins = isFirst || match[2] !== undefined || /[\n.!?:;][ \t]*$/.test(before);
    if (!begins) continue;
    const end = match.index + match[0].length;
    labels.push({ name: match[1], about: match[2], start: match.index, end });
  }
  return labels;
}

/** What the parentheses after a file's name say of it. */
function detailsOf(about: string | undefined): Partial<Chunk> {
  let details: Partial<Chunk> = {};
  for (const part of about?.split(/[,;]/) ?? []) {
    const word = part.trim();
    const status = documentStatus(word);
    const date = word.match(/^(?:effective|from|since|as of)?\s*(\d{4}-\d\d-\d\d)$/i)?.[1];
    const version = word.match(/^(?:version\s+)?(v?\d[\d.]*)$/i)?.[1];
    if (status !== undefined) details = { ...details, status };
    else if (date !== undefined) details = { ...details, effective_date: date };
    else if (version !== undefined) details = { ...details, version };
    else if (word !== "") details = { ...details, section: word };
  }
  return details;
}
