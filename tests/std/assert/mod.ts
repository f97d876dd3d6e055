/**
 * The part of `@std/assert` that this project uses, over `node:assert`, for places that cannot reach
 * JSR. See the README beside it for how to use the real package instead.
 *
 * @module
 */
import { AssertionError, deepStrictEqual, notDeepStrictEqual } from "node:assert";

export { AssertionError };

/** Fails unless `expr` is truthy. */
export function assert(expr: unknown, msg = ""): asserts expr {
  if (!expr) throw new AssertionError({ message: msg || "Expected a truthy value" });
}

/** Fails unless `actual` deeply equals `expected`. */
export function assertEquals<T>(actual: T, expected: T, msg?: string): void {
  if (msg === undefined) deepStrictEqual(actual, expected);
  else deepStrictEqual(actual, expected, msg);
}

/** Fails if `actual` deeply equals `expected`. */
export function assertNotEquals<T>(actual: T, expected: T, msg?: string): void {
  if (msg === undefined) notDeepStrictEqual(actual, expected);
  else notDeepStrictEqual(actual, expected, msg);
}

/** Fails unless the two are the same value by `Object.is`. */
export function assertStrictEquals<T>(
  actual: unknown,
  expected: T,
  msg?: string,
): asserts actual is T {
  if (!Object.is(actual, expected)) {
    throw new AssertionError({ message: msg, actual, expected, operator: "strictEqual" });
  }
}

/** Fails unless the two numbers differ by at most `tolerance` (default: 1e-7 of `expected`). */
export function assertAlmostEquals(
  actual: number,
  expected: number,
  tolerance?: number,
  msg?: string,
): void {
  const allowed = tolerance ?? (Number.isFinite(expected) ? Math.abs(expected * 1e-7) : 1e-7);
  if (Object.is(actual, expected) || Math.abs(actual - expected) <= allowed) return;
  throw new AssertionError({
    message: `${msg ? `${msg}: ` : ""}Expected ${actual} to be within ${allowed} of ${expected}`,
  });
}

/** Fails unless `actual` holds `expected`. */
export function assertStringIncludes(actual: string, expected: string, msg?: string): void {
  if (actual.includes(expected)) return;
  throw new AssertionError({
    message: `${msg ? `${msg}: ` : ""}Expected ${JSON.stringify(actual)} to hold ${
      JSON.stringify(expected)
    }`,
  });
}

/** Fails unless `actual` matches `expected`. */
export function assertMatch(actual: string, expected: RegExp, msg?: string): void {
  if (expected.test(actual)) return;
  throw new AssertionError({
    message: `${msg ? `${msg}: ` : ""}Expected ${JSON.stringify(actual)} to match ${expected}`,
  });
}

// deno-lint-ignore no-explicit-any
type ErrorType<E extends Error> = abstract new (...args: any[]) => E;

function checkError<E extends Error>(
  error: unknown,
  type: ErrorType<E> | undefined,
  includes: string | undefined,
  msg: string | undefined,
): E {
  const suffix = msg ? `: ${msg}` : "";
  if (!(error instanceof Error)) {
    throw new AssertionError({ message: `A non-Error object was thrown${suffix}` });
  }
  if (type && !(error instanceof type)) {
    throw new AssertionError({
      message: `Expected an error of ${type.name}, got ${error.name} (${error.message})${suffix}`,
    });
  }
  if (includes !== undefined && !error.message.includes(includes)) {
    throw new AssertionError({
      message: `Expected the error to include ${JSON.stringify(includes)}, got ${
        JSON.stringify(error.message)
      }${suffix}`,
    });
  }
  return error as E;
}

/** Fails unless `fn` throws; with a class and a text, unless it throws that. Returns the error. */
export function assertThrows<E extends Error = Error>(
  fn: () => unknown,
  type?: ErrorType<E>,
  msgIncludes = "",
  msg?: string,
): E {
  try {
    fn();
  } catch (error) {
    return checkError(error, type, msgIncludes, msg);
  }
  throw new AssertionError({ message: `Expected function to throw${msg ? `: ${msg}` : ""}` });
}

/** Fails unless the promise of `fn` rejects; with a class and a text, unless with that. */
export async function assertRejects<E extends Error = Error>(
  fn: () => PromiseLike<unknown>,
  type?: ErrorType<E>,
  msgIncludes = "",
  msg?: string,
): Promise<E> {
  try {
    await fn();
  } catch (error) {
    return checkError(error, type, msgIncludes, msg);
  }
  throw new AssertionError({ message: `Expected function to reject${msg ? `: ${msg}` : ""}` });
}
