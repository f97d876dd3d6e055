import type { JsonValue } from "../data/json_value.ts";
import type { ConfusionCell } from "./_confusion_cells.ts";
import { labelAxis, labelLines } from "./_label_axis.ts";
import { CHARACTER, FAINT, LINE_HEIGHT, picture } from "./_theme.ts";
import { longest } from "./_wrap_text.ts";
import type { ConfusionPlotOptions } from "./confusion_plot.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";

/** The options of a confusion plot with their defaults filled in. */
export type ConfusionSettings =
  & ConfusionPlotOptions
  & Required<Pick<ConfusionPlotOptions, "reference" | "predicted">>;

const CELL_HEIGHT = 80;
const ROW_CHARACTERS = 24;
const DEEP = "#0A4A82";
// From here on white stands out better from the blend of white and DEEP, up to here black does; by
// 4.5:1 at least, the contrast that WCAG 2.2 (1.4.3) asks of text.
const TURN = 0.735;

/** The table of cells with its axes and heading. */
export function confusionLayout(
  key: readonly string[],
  labels: readonly string[],
  cells: readonly ConfusionCell[],
  settings: ConfusionSettings,
): VegaLiteSpec {
  const { title, subtitle, reference, predicted } = settings;
  const characters = Math.max(17, longest(cells.flatMap((cell) => [cell.share, cell.interval])));
  const cellWidth = (characters + 1) * CHARACTER;
  const rows = labelLines(labels, ROW_CHARACTERS);
  const columns = labelLines(labels, characters);
  const tallest = Math.max(...rows.map((lines) => lines.length)) * LINE_HEIGHT + 10;
  const heading = {
    title,
    subtitle,
    key,
    width: Math.max(420, labels.length * cellWidth + CHARACTER * (4 + longest(rows.flat()))),
  };
  const scale = { domain: labels, padding: 0 };
  return picture(heading, {
    width: { step: cellWidth },
    height: { step: Math.max(CELL_HEIGHT, tallest) },
    data: { values: cells },
    encoding: {
      x: {
        field: "predicted",
        type: "nominal",
        scale,
        axis: { ...labelAxis(labels, columns, "bottom"), title: predicted },
      },
      y: {
        field: "reference",
        type: "nominal",
        scale,
        axis: { ...labelAxis(labels, rows, "left"), title: reference },
      },
    },
    layer: [
      {
        mark: { type: "rect", stroke: "#BDBDBD", strokeWidth: 1, invalid: null },
        encoding: {
          color: {
            condition: { test: "!isValid(datum.rate)", value: FAINT },
            field: "rate",
            type: "quantitative",
            scale: { domain: [0, 1], range: ["white", DEEP], interpolate: "rgb" },
            legend: null,
          },
        },
      },
      line("count", { dy: -20, fontSize: 17, fontWeight: "bold" }),
      line("share", { dy: 4 }),
      line("interval", { dy: 22, fontSize: 11 }),
    ],
  });
}

function line(field: string, look: Record<string, JsonValue>): JsonValue {
  return {
    mark: { type: "text", baseline: "middle", ...look },
    encoding: {
      text: { field, type: "nominal" },
      color: { condition: { test: `datum.rate > ${TURN}`, value: "white" }, value: "black" },
    },
  };
}
