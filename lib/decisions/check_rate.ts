import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";
import { showBudget } from "./_budget_names.ts";
import type { GateCheck, GateDecision } from "./gate_result.ts";
import type { Budget, BudgetValue, GateRule } from "./gates.ts";
import { parseBudget } from "./parse_budget.ts";
import { failuresAllowed, failuresOf, type Judged, needed, outcomeOf } from "./_rate_rule.ts";
import { requireObject, requireOptionNames } from "./_require.ts";

/** Options of {@linkcode checkRate}: exactly one of `atMost` and `atLeast`. */
export interface CheckRateOptions {
  /** The most that passes: a share, `"2%"`, or a count of cases. Equal passes. */
  readonly atMost?: BudgetValue;
  /** The least that passes: a share, `"90%"`, or a count of cases that may fail. Equal passes. */
  readonly atLeast?: BudgetValue;
  /** `"point"` (default): the estimate decides. `"bound"`: the interval does. A count is exact in any case. */
  readonly rule?: GateRule;
  /** What it is called. Default `"rate"`. */
  readonly name?: string;
  /** Which cases it is of. Default `"all"`. */
  readonly scope?: string;
}

const ACTION = "check the rate";
const OPTIONS: Record<keyof CheckRateOptions, true> = {
  atMost: true,
  atLeast: true,
  rule: true,
  name: true,
  scope: true,
};

/**
 * Holds one observed rate, or mean, against a budget.
 *
 * A count of failing cases is decided exactly. A rate is by rule `"point"` decided by itself, compared in
 * integers so that 7 of 10 is .7 however .7 was computed; the message says when the interval straddles the
 * budget and about how many cases would settle it. By rule `"bound"` a straddling interval is
 * `"insufficient-evidence"`. A whole release is held with `gate`.
 *
 * @param observed A share with its interval and n, or a mean.
 * @param options Budget, rule, and what to call it.
 * @returns The check; without observations it is `"insufficient-evidence"`.
 * @throws {TypeError} If an argument is of the wrong kind, or an option unknown.
 * @throws {RangeError} If not exactly one of `atMost` and `atLeast` is given, a budget is out of range, or the
 *   estimate is no finite number.
 * @throws {SyntaxError} If a budget does not read as one.
 *
 * @see E. B. Wilson, JASA 22 (1927) 209-212: the limit at n cases excludes b where
 *   n > z^2 b (1 - b) / (rate - b)^2.
 *
 * @example
 * ```ts
 * import { checkRate } from "@touchstone/eval/decisions";
 * import { wilsonInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const { decision, straddles, needed } = checkRate(wilsonInterval(166, 200), { atLeast: 0.835 });
 *
 * assertEquals(decision, "fail"); // .830 is below .835,
 * assertEquals(straddles, true); // yet the interval, .772 to .876, holds both:
 * assertEquals(needed, 21171); // so many cases would tell them apart.
 * ```
 */
export function checkRate(observed: Interval, options: CheckRateOptions): GateCheck {
  requireObject(observed, "observed", "an interval", ACTION);
  requireObject(options, "options", "an object with atMost or atLeast", ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  const { atMost, atLeast, rule = "point", name = "rate", scope = "all" } = options;
  const { estimate, n } = observed;
  if (typeof n !== "number" || (estimate !== null && typeof estimate !== "number")) {
    throw new TypeError(
      `Cannot ${ACTION} as observed must be an interval with estimate and n: current value is ${
        JSON.stringify(observed)
      }`,
    );
  }
  // NaN would be neither above nor below any bar.
  if (!Number.isSafeInteger(n) || n < 0 || (estimate !== null && !Number.isFinite(estimate))) {
    throw new RangeError(
      `Cannot ${ACTION} as observed must have a finite estimate, or null, and an n >= 0: ` +
        `current value is ${estimate}, n ${n}`,
    );
  }
  if (rule !== "point" && rule !== "bound") {
    throw new RangeError(
      `Cannot ${ACTION} as rule must be point or bound: current value is ${rule}`,
    );
  }
  const given = atMost ?? atLeast;
  if (given === undefined || (atMost !== undefined && atLeast !== undefined)) {
    const both = given === undefined ? "neither" : "both";
    throw new RangeError(
      `Cannot ${ACTION} as exactly one of atMost and atLeast must be given: current value is ${both}`,
    );
  }
  return judge(observed, budgetOf(given), {
    name: String(name),
    scope: String(scope),
    rule,
    sense: atMost === undefined ? "at least" : "at most",
  });
}

/** A mean, already read as such by the gate, is taken as it stands. */
function budgetOf(given: BudgetValue): Budget {
  const mean = typeof given === "object" && given?.kind === "mean";
  return parseBudget(given, mean ? { name: "groundedness" } : {});
}

function judge(
  observed: Interval,
  budget: Budget,
  about: Pick<GateCheck, "name" | "scope" | "sense"> & { readonly rule: GateRule },
): GateCheck {
  const { sense } = about;
  const rule = budget.kind === "count" ? "count" as const : about.rule;
  const { estimate, n, lower, upper } = observed;
  const failures = failuresOf(observed, sense);
  const judged: Judged = { observed, budget, rule, sense, failures };
  const decision = outcomeOf(judged);
  const allowed = failures === null ? null : failuresAllowed(judged);
  const straddles = rule !== "count" && lower !== null && lower <= budget.value &&
    budget.value <= upper && n > 0;
  const flips = failures !== null &&
    [failures - 1, failures + 1].some((k) =>
      k >= 0 && k <= n && outcomeOf({ ...judged, failures: k }) !== decision
    );
  const more = straddles && estimate !== null ? needed(observed, budget.value) : null;
  const check: Omit<GateCheck, "message" | "needed"> = {
    ...about,
    rule,
    observed,
    failures,
    budget,
    decision,
    allowed,
    flips,
    straddles,
  };
  return { ...check, needed: more, message: messageOf({ ...check, needed: more }) };
}

const SAID: Readonly<Record<GateDecision, string>> = {
  "pass": "passes",
  "fail": "fails",
  "insufficient-evidence": "is not settled",
};

function messageOf(check: Omit<GateCheck, "message">): string {
  const { name, scope, observed, failures, budget, sense, decision, allowed, rule } = check;
  const where = scope === "all" ? "" : ` (${scope})`;
  const shown = formatInterval(observed, { percent: budget.kind !== "mean" });
  const bar = budget.kind === "count"
    ? `at most ${showBudget(budget)} may fail`
    : `budget ${sense} ${showBudget(budget)}`;
  const parts = [`${name}${where} ${SAID[decision]}: ${shown}, ${bar}`];
  if (observed.n === 0) parts.push("no case to tell by");
  else if (failures !== null && rule !== "count") {
    parts.push(
      allowed === null
        ? `at n ${observed.n} not even 0 failures would pass`
        : `${failures} failed, ${allowed} may fail at this n`,
    );
  }
  if (check.straddles) parts.push(`the interval straddles the budget: ${toSettle(check)}`);
  if (check.flips) parts.push("one case more or less flips it");
  return `${parts.join("; ")}.`;
}

function toSettle({ needed, observed, budget }: Omit<GateCheck, "message">): string {
  if (needed !== null) return `about ${formatCount(needed)} cases at this rate would settle it`;
  return observed.estimate !== null && Math.abs(observed.estimate - budget.value) < 1e-12
    ? "the observed rate equals the budget, which no number of cases settles"
    : "no practical number of cases would settle it";
}
