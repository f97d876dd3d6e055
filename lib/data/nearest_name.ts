import { requireList, requireText } from "./_require_arguments.ts";

/**
 * The name that another was most likely meant to be: what to suggest for a slip.
 *
 * Counts insertions, deletions, replacements and swapped neighbours; case, spaces, `-` and `_` do not count.
 * Suggests nothing where more than a third of the letters would have to change.
 *
 * @param name The name as it was written.
 * @param known The names there are.
 * @returns The nearest of them, or `undefined` where none is near.
 * @throws {TypeError} If `name` is no text, or `known` no list of texts.
 *
 * @see Damerau, Commun. ACM 7 (1964) 171; the distance is the restricted one (optimal string alignment).
 *
 * @example
 * ```ts
 * import { nearestName } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(nearestName("requird", ["id", "required", "answer"]), "required");
 * assertEquals(nearestName("humna", ["human", "judge"]), "human");
 * assertEquals(nearestName("zebra", ["human", "judge"]), undefined);
 * ```
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  requireText(name, "name", "find the nearest name");
  requireList(known, "known", "find the nearest name");
  const wanted = plain(name);
  let best: string | undefined;
  // One slip in three letters; more would suggest names that merely have the same length.
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    requireText(candidate, "each of known", "find the nearest name");
    const distance = editDistance(wanted, plain(candidate));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Case and separators are how names differ by accident: `goldLabel`, `gold_label`, `Gold label`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "").slice(0, 60);
}

function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? beforeLast[j - 2] + 1 : Infinity;
      current.push(Math.min(replace, swap, last[j] + 1, current[j - 1] + 1));
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length];
}
