import { CASE_TYPES, SEVERITIES } from "./_result_fields.ts";
import {
  anyObject,
  anyText,
  anything,
  factList,
  type Fault,
  filledText,
  idList,
  idText,
  textList,
  truth,
  wordOf,
} from "./_field_reader.ts";
import { createRowReader, type NamedField } from "./_named_fields.ts";
import { readExpectation } from "./_expectation.ts";
import { ANSWER_FIELDS, CALLER_FIELDS, QUESTION_FIELDS } from "./_trace_fields.ts";
import type { Case } from "./case.ts";
import type { JsonObject } from "./json_value.ts";

const CASE_FIELDS: readonly NamedField[] = [
  { names: ["id"], ...idText },
  { names: ["type"], ...wordOf(CASE_TYPES) },
  { names: ["expect"], ...wordOf(["answer", "abstain"]) },
  { names: ["expect_abstention"], ...truth },
  { names: ["may_abstain"], ...truth },
  { names: ["severity"], ...wordOf(SEVERITIES) },
  ...QUESTION_FIELDS,
  { names: ["required_facts", "must_include", "required"], ...factList },
  { names: ["forbidden_facts", "must_not_include", "forbidden"], ...factList },
  { names: ["required_evidence"], ...factList },
  { names: ["relevant_chunk_ids"], ...idList },
  { names: ["relevant_doc_ids"], ...idList },
  { names: ["allow"], ...textList },
  { names: ["citations_required"], ...truth },
  { names: ["tags"], ...textList },
  { names: ["language"], ...filledText },
  ...ANSWER_FIELDS,
  ...CALLER_FIELDS,
  { names: ["groundedness"], ...anything },
  { names: ["derived"], ...anyObject },
  { names: ["reference"], ...anyText },
];
const readCaseFields = createRowReader(CASE_FIELDS);

/** The JSON types of the fields that a table of cells holds as text. */
export const CASE_TYPES_OF: ReadonlyMap<string, NamedField["types"]> = new Map(
  CASE_FIELDS.flatMap(({ names, types }) => names.map((name) => [name, types] as const)),
);

/** A row as a case, and its columns that are no field of a case; `undefined` after a fault. */
export function readCaseRow(
  row: JsonObject,
  fault: Fault,
): { readonly oneCase: Case; readonly foreign: readonly string[] } | undefined {
  let isGood = true;
  const note: Fault = (message) => {
    isGood = false;
    fault(message);
  };
  const { values, foreign } = readCaseFields(row, note);
  const { expect_abstention: _, reference, metadata, ...fields } = values;
  const expectation = readExpectation(values, row, note);
  for (const name of ["id", "question"]) {
    if (values[name] === undefined && !isNamed(row, name)) note(`${name} is missing`);
  }
  noteContradiction(values, note);
  if (!isGood || expectation === undefined) return undefined;
  const more = {
    ...foreign,
    ...reference === undefined ? {} : { reference },
    ...metadata as object | undefined,
  };
  const oneCase = {
    chunks: [],
    ...fields,
    ...expectation,
    ...Object.keys(more).length === 0 ? {} : { metadata: more },
    // A row that says `null` had its answer asked for and got none.
    ...row.answer === null || row.response === null ? { answer: fields.answer ?? null } : {},
  } as unknown as Case;
  const names = Object.keys(foreign).filter((name) => !name.startsWith("x_"));
  return { oneCase, foreign: names };
}

/** Whether the row has the field under any name: then what is wrong with it has been said. */
function isNamed(row: JsonObject, own: string): boolean {
  const field = CASE_FIELDS.find(({ names }) => names[0] === own);
  return field?.names.some((name) => row[name] !== undefined && row[name] !== null) ?? false;
}

/** No answer could be right that must hold and must not hold the same words. */
function noteContradiction(values: Readonly<Record<string, unknown>>, fault: Fault): void {
  const forbidden = new Set<unknown>([values.forbidden_facts ?? []].flat(2));
  for (const fact of [values.required_facts ?? []].flat(1)) {
    const wordings: readonly unknown[] = [fact].flat();
    if (wordings.every((one) => forbidden.has(one))) {
      fault(`${JSON.stringify(fact)} is both required and forbidden`);
    }
  }
}
