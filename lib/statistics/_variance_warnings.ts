import type { NestedComponents } from "./_nested_components.ts";

/** Below this many items the intervals are too narrow. */
const FEW_ITEMS = 20;

/** What a reader of the split should beware of, in plain sentences. */
export function varianceWarnings(items: number, components: NestedComponents): readonly string[] {
  if (items === 0) return [];
  const warnings: string[] = [];
  if (items < FEW_ITEMS) {
    warnings.push(`only ${items} ${items === 1 ? "item" : "items"}: the intervals are too narrow`);
  }
  if (components.judge === null) {
    const level = components.generator === null ? "items" : "generator";
    warnings.push(
      `no answer was judged twice: the judge's variance is inside that of the ${level}, and more ` +
        "judgements seem to change nothing",
    );
  }
  if (components.generator === null) {
    warnings.push(
      "no item was answered twice: the generator's variance is inside that of the items, and more " +
        "answers seem to change nothing",
    );
  }
  for (const [name, raw] of Object.entries(components)) {
    if (raw < 0) {
      warnings.push(`the ${name} variance comes out below 0 (${raw.toPrecision(2)}): shown as 0`);
    }
  }
  return warnings;
}
