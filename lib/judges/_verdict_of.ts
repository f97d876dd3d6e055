import type { Completion } from "../data/complete.ts";
import { completionError } from "./completion_error.ts";
import type { Judge } from "./judge.ts";

/** The verdict that a reply holds; where it was filtered, cut or cannot be read, the error that says so is thrown. */
export function verdictOf<Item, Verdict>(
  completion: Completion,
  judge: Judge<Item, Verdict>,
  item: Item,
): Verdict {
  const { text, finish } = completion;
  if (finish === "content_filter" || (text === null && finish !== "length")) {
    throw completionError("filtered", "The reply was filtered", { completion, attempts: 1 });
  }
  if (finish === "length" || text === null) {
    const message = "The reply was cut at its token limit";
    throw completionError("truncated", message, { completion, attempts: 1 });
  }
  return judge.parse(text, item);
}
