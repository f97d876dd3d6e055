import type { JsonValue } from "../data/json_value.ts";
import type { IntervalPanel } from "./_interval_panel.ts";
import { labelAxis } from "./_label_axis.ts";

/** The x channel of every layer, without its field. */
export function axisX({ settings, showAxisTitle }: IntervalPanel): Record<string, JsonValue> {
  const { axis, domain, percent } = settings;
  return {
    type: "quantitative",
    scale: { domain, nice: false, zero: false },
    axis: {
      title: showAxisTitle ? axis : null,
      tickCount: 5,
      labelFlush: false,
      ...(percent ? { labelExpr: "format(datum.value * 100, '~g') + ' %'" } : {}),
    },
  };
}

/** The y channel of every layer: the labels in their order. */
export function axisY({ labels, lines, showLabels }: IntervalPanel): Record<string, JsonValue> {
  return {
    field: "label",
    type: "nominal",
    scale: { domain: labels },
    axis: {
      ...labelAxis(labels, lines, "left"),
      title: null,
      labels: showLabels,
      labelPadding: 10,
      grid: true,
    },
  };
}
