import { outOfRange } from "./_require.ts";
import type { Label } from "./confusion_matrix.ts";

/** Throws where labels that were met differ in type alone, such as 1 and "1": they never agree. */
export function requireDistinctTexts(labels: readonly Label[], action: string): void {
  const met = new Map<string, Label>();
  for (const label of labels) {
    const text = String(label);
    const other = met.get(text);
    if (other !== undefined) {
      const need = "of one type, as a number or boolean never equals its text";
      throw outOfRange(action, "labels", need, [other, label]);
    }
    met.set(text, label);
  }
}
