import { chunkId } from "./chunk_id.ts";
import { distinctId } from "./_distinct_id.ts";
import { documentStatus } from "./_document_status.ts";
import {
  anyNumber,
  anyText,
  type Fault,
  type FieldReader,
  idText,
  textList,
} from "./_field_reader.ts";
import { describeJson, isJsonObject } from "./_json_type.ts";
import { createRowReader, type NamedField } from "./_named_fields.ts";
import { parseContext } from "./parse_context.ts";
import type { Chunk } from "./chunk.ts";
import type { JsonValue } from "./json_value.ts";

const status: FieldReader = {
  types: ["string"],
  read(value, name, fault) {
    const known = documentStatus(String(value));
    if (known === undefined) {
      fault(`${name} must be "current" or "superseded", got ${describeJson(value)}`);
    }
    return known;
  },
};

const CHUNK_FIELDS: readonly NamedField[] = [
  { names: ["id", "chunk_id"], ...idText },
  { names: ["doc_id", "document_id", "source"], ...idText },
  { names: ["section"], ...anyText },
  { names: ["text", "content"], ...anyText },
  { names: ["score"], ...anyNumber },
  { names: ["rank"], ...anyNumber },
  { names: ["version"], ...idText },
  { names: ["status"], ...status },
  { names: ["effective_date"], ...anyText },
  { names: ["scope"], ...textList, read: (value) => value },
];
const readChunkFields = createRowReader(CHUNK_FIELDS);

/** One text that may name its files, or a list of passages: texts, or objects with a text. */
export const readChunks: FieldReader = {
  types: ["array", "string"],
  read: (value, name, fault) => readList(value, name, fault, false),
};

/** The same for what was retrieved: a passage may come twice, which measures of retrieval count once. */
export const readRetrieved: FieldReader = {
  types: ["array", "string"],
  read: (value, name, fault) => readList(value, name, fault, true),
};

function readList(
  value: JsonValue,
  name: string,
  fault: Fault,
  mayRepeat: boolean,
): readonly Chunk[] {
  if (typeof value === "string") return parseContext(value);
  if (!Array.isArray(value)) return [];
  const derived = new Map<string, number>();
  const given = new Map<string, { readonly place: number; readonly text: string }>();
  return value.flatMap((one: JsonValue, i): readonly Chunk[] => {
    const chunk = readChunk(one, `${name}[${i}]`, fault);
    if (chunk === undefined) return [];
    const { id, text } = chunk;
    if (id === undefined) {
      const own = chunkId(chunk.doc_id ?? "context", chunk.section ?? "", text);
      return [{ rank: i + 1, ...chunk, id: distinctId(own, derived) }];
    }
    const first = given.get(id);
    if (first !== undefined && !(mayRepeat && first.text === text)) {
      fault(`${name}[${i}].id ${JSON.stringify(id)} is that of ${name}[${first.place}]`);
    }
    given.set(id, { place: i, text });
    return [{ ...chunk, id }];
  });
}

type ReadChunk = Omit<Chunk, "id"> & { readonly id?: string };

function readChunk(value: JsonValue, name: string, fault: Fault): ReadChunk | undefined {
  if (typeof value === "string") return { text: value };
  if (!isJsonObject(value)) {
    fault(`${name} must be a text or an object with a text, got ${describeJson(value)}`);
    return undefined;
  }
  // Columns of others have no place in a passage and are left.
  const { values } = readChunkFields(value, fault, `${name}.`);
  const { text, rank } = values;
  if (typeof text !== "string") {
    if (!("text" in value) && !("content" in value)) fault(`${name}.text is missing`);
    return undefined;
  }
  if (typeof rank === "number" && !(Number.isInteger(rank) && rank >= 1)) {
    fault(`${name}.rank must be an integer >= 1, got the number ${rank}`);
  }
  if (values.id === "") fault(`${name}.id must not be empty`);
  return { ...values, text };
}
