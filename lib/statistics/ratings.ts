import type { Label } from "./confusion_matrix.ts";

/**
 * What several raters said of the same units: one list a rater, all over the same units in the same
 * order; `null` or `undefined` = not rated. {@linkcode ratingsFromRows} makes it from rows.
 */
export type Ratings = readonly (readonly (Label | null | undefined)[])[];
