import type {
  CalibrationCounts,
  Dependence,
  JudgeRates,
  ThresholdChoice,
} from "../data/calibration_record.ts";
import { modelFamily } from "../data/model_family.ts";
import { formatCount } from "../statistics/format_count.ts";
import { dependenceWarnings } from "./_dependence.ts";
import { FEW_DISAGREEMENTS, FEW_ROWS } from "./_kappa_interval.ts";

/** What the warnings need to know beside the rates. */
interface About {
  readonly name: string;
  readonly generators: readonly string[];
  readonly dependence: Dependence | null;
}

/** What a reader of the record should beware of, in plain sentences. */
export function calibrationWarnings(
  { matrix, kappa }: JudgeRates,
  counts: CalibrationCounts,
  score: ThresholdChoice | null,
  about: About,
): readonly string[] {
  const warnings: string[] = [];
  const [good, bad] = matrix.counts.map(([pass, flag]) => pass + flag);
  if (kappa.method.endsWith("adjusted")) {
    const differing = matrix.counts[0][1] + matrix.counts[1][0];
    const few = bad < FEW_ROWS
      ? `only ${bad} hallucinated rows`
      : good < FEW_ROWS
      ? `only ${good} faithful rows`
      : differing < FEW_DISAGREEMENTS
      ? `only ${differing} disagreements`
      : "few rows of a class or disagreements for rows in groups";
    warnings.push(`${few}: kappa has the adjusted interval, as Wald's would be too narrow`);
  }
  if (counts.undecided > 0) {
    warnings.push(`${rowsOf(counts.undecided)} left out, as the raters do not decide`);
  }
  if (score && score.auc.estimate !== null && score.auc.estimate < 0.5) {
    warnings.push(
      `the score points the other way (AUC below .5): higher may mean ${
        score.higherIs === "positive" ? "faithful" : "hallucinated"
      }`,
    );
  }
  if (score?.split && score.split.tuned < 2 * FEW_ROWS) {
    warnings.push(
      `the threshold was chosen on only ${score.split.tuned} rows: expect another on others`,
    );
  }
  warnings.push(
    ...dependenceWarnings(
      about.dependence,
      "agreement, kappa and the rates",
      "balanced accuracy, Youden's J, AC1, MCC, F1, AUC and corrected rates",
    ),
  );
  const kin = relatives(about.name, about.generators);
  if (kin) warnings.push(kin);
  return warnings;
}

/** `1 row is`, `1,490 rows are`. */
function rowsOf(count: number): string {
  return count === 1 ? "1 row is" : `${formatCount(count)} rows are`;
}

function relatives(name: string, generators: readonly string[]): string | null {
  const same = generators.find((generator) => generator === name);
  if (same !== undefined) {
    return `the judge wrote some of the answers itself (${same}): it may be kinder to its own`;
  }
  const family = modelFamily(name);
  const kin = family && generators.find((generator) => modelFamily(generator) === family);
  if (!kin) return null;
  return `the judge ${name} and the model ${kin} that wrote answers are both of the ${family} family: ` +
    "a judge may be kinder to its own kind";
}
