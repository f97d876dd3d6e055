import type { Claim } from "../data/claim.ts";
import type { JsonValue } from "../data/json_value.ts";
import { readJsonReply } from "../judges/read_json_reply.ts";
import type { Sentence } from "../text/sentence.ts";
import { splitSentences } from "../text/split_sentences.ts";
import { locateClaim } from "./_locate_claim.ts";
import { listLines } from "./_list_lines.ts";
import { requireText } from "./_require.ts";

const ACTION = "read the claims";
const TEXT_NAMES = ["claim", "text", "statement", "fact", "proposition", "content"];
const QUOTE_NAMES = ["quote", "source", "sentence", "from", "original", "span", "evidence"];
const LIST_NAMES = ["claims", "statements", "facts", "propositions", "items", "result", "results"];
const NONE =
  /^\W*(?:none|no claims?|n\/?a|there are no (?:factual )?(?:claims|statements)[^\n]*)\W*$/i;
const JSON_LIKE = /(?:^|\n|```\w*)\s*(?:\[\s*(?:["'{\]]|$)|\{)/;

/** A claim before it has an id and a place. */
interface Statement {
  readonly text: string;
  readonly quote?: string;
}

/**
 * Reads the claims that a model found in an answer: JSON, a numbered or a bulleted list.
 *
 * JSON may be a list of texts, a list of objects with `claim` (or `text`, `statement`) and `quote`, or an object that
 * holds one; prose and fences around it are passed over. In a list each marked line is a claim, and a line that goes on
 * is part of it. Lines without any mark are claims only where the answer holds their words. A claim that stands twice
 * counts once; `NONE` and an empty list are no claims. What is none of these is an error, never a claim.
 *
 * @param reply What the model replied.
 * @param answer The answer that it was asked about, for the place of each claim.
 * @returns The claims with ids from `"1"`; a span where a claim's quote or words are found in the answer.
 * @throws {TypeError} If an argument is no text.
 * @throws {SyntaxError} If the reply holds no list, or JSON that is broken or cut off.
 *
 * @example
 * ```ts
 * import { parseClaims } from "@touchstone/eval/claims";
 * import { assertEquals } from "@std/assert";
 *
 * const answer = "Sofas go back within 14 days, and it costs $5.";
 * const reply = "Here they are:\n1. Sofas can be returned within 14 days.\n2) Returning a sofa costs $5.";
 *
 * assertEquals(parseClaims(reply, answer).map(({ id, text }) => `${id} ${text}`), [
 *   "1 Sofas can be returned within 14 days.",
 *   "2 Returning a sofa costs $5.",
 * ]);
 * ```
 */
export function parseClaims(reply: string, answer: string): readonly Claim[] {
  requireText(reply, "reply", ACTION);
  requireText(answer, "answer", ACTION);
  if (reply.trim() === "") throw fault("the reply is empty", reply);
  const sentences = splitSentences(answer);
  const statements = statementsOf(reply, answer, sentences);
  const claims: Claim[] = [];
  const seen = new Set<string>();
  for (const { text, quote } of statements) {
    const key = text.toLowerCase().replace(/[\s.]+/g, " ").trim();
    if (seen.has(key)) continue;
    seen.add(key);
    const span = locateClaim(answer, sentences, text, quote);
    claims.push({ id: String(claims.length + 1), text, ...(span && { span }) });
  }
  return claims;
}

function statementsOf(
  reply: string,
  answer: string,
  sentences: readonly Sentence[],
): readonly Statement[] {
  if (JSON_LIKE.test(reply)) return fromJson(readJsonReply(reply), reply);
  if (NONE.test(reply)) return [];
  const { marked, plain } = listLines(reply);
  if (marked.length > 0) return marked.map((text) => ({ text }));
  const known = plain.filter((line) => locateClaim(answer, sentences, line) !== undefined);
  if (known.length === plain.length && known.length > 0) return known.map((text) => ({ text }));
  throw fault("it is neither JSON nor a list", reply);
}

function fromJson(value: JsonValue, reply: string): readonly Statement[] {
  if (Array.isArray(value)) {
    return value.map((one, i) => {
      const statement = statementOf(one);
      if (statement === null) throw fault(`claim ${i + 1} has no text`, JSON.stringify(one));
      return statement;
    });
  }
  if (typeof value === "object" && value !== null) {
    const entries = new Map(Object.entries(value));
    for (const name of LIST_NAMES) {
      const list = entries.get(name);
      if (Array.isArray(list)) return fromJson(list, reply);
    }
    const only = [...entries.values()].filter((one) => Array.isArray(one));
    if (only.length === 1) return fromJson(only[0], reply);
    const one = statementOf(value);
    if (one !== null) return [one];
    // {"1": "Sofas ...", "2": "Rugs ..."}
    const numbered = [...entries];
    if (numbered.length > 0 && numbered.every(([name]) => /\d/.test(name))) {
      return numbered.flatMap(([, one]) => fromJson([one ?? null], reply));
    }
  }
  throw fault("its JSON holds no list of claims", reply);
}

function statementOf(value: JsonValue): Statement | null {
  if (typeof value === "string") return value.trim() === "" ? null : { text: value.trim() };
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const fields = new Map(Object.entries(value));
  const first = (names: readonly string[]) =>
    names.map((name) => fields.get(name)).find((one) =>
      typeof one === "string" && one.trim() !== ""
    );
  const text = first(TEXT_NAMES);
  if (typeof text !== "string") return null;
  const quote = first(QUOTE_NAMES);
  return { text: text.trim(), ...(typeof quote === "string" && { quote }) };
}

function fault(what: string, reply: string): SyntaxError {
  return new SyntaxError(
    `Cannot ${ACTION} as ${what}: current value is ${JSON.stringify(reply.slice(0, 200))}`,
  );
}
