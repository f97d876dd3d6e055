import type { JsonValue } from "../data/json_value.ts";
import { intervalLayers } from "./_interval_layers.ts";
import type { IntervalDatum } from "./_interval_datum.ts";
import type { IntervalSettings } from "./_interval_layout.ts";
import { CHARACTER, LINE_HEIGHT, TEXT_SIZE } from "./_theme.ts";
import { wrapText } from "./_wrap_text.ts";

/** What one panel shows, beside its rows. */
export interface IntervalPanel {
  /** The options of the whole picture. */
  readonly settings: IntervalSettings;
  /** Width of the x axis in pixels. */
  readonly width: number;
  /** Height of a row in pixels. */
  readonly step: number;
  /** The name of the group. */
  readonly title?: string;
  /** The labels from top to bottom. */
  readonly labels: readonly string[];
  /** The lines of each label. */
  readonly lines: readonly (readonly string[])[];
  /** Whether the labels stand at the left. */
  readonly showLabels: boolean;
  /** Whether the title of the x axis stands below. */
  readonly showAxisTitle: boolean;
}

/** One panel of an interval plot: a layered spec with its rows. */
export function intervalPanel(
  values: readonly IntervalDatum[],
  panel: IntervalPanel,
): Record<string, JsonValue> {
  const { title, width, step } = panel;
  return {
    ...(title === undefined ? {} : { title: panelTitle(title, width) }),
    width,
    height: { step },
    data: { values },
    layer: intervalLayers(panel),
  };
}

function panelTitle(title: string, width: number): JsonValue {
  return {
    text: wrapText(title, Math.floor(width / CHARACTER)),
    anchor: "start",
    frame: "group",
    fontSize: TEXT_SIZE,
    lineHeight: LINE_HEIGHT,
    offset: 8,
  };
}
