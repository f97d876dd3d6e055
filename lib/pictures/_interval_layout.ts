import { datumLines, intervalDatum } from "./_interval_datum.ts";
import { intervalKey } from "./_interval_key.ts";
import { intervalPanel } from "./_interval_panel.ts";
import { labelLines } from "./_label_axis.ts";
import { orderLabels } from "./_order_labels.ts";
import { CHARACTER, LINE_HEIGHT, picture } from "./_theme.ts";
import { longest } from "./_wrap_text.ts";
import type { IntervalPlotOptions, IntervalRow } from "./interval_plot.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";

/** The options of an interval plot with their defaults filled in. */
export type IntervalSettings =
  & IntervalPlotOptions
  & Required<Pick<IntervalPlotOptions, "axis" | "sort" | "percent" | "domain">>;

const WIDE = 400;
const NARROW = 270;
const LABEL_CHARACTERS = 34;

/** One panel, or the panels of the groups: side by side if two have the same labels, else stacked. */
export function intervalLayout(
  rows: readonly IntervalRow[],
  settings: IntervalSettings,
): VegaLiteSpec {
  const groups = [...new Set(rows.map((row) => row.group))];
  const grouped = groups.length > 1 || groups[0] !== undefined;
  const members = groups.map((group) => rows.filter((row) => row.group === group));
  const beside = members.length === 2 && sameLabels(members[0], members[1]);

  const width = beside ? NARROW : WIDE;
  const data = rows.map((row) =>
    intervalDatum(row, settings.percent, Math.floor(width / CHARACTER))
  );
  const labelTexts = labelLines(rows.map((row) => row.label), LABEL_CHARACTERS);
  // One height for all rows, so that those of panels side by side stay level.
  const tallest = [...labelTexts, ...data.flatMap(datumLines)]
    .reduce((most, lines) => Math.max(most, lines.length), 1);

  const panels = groups.map((group, i) => {
    const labels = orderLabels(beside ? rows : members[i], settings.sort);
    return intervalPanel(data.filter((datum) => datum.group === group), {
      settings,
      width,
      step: LINE_HEIGHT * tallest + 10,
      title: grouped ? group ?? "(no group)" : undefined,
      labels,
      lines: labelLines(labels, LABEL_CHARACTERS),
      showLabels: !beside || i === 0,
      showAxisTitle: beside || i === groups.length - 1,
    });
  });
  const across = width + CHARACTER * longest(data.flatMap((datum) => datumLines(datum)[0]));
  const heading = {
    title: settings.title,
    subtitle: settings.subtitle,
    key: intervalKey(rows),
    width: CHARACTER * longest(labelTexts.flat()) + (beside ? 2 : 1) * across,
  };
  if (!grouped) return picture(heading, panels[0]);
  return picture(heading, { [beside ? "hconcat" : "vconcat"]: panels });
}

function sameLabels(a: readonly IntervalRow[], b: readonly IntervalRow[]): boolean {
  const labels = new Set(a.map((row) => row.label));
  return a.length === b.length && b.every((row) => labels.has(row.label));
}
