/**
 * The ids that two sets of cases share, such as those that a threshold was chosen on and those that it is
 * reported on: a rate is optimistic on rows that it was tuned on.
 *
 * To split rows that have no parts yet, use `splitLabels`; to refuse an overlap, `requireDisjointIds`.
 *
 * @param tune Ids that something was chosen on.
 * @param test Ids that it is reported on.
 * @returns The shared ids, each once, in the order of `test`.
 * @throws {TypeError} If an argument is no list of texts.
 *
 * @example
 * ```ts
 * import { overlappingIds } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(overlappingIds(["a", "b", "c"], ["c", "d"]), ["c"]);
 * ```
 */
export function overlappingIds(
  tune: readonly string[],
  test: readonly string[],
): readonly string[] {
  for (const [name, ids] of [["tune", tune], ["test", test]] as const) {
    if (Array.isArray(ids) && ids.every((id) => typeof id === "string")) continue;
    throw new TypeError(
      `Cannot compare the ids as ${name} must be a list of texts: current value is ${
        JSON.stringify(ids)
      }`,
    );
  }
  const chosenOn = new Set(tune);
  return [...new Set(test)].filter((id) => chosenOn.has(id));
}
