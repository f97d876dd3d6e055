import type { JsonValue } from "../data/json_value.ts";

/**
 * A Vega-Lite spec as plain JSON: what the functions of this room return.
 *
 * `JSON.stringify` it for any Vega-Lite viewer, or hand it to the room `render`.
 *
 * @see https://vega.github.io/vega-lite/docs/spec.html
 */
export interface VegaLiteSpec {
  /** Each property of the spec by its name in Vega-Lite. */
  readonly [property: string]: JsonValue | undefined;
}
