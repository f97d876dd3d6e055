import { outOfRange, requireFinite, requireObject, wrongType } from "./_require.ts";
import type { LabelledFeatures } from "./fit_logistic.ts";

/** The names of the features; throws unless there are some, one finite number a row, and labels of both classes. */
export function requireFeatures(rows: LabelledFeatures, action: string): readonly string[] {
  requireObject(rows, "rows", action);
  const { features, labels } = rows;
  requireObject(features, "features", action);
  if (!Array.isArray(labels)) throw wrongType(action, "labels", "an array", labels);
  labels.forEach((label, row) => {
    if (typeof label !== "boolean") {
      throw wrongType(action, `labels[${row}]`, "true or false", label);
    }
  });
  const names = Object.keys(features);
  if (names.length === 0) throw outOfRange(action, "features", "at least one", "none");
  for (const name of names) {
    const values = features[name];
    if (!Array.isArray(values)) throw wrongType(action, `features.${name}`, "an array", values);
    requireFeature(values, name, labels.length, "labels.length", action);
  }
  if (!labels.includes(true) || !labels.includes(false)) {
    throw outOfRange(action, "labels", "of both classes", labels.length === 0 ? "none" : "one");
  }
  return names;
}

/** Throws unless a feature has one finite number a row; `as` says what else has so many rows. */
export function requireFeature(
  values: readonly number[],
  name: string,
  rows: number | undefined,
  as: string,
  action: string,
): void {
  if (values.length !== rows) {
    throw outOfRange(action, `features.${name}.length`, `${rows}, as ${as}`, values.length);
  }
  values.forEach((value, row) => requireFinite(value, `features.${name}[${row}]`, action));
}
