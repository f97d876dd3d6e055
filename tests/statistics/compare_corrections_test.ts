import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { compareCorrections } from "../../lib/statistics/compare_corrections.ts";
import { correctedRate } from "../../lib/statistics/corrected_rate.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { ppiMean } from "../../lib/statistics/ppi_mean.ts";

/** A judge of sensitivity .9 and specificity .9 on rows of which a share is bad. */
function rowsOf(n: number, share: number, random: () => number) {
  const human = Array.from({ length: n }, () => random() < share);
  return { human, judge: human.map((bad) => random() < 0.9 ? bad : !bad) };
}

Deno.test("compareCorrections() holds both corrections of the same data", () => {
  const random = createRandom(4);
  const labelled = rowsOf(200, 0.3, random);
  const unlabelled = { judge: rowsOf(1000, 0.3, random).judge };
  const { corrected, ppi, difference, agree } = compareCorrections({ labelled, unlabelled });
  assertEquals(ppi, ppiMean({ labelled, unlabelled }));
  const count = (bad: boolean, flag: boolean) =>
    labelled.human.filter((label, row) => label === bad && labelled.judge[row] === flag).length;
  const calibration = {
    labels: [false, true],
    counts: [[count(false, false), count(false, true)], [count(true, false), count(true, true)]],
  };
  const positives = unlabelled.judge.filter(Boolean).length;
  assertEquals(corrected, correctedRate({ positives, n: 1000, calibration }));
  assertAlmostEquals(difference ?? NaN, (corrected.estimate ?? NaN) - (ppi.estimate ?? NaN), 1e-15);
  assertEquals(agree, true);
});

Deno.test("compareCorrections() hardly ever disagrees on random labels, and does on picked ones", () => {
  const random = createRandom(5);
  let random5 = 0;
  let picked = 0;
  for (let draw = 0; draw < 200; draw++) {
    const unlabelled = { judge: rowsOf(1000, 0.1, random).judge };
    const fair = compareCorrections({ labelled: rowsOf(200, 0.1, random), unlabelled });
    const enriched = compareCorrections({ labelled: rowsOf(200, 0.5, random), unlabelled });
    if (fair.agree === false) random5++;
    if (enriched.agree === false) picked++;
  }
  assert(random5 <= 8, `${random5} of 200 on labels drawn at random`);
  assert(picked >= 180, `${picked} of 200 on labels enriched to a half`);
});

Deno.test("compareCorrections() says in plain words that they disagree", () => {
  const random = createRandom(6);
  const labelled = rowsOf(200, 0.5, random);
  const unlabelled = { judge: rowsOf(1000, 0.05, random).judge };
  const { warnings } = compareCorrections({ labelled, unlabelled });
  assert(warnings.some((warning) => warning.includes("the prevalence has moved")));
});

Deno.test("compareCorrections() cannot tell where either is undefined", () => {
  const labelled = { human: [true, true, false], judge: [true, true, false] };
  const none = compareCorrections({ labelled, unlabelled: { judge: [] } });
  assertEquals([none.agree, none.difference, none.corrected.estimate], [null, null, null]);
});

Deno.test("compareCorrections() takes booleans only, naming the first that is not", () => {
  const untyped = compareCorrections as (input: unknown) => unknown;
  const labelled = { human: [true], judge: [true] };
  const call = (input: unknown) => () => untyped(input);
  assertThrows(call([]), TypeError, "input must be an object");
  assertThrows(
    call({ labelled, unlabelled: { judge: [true, 1] } }),
    TypeError,
    "unlabelled.judge[1]",
  );
  assertThrows(call({ unlabelled: { judge: [] } }), TypeError, "labelled.human must be an array");
  assertThrows(
    call({ labelled: { human: [true, null], judge: [true] }, unlabelled: { judge: [] } }),
    TypeError,
    "labelled.human[1]",
  );
});
