import type { CitationMarker } from "./_citation_markers.ts";

/** The ids in one marker, known and not; both empty where it is no citation. */
export interface MarkerIds {
  /** Those that exist. */
  readonly known: readonly string[];
  /** Those that have the form of an id and do not exist. */
  readonly unknown: readonly string[];
}

const PREFIX =
  /^(?:\^|#|(?:source|src|doc|document|chunk|passage|ref|reference|id|quelle|fuente)s?(?:[:#. ]+|(?=\d)))\s*/i;
/** A number, or a text without spaces that holds a digit, or ends in a name of a file. */
const ID_LIKE =
  /^(?:\d{1,6}|(?=\S*[a-z])(?=\S*(?:\d|[#/:]))[^\s'"]{2,120}|[^\s'"]{1,120}\.[a-z]{2,4})$/i;
const RANGE = /^(\d{1,6}) ?[-–] ?(\d{1,6})$/;
const LONGEST_RANGE = 50;

/**
 * Reads a marker against the ids that exist: whole first, as separators may belong to an id. Where `numbered` lists
 * passages, a number that is no id is the place of one, from 1.
 */
export function markerIds(
  marker: CitationMarker,
  ids: ReadonlySet<string>,
  numbered: readonly string[] = [],
): MarkerIds {
  const content = marker.content.trim();
  if (ids.has(content)) return { known: [content], unknown: [] };
  const parts = content.split(/[,;|]/).map((part) => part.trim()).filter((part) => part !== "");
  const known: string[] = [];
  const unknown: string[] = [];
  let strange = 0;
  for (const part of parts.flatMap((part) => rangeOf(part, ids))) {
    const bare = part.replace(PREFIX, "");
    if (ids.has(part)) known.push(part);
    else if (ids.has(bare)) known.push(bare);
    else if (marker.form !== "mention" && isPlace(bare, numbered)) {
      known.push(atPlace(bare, numbered));
    } else if (ID_LIKE.test(bare)) unknown.push(bare);
    else strange++;
  }
  if (marker.form === "mention") return { known: strange ? [] : known, unknown: [] };
  if (marker.form === "label" && known.length + unknown.length === 0) {
    return { known, unknown: [content] };
  }
  // An aside may mention a number: "[see 12 pages of terms, 2024]".
  if (strange > 0 && known.length === 0) return { known: [], unknown: [] };
  return { known, unknown };
}

/** Whether an id is the place of a passage in the prompt. */
export function isPlace(id: string, numbered: readonly string[]): boolean {
  return /^[1-9]\d{0,5}$/.test(id) && Number(id) <= numbered.length;
}

/** The id of the passage at a place. */
export function atPlace(id: string, numbered: readonly string[]): string {
  return numbered[Number(id) - 1] ?? id;
}

function rangeOf(part: string, ids: ReadonlySet<string>): readonly string[] {
  const range = RANGE.exec(part);
  if (!range || ids.has(part)) return [part];
  const [first, last] = [Number(range[1]), Number(range[2])];
  if (last <= first || last - first > LONGEST_RANGE) return [part];
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}
