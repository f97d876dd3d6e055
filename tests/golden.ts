import { assert } from "@std/assert";

/** One reference case: what went in, what a well-kept package gives, and how near is near enough. */
export interface GoldenCase {
  readonly name: string;
  readonly kind: string;
  // deno-lint-ignore no-explicit-any
  readonly inputs: any;
  // deno-lint-ignore no-explicit-any
  readonly expected: any;
  readonly source: { readonly package: string; readonly version: string; readonly call: string };
  readonly tolerance: { readonly abs: number; readonly rel: number };
  readonly per_field_tolerance?: Readonly<Record<string, number>>;
}

/** Fails unless `got` is within |got - expected| <= abs + rel * |expected|; null must meet null. */
export function assertGolden(
  got: number | null | undefined,
  expected: number | string | null,
  tolerance: GoldenCase["tolerance"],
  what: string,
): void {
  if (expected === null) {
    assert(got === null, `${what}: expected undefined (null), got ${got}`);
    return;
  }
  const value = Number(expected);
  if (!Number.isFinite(value)) {
    assert(got === value, `${what}: expected ${value}, got ${got}`);
    return;
  }
  const allowed = tolerance.abs + tolerance.rel * Math.abs(value);
  assert(
    typeof got === "number" && Math.abs(got - value) <= allowed,
    `${what}: expected ${value} +- ${allowed}, got ${got}`,
  );
}
