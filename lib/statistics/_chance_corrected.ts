import type { Agreement } from "./agreement.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** The numbers behind a coefficient `(observed - expected) / (1 - expected)`. */
export interface Coefficient {
  readonly estimate: number;
  readonly standardError: number;
  readonly observed: number;
  readonly expected: number;
}

/** An {@linkcode Agreement} with Wald bounds, or without any where the standard error is 0. */
export function waldAgreement(
  coefficient: Coefficient,
  n: number,
  level: number,
  zeroReason: string,
): Agreement {
  const { estimate, standardError, observed, expected } = coefficient;
  const parts = { standardError, observed, expected };
  const method = "wald";
  // A variance that is 0 in exact arithmetic comes out as some 1e-17.
  if (standardError < 1e-9) {
    const none = { estimate, lower: null, upper: null, n, level, method, reason: zeroReason };
    return { ...none, ...parts, standardError: 0 };
  }
  const reach = normalQuantile((1 + level) / 2) * standardError;
  return { estimate, lower: estimate - reach, upper: estimate + reach, n, level, method, ...parts };
}

/** The {@linkcode Agreement} of data that do not define the coefficient. */
export function undefinedAgreement(
  reason: string,
  n: number,
  level: number,
  observed: number | null,
  expected: number | null,
): Agreement {
  const nothing = { estimate: null, lower: null, upper: null, standardError: null };
  return { ...nothing, n, level, method: "none", reason, observed, expected };
}
