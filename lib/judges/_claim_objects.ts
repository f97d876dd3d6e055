import type { Claim } from "../data/claim.ts";
import type { JsonObject, JsonValue } from "../data/json_value.ts";
import { idMeant, idsIn, unknownId } from "./_cited_ids.ts";
import { type ClaimStatement, kindOf } from "./_claim_statement.ts";
import { fieldOf, isJsonObject, plainKey } from "./_json_fields.ts";
import { findLabel } from "./_find_label.ts";
import { isForm } from "./_is_form.ts";
import { folded } from "./_label_words.ts";
import { replyError } from "./_reply_error.ts";
import { VERDICT_WORDS } from "./_verdict_words.ts";

const WHAT = "the verdicts";
const LISTS = ["claims", "verdicts", "results", "statements", "judgements", "judgments", "items"];
const IDS = ["id", "claimid", "claim", "statementid", "number", "claimnumber", "index"];
const TEXTS = ["text", "claim", "claimtext", "statement"];
const VERDICTS = ["verdict", "label", "status", "judgement", "judgment", "classification"];
const CHUNKS = [
  ...[
    "chunkids",
    "chunks",
    "chunkid",
    "chunk",
    "evidencechunkids",
    "evidencechunks",
    "evidenceids",
  ],
  ...[
    "evidence",
    "passages",
    "passageids",
    "passage",
    "sources",
    "source",
    "citations",
    "citation",
  ],
];
const REASONS = ["reason", "reasoning", "explanation", "rationale", "why"];
const KIND = ["kind", "unsupportedkind", "errortype"];
const COUNTS = ["unsupportedclaimcount", "unsupportedcount", "numunsupported"];

/** The objects of a JSON reply that each speak of a claim; `undefined` where the value is no such reply. */
export function claimObjects(value: JsonValue): readonly JsonObject[] | undefined {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isJsonObject) ? value : undefined;
  }
  if (!isJsonObject(value)) return undefined;
  const list = fieldOf(value, LISTS);
  if (Array.isArray(list)) {
    const wrong = list.find((one) => !isJsonObject(one));
    if (wrong === undefined) return list.filter(isJsonObject);
    throw replyError("malformed", WHAT, "each must be an object", JSON.stringify(wrong));
  }
  if (isJsonObject(list)) return objectsOf(list);
  if (fieldOf(value, VERDICTS) !== undefined) return [value];
  return objectsOf(value);
}

/** Whether objects are the form that was to be filled in, as a model echoes it. */
export function areForm(objects: readonly JsonObject[]): boolean {
  return objects.length > 0 &&
    objects.every((object) => isForm(fieldOf(object, VERDICTS), VERDICT_WORDS));
}

/** `{"1": {...}, "2": "supported"}`: a verdict for each claim by its id. */
function objectsOf(value: JsonObject): readonly JsonObject[] | undefined {
  const entries = Object.entries(value);
  const keyed = entries.length > 0 &&
    entries.every(([key, one]) =>
      !COUNTS.includes(plainKey(key)) && (isJsonObject(one) || typeof one === "string")
    );
  if (!keyed) return undefined;
  return entries.map(([id, one]) => isJsonObject(one) ? { id, ...one } : { id, verdict: one });
}

/** What an object says of one of the claims; where only one was asked about it needs no id. */
export function statementOf(
  object: JsonObject,
  claims: readonly Claim[],
  chunkIds: readonly string[],
): ClaimStatement {
  const clash = (names: string): never => {
    throw replyError("ambiguous", WHAT, `${names} differ`, JSON.stringify(object));
  };
  const given = fieldOf(object, VERDICTS, clash);
  if (typeof given !== "string" || given.trim() === "") {
    throw replyError("no-verdict", WHAT, "a claim has no verdict", JSON.stringify(object));
  }
  const verdict = findVerdict(given);
  const reason = fieldOf(object, REASONS);
  const kind = kindOf(fieldOf(object, KIND, clash), WHAT) ?? kindOfVerdict(given);
  return {
    id: claimMeant(object, claims),
    verdict,
    chunk_ids: chunksMeant(object, chunkIds),
    ...kind !== undefined && { kind },
    ...typeof reason === "string" && reason.trim() !== "" && { reason: reason.trim() },
  };
}

/** The verdict that a field or a column names. */
export function findVerdict(text: string): ClaimStatement["verdict"] {
  const label = findLabel(text, VERDICT_WORDS, WHAT);
  return label === "supported" || label === "contradicted" ? label : "unsupported";
}

/** The kind that a verdict is by itself, such as `extrapolation`. */
export function kindOfVerdict(text: string): "ungrounded" | "extrapolation" | undefined {
  const plain = folded(text);
  if (plain === "ungrounded") return "ungrounded";
  return /^extrapolat/.test(plain) ? "extrapolation" : undefined;
}

/** The id of the claim that an object speaks of, by its id or by its text. */
function claimMeant(object: JsonObject, claims: readonly Claim[]): string {
  const ids = claims.map(({ id }) => id);
  const id = fieldOf(object, IDS);
  const text = fieldOf(object, TEXTS);
  const named = typeof id === "number" || typeof id === "string" ? String(id) : undefined;
  const found = named === undefined ? undefined : idMeant(named, ids) ?? claimByText(named, claims);
  if (found !== undefined) return found;
  const byText = typeof text === "string" ? claimByText(text, claims) : undefined;
  if (byText !== undefined && (named === undefined || named === text)) return byText;
  if (named === undefined && text === undefined && claims.length === 1) return ids[0];
  return unknownId(named ?? JSON.stringify(object), ids, WHAT, "claim");
}

/** The id of the one claim with a text, whatever its case, white space and full stop. */
export function claimByText(text: string, claims: readonly Claim[]): string | undefined {
  const plain = (it: string) => folded(it).replace(/^["']+|[."']+$/g, "");
  const found = claims.filter((claim) => plain(claim.text) === plain(text));
  return found.length === 1 ? found[0].id : undefined;
}

/** The passages that an object cites; throws where one does not exist. */
export function chunksMeant(object: JsonObject, chunkIds: readonly string[]): readonly string[] {
  // A judge may give a quotation as `evidence` beside its ids: the first of the names counts.
  const given = fieldOf(object, CHUNKS);
  const list: readonly (JsonValue | undefined)[] = Array.isArray(given) ? given : [given];
  const found = list.flatMap((one) => {
    if (one === undefined || one === null) return [];
    const id = isJsonObject(one) ? fieldOf(one, ["id", "chunkid", "chunk", "passage"]) : one;
    if (typeof id === "string" || typeof id === "number") {
      return idsIn(String(id), chunkIds, WHAT, "passage");
    }
    return unknownId(JSON.stringify(one), chunkIds, WHAT, "passage");
  });
  return [...new Set(found)];
}

/** Throws where a reply counts other than its list shows: `unsupported` alone, or all that are not supported. */
export function requireCount(value: JsonValue, verdicts: readonly string[]): void {
  const count = isJsonObject(value) ? fieldOf(value, COUNTS) : undefined;
  if (count === undefined || count === null) return;
  const unsupported = verdicts.filter((verdict) => verdict === "unsupported").length;
  const unsound = verdicts.filter((verdict) => verdict !== "supported").length;
  const number = typeof count === "string" && count.trim() !== "" ? Number(count) : count;
  if (number === unsupported || number === unsound) return;
  const why = `the count of unsupported claims disagrees with the list, which has ${unsound}`;
  throw replyError("wrong-count", WHAT, why, JSON.stringify(count));
}
