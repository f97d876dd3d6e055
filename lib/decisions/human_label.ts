import type { HumanVerdict } from "../data/combine_raters.ts";

/** What people say of a row: one label, or one a rater; `true` = hallucinated, `null` = no label. */
export type HumanLabel = HumanVerdict | readonly (boolean | null)[];
