import { HASH_FACTOR, HASH_START, type OpenTrecLine } from "./_quick_line.ts";
import { trecNumber } from "./_trec_number.ts";
import type { TrecKind } from "./trec_line.ts";
import { decodeUtf8 } from "./_utf8.ts";

/** What is being read. */
export interface TrecPlace {
  readonly kind: TrecKind;
  readonly file: string;
}

const FIELDS = {
  qrels: { names: ["query", "iteration", "document", "grade"], value: 3 },
  run: { names: ["query", "Q0", "document", "rank", "score", "tag"], value: 4 },
} as const;
const [QUERY, DOCUMENT] = [0, 2];
const [TAB, SPACE] = [9, 32];

/** A field's first byte and the byte after its last. */
type Field = readonly [start: number, end: number];

/** Cuts a line of any form, without its line feed. `false`: it is blank. Throws where it breaks a rule. */
export function carefulLine(
  bytes: Uint8Array,
  start: number,
  end: number,
  place: TrecPlace,
  line: OpenTrecLine,
): boolean {
  const fields = cutAtSpace(bytes, start, end);
  if (fields.length === 0) return false;
  const fail = (at: number, problem: string) => {
    const column = new TextDecoder().decode(bytes.subarray(start, at)).length + 1;
    const where = `${place.file}:${line.line}:${column}`;
    return new SyntaxError(`Cannot read ${place.kind} as ${where}: ${problem}`);
  };
  if (decodeUtf8(bytes.subarray(start, end)) === undefined) {
    throw fail(start, "invalid UTF-8: save the file as UTF-8");
  }
  const { names, value } = FIELDS[place.kind];
  const tabbed = cutAtTabs(bytes, start, end);
  const wanted = [QUERY, DOCUMENT, value];
  const byTabs = tabbed.length === names.length &&
    wanted.every((field) => tabbed[field][0] < tabbed[field][1]);
  if (!byTabs && fields.length !== names.length) {
    const many = fields.length > names.length;
    const hint = many ? "; where an id holds spaces, put tabs between the fields" : "";
    const need = `a line has ${names.length} fields, ${names.join(" ")}, not ${fields.length}`;
    throw fail(fields[0][0], `${need}${hint}`);
  }
  const [query, document, number] = wanted.map((field) => (byTabs ? tabbed : fields)[field]);
  line.value = trecNumber(bytes, ...number);
  if (Number.isNaN(line.value)) {
    const found = JSON.stringify(new TextDecoder().decode(bytes.subarray(...number)));
    throw fail(number[0], `the ${names[value]} must be a finite number, not ${found}`);
  }
  [line.queryStart, line.queryEnd] = query;
  [line.idStart, line.idEnd] = document;
  let hash = HASH_START;
  for (let i = line.idStart; i < line.idEnd; i++) hash = Math.imul(hash ^ bytes[i], HASH_FACTOR);
  line.idHash = hash;
  return true;
}

function cutAtSpace(bytes: Uint8Array, start: number, end: number): Field[] {
  const fields: Field[] = [];
  for (let at = start; at < end;) {
    while (at < end && bytes[at] <= SPACE) at++;
    const from = at;
    while (at < end && bytes[at] > SPACE) at++;
    if (at > from) fields.push([from, at]);
  }
  return fields;
}

/** Cuts at each tab, so that ids may hold spaces, and takes off the space around a field. */
function cutAtTabs(bytes: Uint8Array, start: number, end: number): Field[] {
  const fields: Field[] = [];
  for (let from = start; from <= end;) {
    const tab = bytes.subarray(from, end).indexOf(TAB);
    const next = tab < 0 ? end : from + tab;
    let to = next;
    while (from < to && bytes[from] <= SPACE) from++;
    while (to > from && bytes[to - 1] <= SPACE) to--;
    fields.push([from, to]);
    from = next + 1;
  }
  return fields;
}
