import { isObject, wrongKind } from "./_require_call.ts";
import { requireOptionalText, requireTexts } from "./_require_factuality.ts";

/** What a member of an item must be. */
type Need = "text" | "optional-text" | "parts";

/** Throws unless an item has the members that a judge reads. */
export function requireItem(
  item: unknown,
  needs: Readonly<Record<string, Need>>,
  action: string,
): void {
  if (!isObject(item)) throw wrongKind("item must be an object", item, action);
  for (const [name, need] of Object.entries(needs)) {
    const value = item[name];
    if (need === "parts") requireTexts(value, `item.${name}`, action);
    else if (need === "optional-text") requireOptionalText(value, `item.${name}`, action);
    else if (typeof value !== "string") {
      throw wrongKind(`item.${name} must be a text`, value, action);
    }
  }
}
