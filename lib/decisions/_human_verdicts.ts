import { combineRaters, type HumanRule, type HumanVerdict } from "../data/combine_raters.ts";
import type { HumanLabel } from "./human_label.ts";

/** One verdict a row, and whether any row has several raters; checks every label. */
export function humanVerdicts(
  human: readonly HumanLabel[],
  rule: HumanRule,
): { readonly labels: readonly HumanVerdict[]; readonly several: boolean } {
  let several = false;
  human.forEach((label, row) => {
    if (isRaters(label)) {
      several = true;
      label.forEach((one, rater) => requireVerdict(one, `human[${row}][${rater}]`));
    } else requireVerdict(label, `human[${row}]`);
  });
  // The common case keeps the caller's list: a million rows need no copy.
  if (!several) return { labels: human as readonly HumanVerdict[], several };
  return {
    labels: human.map((label) => isRaters(label) ? combineRaters(label, rule) : label),
    several,
  };
}

/** Throws unless `label` is a verdict, undecided or missing. */
export function requireVerdict(label: HumanVerdict, name: string): void {
  if (label === true || label === false || label === null || label === "undecided") return;
  throw new TypeError(
    `Cannot calibrate the judge as ${name} must be true, false or null: current value is ${
      JSON.stringify(label)
    }`,
  );
}

function isRaters(label: HumanLabel): label is readonly (boolean | null)[] {
  return Array.isArray(label);
}
