import { GREY, picture } from "./_theme.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";

const WIDTH = 480;

/** The picture of an empty list: the title stays, and "no rows" stands where the data would. */
export function noRows(
  heading: { readonly title: string; readonly subtitle?: string },
): VegaLiteSpec {
  const { title, subtitle } = heading;
  return picture({ title, subtitle, width: WIDTH }, {
    width: WIDTH,
    height: 60,
    data: { values: [{ note: "no rows" }] },
    mark: { type: "text", color: GREY },
    encoding: { text: { field: "note", type: "nominal" } },
  });
}
