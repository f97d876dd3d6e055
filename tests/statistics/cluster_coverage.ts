/** How often intervals of clustered rows hold the true value, by seeded simulation. */
import { clusterInterval } from "../../lib/statistics/cluster_interval.ts";
import { clusterKappa } from "../../lib/statistics/cluster_kappa.ts";
import { cohenKappa } from "../../lib/statistics/cohen_kappa.ts";
import { confusionMatrix } from "../../lib/statistics/confusion_matrix.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";
import { measureCoverage } from "./correction_coverage.ts";
import type { CoverageRow } from "./coverage_row.ts";

const CLUSTERS = [8, 20, 30, 100];
const CORRELATIONS = [0, 0.1, 0.3, 0.5];

/** Rows expected in a setting: clusters of 1 to 10 rows, evenly. */
const MEAN_SIZE = 5.5;
/** Mean of the squared sizes over the mean size: the design effect at a correlation of 1. */
const SQUARED_SIZE = 38.5 / MEAN_SIZE;

/** Rows of the rarer outcome that independent rows would have to hold to say as much. */
function effectiveRows(clusters: number, correlation: number, rate: number): number {
  const effect = 1 + (SQUARED_SIZE - 1) * correlation;
  return clusters * MEAN_SIZE / effect * Math.min(rate, 1 - rate);
}

/**
 * Rows of a cluster that share one value with some probability and else have their own: any two are
 * correlated by its square, which is `correlation`.
 */
function drawCluster(
  correlation: number,
  random: () => number,
  draw: () => number,
): readonly number[] {
  const size = 1 + Math.floor(10 * random());
  const shared = draw();
  const rate = Math.sqrt(correlation);
  return Array.from({ length: size }, () => random() < rate ? shared : draw());
}

/** A rate of clustered rows, beside Wilson's interval that takes them as independent. */
export function clusterRateCoverage(draws: number, claimedOnly = false): CoverageRow[] {
  const settings = [0.1, 0.3, 0.5].flatMap((rate) =>
    CLUSTERS.flatMap((clusters) =>
      CORRELATIONS.map((correlation) => ({ rate, clusters, correlation }))
    )
  );
  return settings.flatMap(({ rate, clusters, correlation }, k) => {
    const enough = clusters >= 20 && effectiveRows(clusters, correlation, rate) >= 10;
    if (claimedOnly && !enough) return [];
    return measureCoverage(
      `rate ${rate}, ${clusters} clusters, correlation ${correlation}`,
      draws,
      400 + k,
      { logit: rate, linear: rate, Wilson: rate },
      (name) => name === "logit" && enough,
      (random) => {
        const counts = Array.from({ length: clusters }, () => {
          const outcomes = drawCluster(correlation, random, () => Number(random() < rate));
          const successes = outcomes.reduce((sum, outcome) => sum + outcome, 0);
          return { successes, n: outcomes.length };
        });
        const sum = (key: "successes" | "n") =>
          counts.reduce((total, count) => total + count[key], 0);
        return {
          logit: clusterInterval(counts),
          linear: clusterInterval(counts, { scale: "linear" }),
          Wilson: wilsonInterval(sum("successes"), sum("n")),
        };
      },
    );
  });
}

/** Kappa of clustered rows: sensitivity .9, specificity .95; a cluster's rows share label and verdict. */
export function clusterKappaCoverage(
  draws: number,
  resamples: number,
  claimedOnly = false,
): CoverageRow[] {
  const settings = [0.1, 0.3, 0.5].flatMap((prevalence) =>
    CLUSTERS.flatMap((clusters) =>
      CORRELATIONS.map((correlation) => ({ prevalence, clusters, correlation }))
    )
  );
  return settings.flatMap(({ prevalence, clusters, correlation }, k) => {
    const cells = [0.95 * (1 - prevalence), 0.05 * (1 - prevalence), 0.1 * prevalence];
    const observed = cells[0] + 0.9 * prevalence;
    const flagged = cells[1] + 0.9 * prevalence;
    const expected = prevalence * flagged + (1 - prevalence) * (1 - flagged);
    const kappa = (observed - expected) / (1 - expected);
    const differ = effectiveRows(clusters, correlation, 1 - observed);
    const rarer = effectiveRows(clusters, correlation, prevalence);
    const claims: Record<string, boolean> = {
      sandwich: clusters >= 20 && differ >= 20,
      adjusted: clusters >= 20 && (correlation <= 0.1 || Math.min(differ, rarer) >= 15),
    };
    if (claimedOnly && !claims.adjusted) return [];
    const names = ["sandwich", "adjusted", ...(resamples > 0 ? ["bootstrap"] : []), "independent"];
    const truth = Object.fromEntries(names.map((name) => [name, kappa]));
    return measureCoverage(
      `prevalence ${prevalence}, ${clusters} clusters, correlation ${correlation}`,
      draws,
      500 + k,
      truth,
      (name) => claims[name] ?? false,
      (random) => {
        const draw = () => {
          let left = random();
          let cell = 0;
          while (cell < 3 && left >= cells[cell]) left -= cells[cell++];
          return cell;
        };
        const rows = Array.from(
          { length: clusters },
          (_, cluster) =>
            drawCluster(correlation, random, draw).map((cell) => ({
              cluster,
              reference: cell > 1,
              predicted: cell % 2 === 1,
            })),
        ).flat();
        const labels = [false, true];
        const bootstrap = { method: "bootstrap", resamples, seed: 1 } as const;
        return {
          sandwich: clusterKappa(rows, { labels }),
          adjusted: clusterKappa(rows, { labels, interval: "adjusted" }),
          ...(resamples > 0 && { bootstrap: clusterKappa(rows, { labels, ...bootstrap }) }),
          independent: cohenKappa(confusionMatrix(
            rows.map((row) => row.reference),
            rows.map((row) => row.predicted),
            { labels },
          )),
        };
      },
    );
  });
}

if (import.meta.main) {
  const draws = Number(Deno.args[0] ?? 1000);
  // deno-lint-ignore no-console
  console.table([...clusterRateCoverage(draws), ...clusterKappaCoverage(draws, 200)]);
}
