import type { ReplySchema } from "../data/complete.ts";
import type { JsonObject } from "../data/json_value.ts";

const TEXT: JsonObject = { type: "string" };
const TEXTS: JsonObject = { type: "array", items: TEXT };

/** An object of which every field is required: what structured output asks for. */
function objectOf(properties: JsonObject): JsonObject {
  return {
    ...{ type: "object", additionalProperties: false },
    ...{ properties, required: Object.keys(properties) },
  };
}

function listIn(name: string, properties: JsonObject): JsonObject {
  return objectOf({ [name]: { type: "array", items: objectOf(properties) } });
}

const VERDICT: JsonObject = { type: "string", enum: ["supported", "contradicted", "unsupported"] };

/** The kinds, of which `false` is offered only where a reference is shown. */
function kinds(reference: boolean): JsonObject {
  const names = ["ungrounded", "extrapolation", ...reference ? ["false"] : [], null];
  return { type: ["string", "null"], enum: names };
}

/** Verdicts about given claims. */
export function claimsSchema(reference: boolean): ReplySchema {
  const fields = { id: TEXT, reason: TEXT, verdict: VERDICT, chunks: TEXTS };
  return {
    name: "claim_verdicts",
    schema: listIn("claims", { ...fields, kind: kinds(reference) }),
  };
}

/** Claims of an answer with their verdicts. */
export function answerSchema(reference: boolean): ReplySchema {
  const fields = { text: TEXT, quote: TEXT, reason: TEXT, verdict: VERDICT, chunks: TEXTS };
  return {
    name: "answer_claims",
    schema: listIn("claims", { ...fields, kind: kinds(reference) }),
  };
}

/** Verdicts about statements that cite. */
export const CITATIONS_SCHEMA: ReplySchema = {
  name: "citation_verdicts",
  schema: listIn("claims", { id: TEXT, reason: TEXT, verdict: VERDICT, chunks: TEXTS }),
};

/** A grade from 1 to 5, the reason first, so that it is thought before it is given. */
export const GRADE_SCHEMA: ReplySchema = {
  name: "grade",
  schema: objectOf({ reason: TEXT, grade: { type: "integer", enum: [1, 2, 3, 4, 5] } }),
};

/** What is left out. */
export function omissionsSchema(critical: readonly string[]): ReplySchema {
  const kind = { type: ["string", "null"], enum: [...critical, null] };
  return {
    name: "omissions",
    schema: listIn("omissions", { text: TEXT, reason: TEXT, chunks: TEXTS, critical: kind }),
  };
}
