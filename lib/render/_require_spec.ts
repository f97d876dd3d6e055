import type { VegaLiteSpec } from "../pictures/vega_lite_spec.ts";

/** Throws unless the spec is an object; what shape it has is for Vega-Lite to say. */
export function requireSpec(spec: VegaLiteSpec): void {
  if (typeof spec === "object" && spec !== null && !Array.isArray(spec)) return;
  const found = spec === null ? "null" : Array.isArray(spec) ? "an array" : typeof spec;
  throw new TypeError(`Cannot render the spec as it must be an object: current value is ${found}`);
}

/** Throws unless the options are an object. */
export function requireOptions(options: unknown): void {
  if (typeof options === "object" && options !== null && !Array.isArray(options)) return;
  const found = Array.isArray(options) ? "an array" : String(options);
  throw new TypeError(
    `Cannot render the spec as options must be an object: current value is ${found}`,
  );
}
