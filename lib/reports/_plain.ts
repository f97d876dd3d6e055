import type { Style } from "./paint.ts";

/** No style at all. */
export function plain(_style: Style, text: string): string {
  return text;
}
