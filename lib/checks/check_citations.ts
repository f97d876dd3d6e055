import type { Span } from "../data/span.ts";
import type { Trace } from "../data/trace.ts";
import { attributionTo, citedStretches } from "./_attribution.ts";
import { atPlace, isPlace, markerIds } from "./_citation_ids.ts";
import { citationMarkers, declaredMarkers, nearMisses } from "./_citation_markers.ts";
import type { CitationMarker } from "./_citation_markers.ts";
import { requireCitationArguments } from "./_require_trace.ts";

/** What `checkCitations` may be told. */
export interface CitationOptions {
  /** Whether an answer without any citation fails. Default: `false`. */
  readonly required?: boolean;
  /**
   * The form that citations were asked for in, `n` standing for the id, such as `"[n]"`, `"[^n]"` or
   * `"(source: n)"`. Other forms are then malformed. Without it `[1]`, `[1, 2]`, `[1-3]`, `[^1]`, `【1】` and
   * `(source: 1)` are all read.
   */
  readonly syntax?: string;
}

/** One id at one place. */
export interface Citation {
  /** The id, as it was written; where it was the number of a passage, the id of that. */
  readonly id: string;
  /** Where its marker stands in the answer. */
  readonly span: Span;
}

/** Words that another passage bears out than the one cited for them. */
export interface Misattribution {
  /** The id that was cited. */
  readonly id: string;
  /** The words. */
  readonly text: string;
  /** Where they stand in the answer. */
  readonly span: Span;
}

/** What `checkCitations` found. */
export interface CitationCheck {
  /** Whether nothing below is wrong. */
  readonly pass: boolean;
  /** Ids that are cited and exist, each once, in order. */
  readonly cited: readonly string[];
  /** Ids that are cited and do not exist. */
  readonly unknown: readonly string[];
  /** Markers that are near to the declared form. */
  readonly malformed: readonly string[];
  /** Words that are credited to the wrong passage. */
  readonly misattributed: readonly Misattribution[];
  /** Whether there is no citation at all; a fault only where one is required. */
  readonly uncited: boolean;
  /** Every id of the text and its place, those that do not exist too. */
  readonly citations: readonly Citation[];
}

/**
 * Whether an answer cites what exists, in the form asked for, and credits each fact to a passage that holds it.
 *
 * Ids are opaque texts, compared whole: dots, colons and `#` belong to them. The id of a document stands for all its
 * passages. Links, code, an index such as `arr[0]`, boxes to tick and definitions of footnotes are no citations. A link
 * is one where its text is an id that holds a digit.
 *
 * A number in brackets that is no id is unknown, with one exception, as many prompts number their passages: where no
 * id is a bare number and the answer cites none by name, `[2]` is the second passage of `prompt_chunk_ids`, or without
 * these of `chunks`.
 *
 * Words are misattributed where their quantities, or without any nearly all their words, stand in another passage
 * and not in those cited. Whether they stand in any is another question: see `unsupportedQuantities`.
 *
 * @param trace Answer and passages, with the ids that the system gave apart from the text in `citations`, and
 *   those that reached the prompt in `prompt_chunk_ids`.
 * @param options Whether a citation is required, and its form.
 * @returns The ids found and what is wrong with them.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If `syntax` has no `n` between two signs.
 *
 * @example A fact that is credited to the wrong passage
 * ```ts
 * import { checkCitations } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "1", text: "The desk opens at 08:30." }, { id: "2", text: "Lunch is at noon." }];
 * const check = checkCitations({ answer: "The desk opens at 08:30 [2].", chunks });
 * assertEquals(check.pass, false);
 * assertEquals(check.misattributed[0].id, "2");
 * assertEquals(checkCitations({ answer: "It ships soon [999].", chunks }).unknown, ["999"]);
 * ```
 */
export function checkCitations(
  trace: Pick<Trace, "answer" | "chunks" | "citations" | "prompt_chunk_ids">,
  options: CitationOptions = {},
): CitationCheck {
  requireCitationArguments(trace, options);
  const { required = false, syntax } = options;
  const answer = trace.answer ?? "";
  const ids = new Set(
    trace.chunks.flatMap(({ id, doc_id }) => doc_id === undefined ? [id] : [id, doc_id]),
  );
  const { markers, malformed } = markersOf(answer, syntax, ids);
  const byId = markers.map((marker) => ({ ...marker, ...markerIds(marker, ids) }));
  const numbered = byId.some(({ known }) => known.length > 0) ? [] : numberedChunks(trace, ids);
  const read = numbered.length === 0
    ? byId
    : markers.map((marker) => ({ ...marker, ...markerIds(marker, ids, numbered) }));
  const citations = read.flatMap(({ start, end, known, unknown }) =>
    [...known, ...unknown].map((id): Citation => ({ id, span: { start, end } }))
  );
  const given = (trace.citations ?? []).map((id) =>
    !ids.has(id) && isPlace(id, numbered) ? atPlace(id, numbered) : id
  );
  const cited = [
    ...new Set([...read.flatMap(({ known }) => known), ...given.filter((id) => ids.has(id))]),
  ];
  const unknown = [
    ...new Set([
      ...read.flatMap((marker) => marker.unknown),
      ...given.filter((id) => !ids.has(id)),
    ]),
  ];

  const placed = read.filter(({ known }) => known.length > 0)
    .map(({ start, end, known }) => ({ start, end, ids: known }));
  const wrong = attributionTo(trace.chunks);
  const misattributed = citedStretches(answer, placed).flatMap(
    ({ ids, span }): Misattribution[] => {
      const text = answer.slice(span.start, span.end);
      return wrong(text, ids) ? ids.map((id) => ({ id, text, span })) : [];
    },
  );

  const uncited = cited.length + unknown.length + malformed.length === 0;
  const faults = unknown.length + malformed.length + misattributed.length;
  const pass = faults === 0 && !(required && uncited);
  return { pass, cited, unknown, malformed, misattributed, uncited, citations };
}

/** The passages in the order in which a prompt numbers them; none where a number must be an id. */
function numberedChunks(
  { chunks, prompt_chunk_ids }: Pick<Trace, "chunks" | "prompt_chunk_ids">,
  ids: ReadonlySet<string>,
): readonly string[] {
  if ([...ids].some((id) => /^\d+$/.test(id))) return [];
  return prompt_chunk_ids ?? chunks.map(({ id }) => id);
}

interface SortedMarkers {
  readonly markers: readonly CitationMarker[];
  readonly malformed: readonly string[];
}

/** Those in the declared form, and those in another that hold an id or a number. */
function markersOf(
  answer: string,
  syntax: string | undefined,
  ids: ReadonlySet<string>,
): SortedMarkers {
  const any = citationMarkers(answer);
  if (syntax === undefined) return { markers: any, malformed: [] };
  const declared = declaredMarkers(answer, syntax);
  const good = declared.filter(({ content }) => !/^\^./.test(content) || ids.has(content.trim()));
  const places = new Set<number>();
  for (const { start, end } of good) for (let at = start; at < end; at++) places.add(at);
  const other = any.filter((marker) => {
    const { known, unknown } = markerIds(marker, ids);
    return !places.has(marker.start) && known.length + unknown.length > 0;
  });
  for (const { start, end } of any) for (let at = start; at < end; at++) places.add(at);
  const near = nearMisses(answer, ids).filter(({ start }) => !places.has(start));
  const malformed = [...other, ...near].sort((a, b) => a.start - b.start)
    .map(({ start, end }) => answer.slice(start, end));
  return { markers: good, malformed };
}
