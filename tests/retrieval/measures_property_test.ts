import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { averagePrecision } from "../../lib/retrieval/average_precision.ts";
import { bpref } from "../../lib/retrieval/bpref.ts";
import { hitAtK } from "../../lib/retrieval/hit_at_k.ts";
import { ndcgAtK } from "../../lib/retrieval/ndcg_at_k.ts";
import { precisionAtK } from "../../lib/retrieval/precision_at_k.ts";
import { rPrecision } from "../../lib/retrieval/r_precision.ts";
import { recallAtK } from "../../lib/retrieval/recall_at_k.ts";
import { reciprocalRank } from "../../lib/retrieval/reciprocal_rank.ts";

type Grades = Readonly<Record<string, number>>;

const relevantOf = (grades: Grades) => Object.keys(grades).filter((id) => grades[id] >= 1);

const MEASURES: Readonly<
  Record<string, (retrieved: readonly string[], grades: Grades, k: number) => number | null>
> = {
  recallAtK: (ids, grades, k) => recallAtK(ids, relevantOf(grades), k),
  precisionAtK: (ids, grades, k) => precisionAtK(ids, relevantOf(grades), k),
  hitAtK: (ids, grades, k) => hitAtK(ids, relevantOf(grades), k),
  reciprocalRank: (ids, grades, k) => reciprocalRank(ids, relevantOf(grades), { k }),
  averagePrecision: (ids, grades, k) => averagePrecision(ids, relevantOf(grades), { k }),
  rPrecision: (ids, grades) => rPrecision(ids, relevantOf(grades)),
  bpref: (ids, grades) => bpref(ids, grades),
  ndcgAtK: (ids, grades, k) => ndcgAtK(ids, grades, k),
  "ndcgAtK, linear": (ids, grades, k) => ndcgAtK(ids, grades, k, { gain: "linear" }),
};

const id = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "__proto__");
const grade = fc.oneof(
  fc.integer({ min: -2, max: 4 }),
  fc.double({ min: -3, max: 3, noNaN: true }),
  fc.constantFrom(2000, 1e-200, -1e300),
);
const gradesOf = fc.array(fc.tuple(id, grade)).map((pairs) => Object.fromEntries(pairs) as Grades);
const ids = fc.array(id, { maxLength: 12 });
const cut = fc.integer({ min: 1, max: 30 });

for (const [name, measure] of Object.entries(MEASURES)) {
  Deno.test(`${name}() lies in [0, 1] whatever is retrieved twice, negative or beyond the list`, () => {
    fc.assert(fc.property(ids, gradesOf, cut, (retrieved, grades, k) => {
      const value = measure(Object.freeze(retrieved), Object.freeze(grades), k);
      assert(value === null || (value >= 0 && value <= 1), `${value}`);
    }));
  });

  Deno.test(`${name}() is 1 for the ideal ranking, precision aside`, () => {
    if (name === "precisionAtK") return;
    fc.assert(fc.property(gradesOf, (grades) => {
      const ideal = Object.keys(grades).sort((a, b) => grades[b] - grades[a]);
      const value = measure(ideal, grades, 30);
      if (value !== null) assertAlmostEquals(value, 1, 1e-12);
    }));
  });

  Deno.test(`${name}() does not fall when a repeat is dropped`, () => {
    fc.assert(fc.property(ids, gradesOf, cut, (retrieved, grades, k) => {
      const once = measure([...new Set(retrieved)], grades, k);
      const twice = measure(retrieved, grades, k);
      assert((once ?? 0) >= (twice ?? 0) - 1e-12, `${once} ${twice}`);
    }));
  });

  Deno.test(`${name}() beyond the list is as at its end, precision aside`, () => {
    if (name === "precisionAtK") return;
    fc.assert(fc.property(ids, gradesOf, (retrieved, grades) => {
      const beyond = Math.max(retrieved.length, Object.keys(grades).length, 1);
      assertEquals(measure(retrieved, grades, beyond), measure(retrieved, grades, beyond + 7));
    }));
  });
}
