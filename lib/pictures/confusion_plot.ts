import type { CountTable } from "../statistics/confusion_matrix.ts";
import { confusionCells, confusionKey } from "./_confusion_cells.ts";
import { confusionLayout } from "./_confusion_layout.ts";
import { noRows } from "./_no_rows.ts";
import { outOfRange, requireText, wrongType } from "./_require.ts";
import { requireMatrix } from "./_require_matrix.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";

/** Options of {@linkcode confusionPlot}. */
export interface ConfusionPlotOptions {
  /** The finding, in a sentence. */
  readonly title: string;
  /** What else the reader needs: the data, the date, the judge. */
  readonly subtitle?: string;
  /** Title of the rows, the reference. Default `"people say"`. */
  readonly reference?: string;
  /** Title of the columns, the prediction. Default `"judge says"`. */
  readonly predicted?: string;
  /** Confidence level of the intervals in the cells, between 0 and 1. Default .95. */
  readonly level?: number;
  /** What to write for a label, by the label as text: `{ true: "hallucinated" }`. Default: the label. */
  readonly names?: Readonly<Record<string, string>>;
}

const ACTION = "confusionPlot";

/**
 * Draws a confusion matrix: which labels does the judge take for which?
 *
 * Rows are the reference, columns the prediction, in the order of the labels from the top left. A
 * cell holds its count, its share of the row with the n, and the interval of Wilson; the deeper
 * its blue, the larger the share. So the diagonal shows how often each label is recognised. The
 * number of rows left out for a missing label stands above. Do not read precision from it: that is
 * a share of a column, and changes with how common the label is.
 *
 * @param matrix What `confusionMatrix` returns, or `{ labels, counts }` of your own; where it has `missing`,
 * the rows left out, the picture says so. No labels give a picture that says "no rows".
 * @param options The title, and what to call rows, columns and labels.
 * @returns A Vega-Lite spec, plain JSON.
 * @throws {TypeError} If the matrix or an option is of the wrong kind.
 * @throws {RangeError} If the table is not square, a count is no integer of at least 0, the counts
 * do not add up to n, or two labels have the same name.
 *
 * @example
 * ```ts
 * import { confusionPlot } from "@touchstone/eval/pictures";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const matrix = { labels: [false, true], counts: [[52, 8], [4, 44]], n: 108, missing: 3 };
 * const spec = confusionPlot(matrix, {
 *   title: "The judge misses 4 of 48 hallucinations",
 *   names: { false: "faithful", true: "hallucinated" },
 * });
 * assertStringIncludes(JSON.stringify(spec), '"share":"91.7 % of 48"');
 * ```
 */
export function confusionPlot(
  matrix: CountTable & { readonly n?: number; readonly missing?: number },
  options: ConfusionPlotOptions,
): VegaLiteSpec {
  const { n, missing } = requireMatrix(matrix, ACTION);
  requireOptions(options);
  if (matrix.labels.length === 0) return noRows(options);
  const { reference = "people say", predicted = "judge says", names = {}, level = 0.95 } = options;
  const labels = matrix.labels.map(String).map((label) =>
    Object.hasOwn(names, label) ? names[label] : label
  );
  if (new Set(labels).size < labels.length) {
    throw outOfRange(ACTION, "the names of the labels", "distinct", labels);
  }
  const cells = confusionCells(matrix, labels, level);
  const key = confusionKey(n, missing, level);
  return confusionLayout(key, labels, cells, { ...options, reference, predicted });
}

function requireOptions(options: ConfusionPlotOptions): void {
  if (typeof options !== "object" || options === null) {
    throw wrongType(ACTION, "options", "an object with a title", options);
  }
  const { title, subtitle, reference, predicted, names = {}, level = 0.95 } = options;
  if (!(level > 0 && level < 1)) throw outOfRange(ACTION, "level", "between 0 and 1", level);
  requireText(title, "title", ACTION);
  requireText(subtitle, "subtitle", ACTION, true);
  requireText(reference, "reference", ACTION, true);
  requireText(predicted, "predicted", ACTION, true);
  if (typeof names !== "object" || names === null) {
    throw wrongType(ACTION, "names", "an object from label to name", names);
  }
  for (const [label, name] of Object.entries(names)) {
    requireText(name, `names[${JSON.stringify(label)}]`, ACTION);
  }
}
