import { budgetName, readingOf } from "./_budget_names.ts";
import type { Budget, BudgetValue } from "./gates.ts";

/** Options of {@linkcode parseBudget}. */
export interface ParseBudgetOptions {
  /** The budget that it is of: `minScored`, say, takes a plain number for a share. Default: a count or a rate. */
  readonly name?: string;
}

const ACTION = "read the budget";

/**
 * Reads a budget: `3` is a count of failing cases, `.02`, `1.0`, `2e-2` and `2%` are rates.
 *
 * A plain number for `minScored`, `recall`, `coverageDrop` or `abstentionRise` is a share, and for
 * `groundedness` a grade.
 *
 * @param value A text, a number, or a budget that was read before. A number in a script does not show whether
 *   it was written `1` or `1.0`: it is the count.
 * @param options Which budget it is of.
 * @returns Count, rate or mean grade.
 * @throws {SyntaxError} If a text does not read as a number or percentage.
 * @throws {RangeError} If a rate is not in [0, 1], a count no integer >= 0, or a grade not in [1, 5].
 * @throws {TypeError} If `value` is of the wrong kind, or there is no budget of that name.
 *
 * @example
 * ```ts
 * import { parseBudget } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseBudget("2%"), { kind: "rate", value: 0.02 });
 * assertEquals(parseBudget("1.0"), { kind: "rate", value: 1 });
 * assertEquals(parseBudget("1"), { kind: "count", value: 1 });
 * assertEquals(parseBudget("4", { name: "groundedness" }), { kind: "mean", value: 4 });
 * ```
 */
export function parseBudget(value: BudgetValue, options: ParseBudgetOptions = {}): Budget {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw new TypeError(
      `Cannot ${ACTION} as options must be an object: current value is ${options}`,
    );
  }
  const { name } = options;
  if (name !== undefined && typeof name !== "string") {
    throw new TypeError(`Cannot ${ACTION} as name must be a text: current value is ${name}`);
  }
  const reading = name === undefined ? "count or rate" : readingOf(budgetName(name, ACTION));
  const read = typeof value === "object" ? readAgain(value) : readNumber(value);
  if (reading === "grade") return inRange({ kind: "mean", value: read.value }, name ?? "value");
  if (reading === "share") return inRange({ kind: "rate", value: read.value }, name ?? "value");
  return inRange(read, name ?? "value");
}

function readAgain(value: Budget): Budget {
  const { kind, value: number } = value ?? {};
  if (["count", "rate", "mean"].includes(kind) && typeof number === "number") {
    return { kind, value: number };
  }
  throw wrongKind(value);
}

function readNumber(value: unknown): Budget {
  if (typeof value === "number") {
    return { kind: Number.isInteger(value) ? "count" : "rate", value };
  }
  if (typeof value !== "string") throw wrongKind(value);
  const parts = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*(%?)\s*$/i.exec(value);
  if (!parts) {
    throw new SyntaxError(
      `Cannot ${ACTION} ${JSON.stringify(value)}: write a count of cases (3) or a rate (.02 or 2%)`,
    );
  }
  const [, number, percent] = parts;
  if (percent) return { kind: "rate", value: hundredth(number) };
  return { kind: /[.e]/i.test(number) ? "rate" : "count", value: Number(number) };
}

/** A hundredth by moving the point, as 7 / 100 is .07 but 0.07 * 100 is no 7. */
function hundredth(number: string): number {
  const [digits, exponent = "0"] = number.toLowerCase().split("e");
  return Number(`${digits}e${Number(exponent) - 2}`);
}

function inRange(budget: Budget, name: string): Budget {
  const { kind, value } = budget;
  if (kind === "count" && Number.isSafeInteger(value) && value >= 0) return budget;
  if (kind === "rate" && value >= 0 && value <= 1) return budget;
  if (kind === "mean" && value >= 1 && value <= 5) return budget;
  const need = {
    count: "an integer >= 0",
    rate: "in [0, 1] (write 2% or .02)",
    mean: "a grade in [1, 5]",
  };
  throw new RangeError(
    `Cannot ${ACTION} as ${name} must be ${need[kind]}: current value is ${value}`,
  );
}

function wrongKind(value: unknown): TypeError {
  const shown = typeof value === "object" ? JSON.stringify(value) : String(value);
  return new TypeError(
    `Cannot ${ACTION} as value must be a number, a text such as "2%" or a budget: current value is ${shown}`,
  );
}
