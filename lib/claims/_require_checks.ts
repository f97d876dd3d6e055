import { isObject, wrongKind } from "./_require.ts";

/** Throws unless a value is a list of what `checkAnswer` gives. */
export function requireChecks(results: unknown, action: string): void {
  if (!Array.isArray(results)) {
    throw wrongKind("results must be a list of checks", results, action);
  }
  results.forEach((one: unknown, i) => {
    const whole = isObject(one) && typeof one.answer === "string" &&
      typeof one.decision === "string" && typeof one.outcome === "string" &&
      [one.layers, one.chunks, one.claims].every((list) =>
        Array.isArray(list) && list.every(isObject)
      );
    if (!whole) throw wrongKind(`results[${i}] must be what checkAnswer gives`, one, action);
  });
}
