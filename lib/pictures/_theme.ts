import type { JsonValue } from "../data/json_value.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";
import { wrapText } from "./_wrap_text.ts";

// Blue of the palette by Okabe and Ito (2008), https://jfly.uni-koeln.de/color/, which people of
// every kind of colour vision can tell from the greys beside it.
/** The colour of the data. */
export const BLUE = "#0072B2";
/** The colour of what stands beside it: vermilion of the same palette. */
export const ORANGE = "#D55E00";
/** The colour of text, 16:1 on white. */
export const INK = "#222222";
/** The colour of what explains, 7:1 on white. */
export const GREY = "#595959";
/** The colour of grid lines. */
export const FAINT = "#E4E4E4";

/** Size of the text in the picture, in pixels. */
export const TEXT_SIZE = 12;
/** Distance of the lines of a label, in pixels. */
export const LINE_HEIGHT = 15;
/** Mean width of a character of text in the picture, in pixels. */
export const CHARACTER = 7;

const TITLE_CHARACTER = 10.5;
const SUBTITLE_CHARACTER = 6.3;

/** What stands above every picture. */
export interface Heading {
  /** The finding, in a sentence. */
  readonly title: string;
  /** Whatever else the caller has to say. */
  readonly subtitle?: string;
  /** Sentences on what the marks stand for. */
  readonly key?: readonly string[];
  /** Width of the picture in pixels, to break the lines at. */
  readonly width: number;
}

/** The whole spec: the heading, the body, and the look that all pictures share. */
export function picture(heading: Heading, body: Record<string, JsonValue>): VegaLiteSpec {
  const { title, subtitle = "", key = [], width } = heading;
  const characters = Math.floor(width / SUBTITLE_CHARACTER);
  const oneLine = key.join(" ");
  const below = [subtitle, ...(oneLine.length <= characters ? [oneLine] : key)]
    .filter((text) => text !== "");
  return {
    $schema: "https://vega.github.io/schema/vega-lite/v5.json",
    description: [title, ...below].join("\n"),
    title: {
      text: wrapText(title, Math.floor(width / TITLE_CHARACTER)),
      ...(below.length === 0
        ? {}
        : { subtitle: below.flatMap((text) => wrapText(text, characters)) }),
    },
    ...body,
    config: CONFIG,
  };
}

const CONFIG: JsonValue = {
  // Verdana is drawn to nearly the same widths, for viewers without DejaVu Sans.
  font: "DejaVu Sans, Verdana, sans-serif",
  background: "white",
  padding: 16,
  view: { stroke: null },
  concat: { spacing: 28 },
  title: {
    anchor: "start",
    frame: "bounds",
    fontSize: 15,
    fontWeight: "bold",
    lineHeight: 20,
    color: INK,
    offset: 18,
    subtitleFontSize: 11,
    subtitleLineHeight: 16,
    subtitleColor: GREY,
    subtitlePadding: 6,
  },
  axis: {
    domainColor: GREY,
    tickColor: GREY,
    tickSize: 4,
    gridColor: FAINT,
    labelColor: INK,
    labelFontSize: TEXT_SIZE,
    labelLimit: 0,
    labelLineHeight: LINE_HEIGHT,
    labelPadding: 6,
    titleColor: INK,
    titleFontSize: TEXT_SIZE,
    titleFontWeight: "normal",
    titleLimit: 0,
    titlePadding: 10,
  },
  text: { fontSize: TEXT_SIZE, color: INK, lineHeight: LINE_HEIGHT },
};
