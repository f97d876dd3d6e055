import { agreementWeights } from "./_agreement_weights.ts";
import { type Coefficient, undefinedAgreement } from "./_chance_corrected.ts";
import { pooledShareCoefficient, pooledShares } from "./_pooled_share_coefficient.ts";
import { requireInteger, requireLevel, requireSeed } from "./_require.ts";
import { readTable, type Table } from "./_table.ts";
import { bootstrapTable } from "./_table_bootstrap.ts";
import type { Agreement, AgreementWeights } from "./agreement.ts";
import type { CountTable } from "./confusion_matrix.ts";
import type { TableBootstrapOptions } from "./table_bootstrap_options.ts";

/** AC1 (weights `"none"`) or AC2, with the bootstrap interval of the table. */
export function gwetAgreement(
  matrix: CountTable,
  weights: AgreementWeights,
  options: TableBootstrapOptions,
  action: string,
): Agreement {
  const { level = 0.95, resamples = 2000, seed = 1 } = options;
  requireLevel(level, action);
  requireInteger(resamples, "resamples", action, 2);
  requireSeed(seed, action);
  const table = readTable(matrix, action);
  if (table.n === 0) return undefinedAgreement("no observations", 0, level, null, null);
  if (table.size < 2) {
    return undefinedAgreement("only one label is declared", table.n, level, 1, null);
  }
  const nearness = agreementWeights(table.size, weights);
  const { standardError, observed, expected } = coefficientOf(table, nearness);
  const estimate = (resample: Table) => coefficientOf(resample, nearness).estimate;
  const { value } = bootstrapTable(table, { value: estimate }, { level, resamples, seed });
  return { ...value, standardError, observed, expected };
}

function coefficientOf(table: Table, nearness: Float64Array): Coefficient {
  const { size } = table;
  const shares = pooledShares(table);
  let total = 0;
  for (const near of nearness) total += near;
  const scale = total / (size * (size - 1));
  let expected = 0;
  for (const share of shares) expected += scale * share * (1 - share);
  return pooledShareCoefficient(
    table,
    nearness,
    expected,
    shares.map((share) => scale * (1 - share)),
  );
}
