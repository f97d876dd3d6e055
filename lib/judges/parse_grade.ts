import type { JsonValue } from "../data/json_value.ts";
import { cleanReply } from "./_clean_reply.ts";
import { gradeIn } from "./_grade_text.ts";
import { fieldOf, isJsonObject } from "./_json_fields.ts";
import { isForm } from "./_is_form.ts";
import { jsonValues } from "./_json_values.ts";
import { replyError } from "./_reply_error.ts";
import { isObject, outOfRange, requireOptions, wrongKind } from "./_require_call.ts";
import { requireReply } from "./_require_reply.ts";

/** The scale that {@linkcode parseGrade} reads by. */
export interface GradeScale {
  /** The lowest grade. */
  readonly min: number;
  /** The highest grade. */
  readonly max: number;
  /** Whether a grade must be a whole number. Default `false`. */
  readonly integer?: boolean;
}

/** A grade and why it was given. */
export interface Grade {
  /** The grade. */
  readonly grade: number;
  /** Why, where the reply says so in a field or a line of its own. */
  readonly reason?: string;
}

const ACTION = "read the grade";
const WHAT = "the grade";
const GRADES = [
  ...["grade", "score", "rating", "value", "groundedness", "groundednessgrade"],
  ...["groundednessscore", "correctness", "correctnessgrade", "correctnessscore", "finalscore"],
];
const MAXIMA = ["max", "maxscore", "maximum", "outof", "scale"];
const REASONS = ["reason", "reasoning", "explanation", "rationale", "justification"];

/**
 * Reads a number on a scale from a model's reply, and refuses what is off the scale.
 *
 * Read are a field such as `grade` or `score` of a JSON object, a number or a text of one; else a number that stands
 * alone, follows `Score:` or the like, or comes before `/10` or `out of 10`, where the scale must be this one. A number
 * elsewhere in the prose is no grade. Nothing is clamped: a judge that leaves its scale is broken, and that must show.
 *
 * @param reply What the model replied.
 * @param scale The lowest and the highest grade, finite.
 * @returns The grade, and the reason where one is given.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If the scale is none.
 * @throws {SyntaxError} If there is no grade, or more than one, or it is off the scale: a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { parseGrade } from "@touchstone/eval/judges";
 * import { assertEquals, assertThrows } from "@std/assert";
 *
 * assertEquals(parseGrade("I'd give it 8 out of 10.", { min: 0, max: 10 }).grade, 8);
 * assertEquals(parseGrade('{"score": "4", "reason": "One gap."}', { min: 1, max: 5 }), {
 *   grade: 4,
 *   reason: "One gap.",
 * });
 * assertThrows(() => parseGrade('{"score": 250}', { min: 0, max: 100 }), SyntaxError, "0 to 100");
 * ```
 */
export function parseGrade(reply: string, scale: GradeScale): Grade {
  requireReply(reply, ACTION);
  requireScale(scale);
  const { min, max, integer = false } = scale;
  const { grade, reason } = read(reply, max);
  // A number of JSON may be written as 1e999.
  if (!Number.isFinite(grade) || grade < min || grade > max) {
    throw replyError("out-of-range", WHAT, `it must be from ${min} to ${max}`, String(grade));
  }
  if (integer && !Number.isInteger(grade)) {
    throw replyError("out-of-range", WHAT, "it must be a whole number", String(grade));
  }
  return { grade, ...reason !== undefined && reason !== "" && { reason } };
}

function read(reply: string, max: number): Grade {
  const { values, error } = jsonValues(reply, WHAT);
  if (error !== undefined && values.length === 0) throw error;
  const objects = values.filter(isJsonObject);
  if (objects.length === 0) {
    // A list is no grade, but "[4]" and a bare number are texts that say one.
    const text = cleanReply(reply, WHAT);
    if (/^\s*\[\s*\]\s*$/.test(text)) {
      throw replyError("no-verdict", WHAT, "it gives none", reply);
    }
    const reason = /^\W*(?:reason(?:ing)?|explanation|rationale|justification)\W*:\W*(.+)$/im
      .exec(text)?.[1].trim();
    return { grade: gradeIn(text, max, reply), ...reason !== undefined && { reason } };
  }
  const clash = (names: string): never => {
    throw replyError("ambiguous", WHAT, `${names} differ`, reply);
  };
  const filled = objects.filter((object) => !isForm(fieldOf(object, GRADES)));
  const grades = (filled.length > 0 ? filled : objects).flatMap((object) => {
    const value = fieldOf(object, GRADES, clash);
    return value === undefined ? [] : [{ grade: fromField(value, max, reply), object }];
  });
  const [first] = grades;
  if (first === undefined) throw replyError("no-verdict", WHAT, "its JSON gives none", reply);
  if (grades.some(({ grade }) => grade !== first.grade)) return clash("its grades");
  const highest = fieldOf(first.object, MAXIMA);
  if (typeof highest === "number" && highest !== max) {
    throw replyError("out-of-range", WHAT, `it is out of ${highest}, not ${max}`, reply);
  }
  const reason = fieldOf(first.object, REASONS);
  return { grade: first.grade, ...typeof reason === "string" && { reason: reason.trim() } };
}

function fromField(value: JsonValue, max: number, reply: string): number {
  if (typeof value === "number") return value;
  // Number("") is 0, and "Infinity" is a number to JavaScript: neither is a grade.
  if (typeof value === "string" && value.trim() !== "") return gradeIn(value, max, reply);
  throw replyError("no-verdict", WHAT, "it must be a number", JSON.stringify(value));
}

function requireScale(scale: unknown): void {
  if (!isObject(scale)) {
    throw wrongKind("scale must be an object with min and max", scale, ACTION);
  }
  requireOptions(scale, { min: true, max: true, integer: true }, ACTION);
  const { min, max, integer } = scale;
  for (const [name, value] of Object.entries({ min, max })) {
    if (typeof value !== "number") throw wrongKind(`${name} must be a number`, value, ACTION);
    if (!Number.isFinite(value)) throw outOfRange(`${name} must be finite`, value, ACTION);
  }
  if (Number(min) >= Number(max)) throw outOfRange("min must be below max", min, ACTION);
  if (integer !== undefined && typeof integer !== "boolean") {
    throw wrongKind("integer must be true or false", integer, ACTION);
  }
}
