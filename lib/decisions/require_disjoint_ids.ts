import { overlappingIds } from "./overlapping_ids.ts";

/**
 * Refuses to report on cases that something was chosen on: a threshold, a prompt, a few-shot example.
 *
 * @param tune Ids that something was chosen on.
 * @param test Ids that it is reported on.
 * @throws {RangeError} If they share an id; the message names them.
 * @throws {TypeError} If an argument is no list of texts.
 *
 * @example
 * ```ts
 * import { requireDisjointIds } from "@touchstone/eval/decisions";
 * import { assertThrows } from "@std/assert";
 *
 * requireDisjointIds(["a", "b"], ["c"]);
 * assertThrows(() => requireDisjointIds(["a", "b", "c"], ["c", "d"]), RangeError, "c");
 * ```
 */
export function requireDisjointIds(tune: readonly string[], test: readonly string[]): void {
  const shared = overlappingIds(tune, test);
  if (shared.length === 0) return;
  const shown = shared.slice(0, 10).join(", ");
  const more = shared.length > 10 ? ` and ${shared.length - 10} more` : "";
  throw new RangeError(
    `Cannot report on the test ids as none of them must be among the tune ids: current value is ${shown}${more}`,
  );
}
