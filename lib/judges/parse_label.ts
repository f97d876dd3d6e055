import { findLabel } from "./_find_label.ts";
import { fieldOf, isJsonObject } from "./_json_fields.ts";
import { jsonValues } from "./_json_values.ts";
import type { JsonObject, JsonValue } from "../data/json_value.ts";
import { cleanReply } from "./_clean_reply.ts";
import { isForm } from "./_is_form.ts";
import { folded, type LabelWords, labelWords } from "./_label_words.ts";
import { replyError } from "./_reply_error.ts";
import { isObject, outOfRange, requireOptions, wrongKind } from "./_require_call.ts";
import { requireReply } from "./_require_reply.ts";

/** Options of {@linkcode parseLabel}. */
export interface ParseLabelOptions {
  /** Other wordings of a label, by label. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
}

const ACTION = "read the label";
const KEYS = [
  ...["verdict", "finalverdict", "label", "grade", "decision", "judgement", "judgment", "status"],
  ...["classification", "category", "rating", "answer", "result", "outcome", "entailment"],
];

/**
 * Reads which of some labels a model's reply names, and refuses a reply that names none or more than one.
 *
 * Letter case, Markdown, punctuation at the edges and invisible characters carry no meaning. What counts is a field
 * such as `verdict` of a JSON object; else what follows `Verdict:` or the like, a final verdict before others, and what
 * stands alone on the first or last line; else what the prose asserts. A denial before a label turns it round where
 * that has a meaning (`not supported` with a label `unsupported`; the other of two labels) and ends at its clause. A
 * label of one or two letters counts only where it stands alone. Hedged replies ("partly supported"), and
 * those that take the label back ("supported by nothing", "PASS is not warranted"), are errors: nothing fails open. A form
 * that is echoed before the answer (`"PASS|FAIL"`) is no label.
 *
 * @param reply What the model replied.
 * @param labels The labels, at least one, which differ by more than case.
 * @param options Other wordings.
 * @returns The label as it stands in `labels`.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If there are no labels, or two of them look alike.
 * @throws {SyntaxError} If the reply names none of the labels, or more than one: a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { parseLabel } from "@touchstone/eval/judges";
 * import { assertEquals, assertThrows } from "@std/assert";
 *
 * const labels = ["PASS", "FAIL"];
 * assertEquals(parseLabel("**Verdict:** pass.", labels), "PASS");
 * assertEquals(parseLabel("It does not pass.", labels), "FAIL");
 * assertThrows(() => parseLabel("Verdict: PASS/FAIL", labels), SyntaxError, "PASS and FAIL");
 * ```
 */
export function parseLabel<Label extends string>(
  reply: string,
  labels: readonly Label[],
  options: ParseLabelOptions = {},
): Label {
  requireReply(reply, ACTION);
  requireLabels(labels);
  requireOptions(options, { synonyms: true }, ACTION);
  requireSynonyms(options.synonyms, labels);
  const words = labelWords(labels, options.synonyms);
  const label = findLabel(saidIn(reply, words), words, "the label");
  const found = labels.find((it) => it === label);
  if (found === undefined) throw replyError("unknown-label", "the label", "it is none", reply);
  return found;
}

/** The text that names the label: the field of a JSON object where there is one, else the reply. */
function saidIn(reply: string, words: readonly LabelWords[]): string {
  const { values, error } = jsonValues(reply, "the label");
  const objects = values.filter(isJsonObject);
  const clash = (names: string) => {
    throw replyError("ambiguous", "the label", `${names} differ`, reply);
  };
  const fields = objects.flatMap((object) => verdictOf(object, clash) ?? []);
  // The form that was asked for, echoed before the answer, is none.
  const filled = fields.filter((value) => !isForm(value, words));
  const said = filled.length > 0 ? filled : fields;
  if (new Set(said.map((value) => JSON.stringify(value))).size > 1) clash("its verdicts");
  if (typeof said[0] === "string") return said[0].trim() === "" ? none(reply) : said[0];
  if (said.length > 0 || objects.length > 0 || error !== undefined) {
    if (error !== undefined && said.length === 0) throw error;
    return none(reply);
  }
  const text = cleanReply(reply, "the label");
  return /^\s*[[{][\s\]}]*$/.test(text) ? none(reply) : text;
}

/** The verdict of an object, or of the object that stands in its place: `{"result": {"verdict": ...}}`. */
function verdictOf(object: JsonObject, clash: (names: string) => never): JsonValue | undefined {
  const value = fieldOf(object, KEYS, clash);
  return isJsonObject(value) ? fieldOf(value, KEYS, clash) : value;
}

function none(reply: string): never {
  throw replyError("no-verdict", "the label", "its JSON holds no verdict", reply);
}

function requireLabels(labels: unknown): void {
  if (!Array.isArray(labels)) throw wrongKind("labels must be a list of texts", labels, ACTION);
  if (labels.length === 0) throw outOfRange("labels must hold one at least", labels, ACTION);
  for (const [i, label] of labels.entries()) {
    if (typeof label === "string" && label.trim() !== "") continue;
    throw wrongKind(`labels[${i}] must be a text that is not empty`, label, ACTION);
  }
  const alike = labels.find((label, i) =>
    labels.findIndex((it) => folded(it) === folded(label)) < i
  );
  if (alike !== undefined) throw outOfRange("labels must differ", alike, ACTION);
}

function requireSynonyms(synonyms: unknown, labels: readonly string[]): void {
  if (synonyms === undefined) return;
  if (!isObject(synonyms)) {
    throw wrongKind("synonyms must be an object of lists of texts", synonyms, ACTION);
  }
  for (const [label, words] of Object.entries(synonyms)) {
    if (!labels.includes(label)) {
      throw outOfRange("the keys of synonyms must be labels", label, ACTION);
    }
    if (!Array.isArray(words) || !words.every((word) => typeof word === "string")) {
      throw wrongKind(`synonyms.${label} must be a list of texts`, words, ACTION);
    }
  }
}
