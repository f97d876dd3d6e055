/**
 * What holds of every public function of the statistics, whatever comes in: it ends, it gives no NaN, and what
 * it refuses it refuses in the package's own words.
 */
import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import * as statistics from "../lib/statistics/mod.ts";
import type { CountTable } from "../lib/statistics/confusion_matrix.ts";

type Any = (...args: unknown[]) => unknown;

const FUNCTIONS = Object.entries(statistics).flatMap(([name, call]): [string, Any][] =>
  typeof call === "function" ? [[name, call as Any]] : []
);
/** `RangeError: Cannot compute X as Y must be Z: current value is V`, or another sentence of that shape. */
const OWN_WORDS =
  /^Cannot (compute|read|plan|allocate|fit|apply|compare|split) .+ as .+ (must|has|have|is|needs?) /s;
/** What the engine says of a value that nobody has looked at. */
const ENGINE_WORDS = /destructure|properties of|is not (a function|iterable)/;

/** What an unchecked cell might pass: the right shapes, nearly right ones, and anything else. */
const JUNK = fc.array(
  fc.oneof(
    fc.anything({ maxDepth: 2 }),
    fc.array(fc.boolean(), { maxLength: 6 }),
    fc.array(fc.double(), { maxLength: 6 }),
    fc.array(fc.array(fc.constantFrom(0, 1, null), { minLength: 3, maxLength: 3 }), {
      maxLength: 4,
    }),
    fc.constant({ labels: [0, 1], counts: [[3, 1], [2, 4]] }),
    fc.constant({ labels: [true, false, true], scores: [0.1, 0.7, 0.4] }),
    fc.integer({ min: -3, max: 40 }),
    fc.double(),
    fc.constant(undefined),
  ),
  { maxLength: 3 },
);

/** Where infinity is the answer: a threshold above all scores, the end of a quantile, ln gamma from 1e305. */
const INFINITE = /^(rocCurve\.thresholds\.0|(normal|studentT)Quantile|logGamma)$/;

/** The path of the first NaN or unexpected infinity in a result. */
function faultIn(value: unknown, path = "result"): string | undefined {
  if (typeof value === "number") {
    return Number.isFinite(value) || (!Number.isNaN(value) && INFINITE.test(path))
      ? undefined
      : path;
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const fault = faultIn(member, `${path}.${name}`);
    if (fault) return fault;
  }
  return undefined;
}

for (const [name, call] of FUNCTIONS) {
  Deno.test(`${name}() takes anything without NaN, or refuses it in its own words`, () => {
    fc.assert(
      fc.property(JUNK, (args) => {
        let result: unknown;
        try {
          result = call(...args);
        } catch (error) {
          assert(error instanceof RangeError || error instanceof TypeError, String(error));
          assert(OWN_WORDS.test(error.message), error.message);
          assert(!ENGINE_WORDS.test(error.message), error.message);
          return;
        }
        const fault = faultIn(result, name);
        assert(fault === undefined, `${fault} is NaN or infinite`);
      }),
      { numRuns: 400, seed: 11 },
    );
  });
}

/** Inputs that are columns of rows may hold other columns too. */
const TAKES_COLUMNS = ["weightedRates.input"];

/** Where each function takes its options, or one input by name, as its source declares it. */
async function optionsInSource(): Promise<readonly (readonly [name: string, at: number])[]> {
  const room = new URL("../lib/statistics/", import.meta.url);
  const found: (readonly [string, number])[] = [];
  for await (const { name: file } of Deno.readDir(room)) {
    if (file.startsWith("_") || !file.endsWith(".ts")) continue;
    const source = await Deno.readTextFile(new URL(file, room));
    for (
      const [, name, list] of source.matchAll(
        /^export function (\w+)[^(]*\(([^;]*?)\)(?:: .*)? \{$/gm,
      )
    ) {
      const parameters = [...list.matchAll(/(?:^|,)\s*(\w+)\??:/g)].map(([, parameter]) =>
        parameter
      );
      parameters.forEach((parameter, at) => {
        if (!["options", "input"].includes(parameter)) return;
        if (!TAKES_COLUMNS.includes(`${name}.${parameter}`)) found.push([name, at]);
      });
    }
  }
  return found;
}

Deno.test("every public function refuses an option that does not exist, and names those that do", async () => {
  const places = await optionsInSource();
  assert(places.length > 45, `${places.length} functions take options`);
  for (const [name, at] of places) {
    const call = FUNCTIONS.find(([known]) => known === name)?.[1];
    assert(call, name);
    const error = assertThrows(
      () => call(...new Array(at).fill({}), { notAnOption: 1 }),
      TypeError,
      " notAnOption: ",
    );
    assert(error.message.startsWith(`Cannot compute ${name} as there is no `), error.message);
    assert(/: (option|input)s are \w+(, \w+)*$/.test(error.message), error.message);
  }
});

const COUNT = fc.oneof(fc.nat(5), fc.nat(1000));
const TABLE: fc.Arbitrary<CountTable> = fc.integer({ min: 1, max: 4 }).chain((size) =>
  fc.array(fc.array(COUNT, { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  })
    .map((counts) => ({ labels: counts.map((_, i) => i), counts }))
);

const { cohenKappa, gwetAc1, gwetAc2, matthewsCorrelation, pabak, percentAgreement, scottPi } =
  statistics;
const OF_TABLES = {
  cohenKappa,
  gwetAc1,
  gwetAc2,
  matthewsCorrelation,
  pabak,
  percentAgreement,
  scottPi,
};

for (const [name, agreement] of Object.entries(OF_TABLES)) {
  Deno.test(`${name}() is at most 1, inside its bounds, and does not depend on who is named first`, () => {
    fc.assert(
      fc.property(TABLE, (table) => {
        const { estimate, lower, upper, n } = agreement(table, {});
        const total = table.counts.flat().reduce((sum, count) => sum + count, 0);
        assertEquals(n, total);
        if (estimate === null) return;
        // AC2's chance agreement may pass one half, which takes its floor below -1.
        const floor = name === "gwetAc2" ? -Infinity : -1 - 1e-12;
        assert(estimate >= floor && estimate <= 1 + 1e-12, `${estimate}`);
        if (lower !== null) assert(lower <= estimate + 1e-12 && estimate <= upper + 1e-12);
        const turned = table.labels.map((_, i) => table.counts.map((row) => row[i]));
        const other = agreement({ labels: table.labels, counts: turned }, {}).estimate;
        assert(other !== null && Math.abs(other - estimate) < 1e-9, `${estimate} against ${other}`);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
}

const { rocAuc, brierScore, averagePrecisionScore, expectedCalibrationError } = statistics;
const SCORED = fc.array(fc.tuple(fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true })), {
  maxLength: 40,
}).map((rows) => ({
  labels: rows.map(([label]) => label),
  scores: rows.map(([, score]) => score),
}));

for (
  const [name, score] of Object.entries({
    rocAuc,
    brierScore,
    averagePrecisionScore,
    expectedCalibrationError,
  })
) {
  Deno.test(`${name}() lies in [0, 1] inside its bounds, and does not depend on the order of the rows`, () => {
    fc.assert(
      fc.property(SCORED, (rows) => {
        const { estimate, lower, upper } = score(rows);
        const backwards = { labels: rows.labels.toReversed(), scores: rows.scores.toReversed() };
        const again = score(backwards).estimate;
        if (estimate === null || again === null) return assertEquals(estimate, again);
        assert(Math.abs(estimate - again) < 1e-12);
        assert(estimate >= 0 && estimate <= 1);
        if (lower !== null) assert(lower <= estimate + 1e-12 && estimate <= upper + 1e-12);
      }),
      { numRuns: 200, seed: 5 },
    );
  });
}
