import type { ClaimVerdict } from "./claim.ts";
import {
  anyNumber,
  type Fault,
  type FieldReader,
  filledText,
  idList,
  truth,
} from "./_field_reader.ts";
import { describeJson, isJsonObject } from "./_json_type.ts";
import type { JsonValue } from "./json_value.ts";
import type { NamedField } from "./_named_fields.ts";

/** What the field calls the verdicts on claims. */
const VERDICTS: Readonly<Record<ClaimVerdict, readonly string[]>> = {
  supported: ["supported", "entailed", "entailment", "yes", "true"],
  contradicted: ["contradicted", "contradiction", "refuted", "refutes"],
  unsupported: ["unsupported", "neutral", "not_in_evidence", "unknown", "no", "not_supported"],
  unjudged: ["unjudged", "error"],
};

const grades: FieldReader = {
  types: ["object"],
  read(value, name, fault) {
    for (const [id, grade] of Object.entries(value as object)) {
      if (typeof grade !== "number") {
        fault(`${name}.${id} must be a number, got ${describeJson(grade)}`);
      }
    }
    return value;
  },
};

const versions: FieldReader = {
  types: ["object"],
  read(value, name, fault) {
    const pairs = Object.entries(value as object).map(([id, version]) => {
      if (typeof version !== "string" && typeof version !== "number") {
        fault(`${name}.${id} must be a version, got ${describeJson(version)}`);
      }
      return [id, String(version)];
    });
    return Object.fromEntries(pairs);
  },
};

const faithfulness: FieldReader = {
  ...anyNumber,
  read(value, name, fault) {
    if (typeof value === "number" && value >= 0 && value <= 1) return value;
    fault(`${name} must be a share from 0 to 1, got ${describeJson(value)}`);
  },
};

const claims: FieldReader = {
  types: ["array"],
  read(value, name, fault) {
    if (!Array.isArray(value)) return [];
    return value.map((claim: JsonValue, i) => readClaim(claim, `${name}[${i}]`, fault));
  },
};

function readClaim(claim: JsonValue, name: string, fault: Fault): unknown {
  if (!isJsonObject(claim)) {
    return fault(`${name} must be an object with a verdict, got ${describeJson(claim)}`);
  }
  const { chunk_ids = [] } = claim;
  const word = String(claim.verdict ?? "unjudged").trim().toLowerCase().replace(/[\s-]+/g, "_");
  const found = Object.entries(VERDICTS).find(([, words]) => words.includes(word));
  if (found === undefined) {
    const known = Object.keys(VERDICTS).join(", ");
    fault(`${name}.verdict must be one of ${known}, got ${describeJson(claim.verdict ?? null)}`);
  }
  const ids = Array.isArray(chunk_ids) ? chunk_ids : [chunk_ids];
  return { ...claim, verdict: found?.[0], chunk_ids: ids.map(String) };
}

/** What should have been retrieved, and how the answer turned out. */
export const GOLD_FIELDS: readonly NamedField[] = [
  { names: ["relevant_chunk_ids", "gold_chunk_ids"], ...idList },
  { names: ["relevant_doc_ids", "gold_doc_ids"], ...idList },
  { names: ["grades"], ...grades },
  { names: ["gold_versions"], ...versions },
  { names: ["correct"], ...truth },
  { names: ["confident"], ...truth },
  { names: ["claims"], ...claims },
  { names: ["faithfulness"], ...faithfulness },
  { names: ["query_type"], ...filledText },
  { names: ["language"], ...filledText },
];
