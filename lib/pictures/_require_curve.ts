import { outOfRange, requireOptions, requireText, wrongType } from "./_require.ts";

const COLUMNS = [
  ...["thresholds", "answered", "wrong", "coverage", "risk", "riskLower", "riskUpper"],
  ...["errorsAvoided", "goodLost"],
];

/** Throws unless a curve is one that `riskCoverage` makes, and the options of a picture of it are known and in range. */
export function requireCurve(
  curve: unknown,
  options: unknown,
  known: readonly string[],
  action: string,
): void {
  if (typeof curve !== "object" || curve === null) {
    throw wrongType(action, "curve", "what riskCoverage returns", curve);
  }
  const fields = curve as Readonly<Record<string, unknown>>;
  if (typeof fields.n !== "number") throw wrongType(action, "curve.n", "a number", fields.n);
  for (const name of COLUMNS) {
    if (!Array.isArray(fields[name])) {
      throw wrongType(action, `curve.${name}`, "an array", fields[name]);
    }
  }
  const { tuned, riskTo, axis } = requireOptions(options, known, action);
  requireText(axis, "axis", action, true);
  if (tuned !== undefined) requireTuned(tuned, action);
  if (riskTo === undefined) return;
  if (typeof riskTo !== "number") throw wrongType(action, "riskTo", "a number", riskTo);
  if (!(riskTo > 0 && riskTo <= 1)) throw outOfRange(action, "riskTo", "in (0, 1]", riskTo);
}

function requireTuned(tuned: unknown, action: string): void {
  const { coverage, risk, overRefusal, targetRisk, promise } = (tuned ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const whole = [coverage, risk, overRefusal].every((it) => typeof it === "object" && it !== null);
  if (whole && typeof targetRisk === "number" && typeof promise === "string") return;
  throw wrongType(action, "tuned", "what tuneThreshold returns", tuned);
}
