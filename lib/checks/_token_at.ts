import type { Token } from "./token.ts";

/** A token of a text from `start` to `end`. */
export function tokenAt(text: string, kind: Token["kind"], start: number, end: number): Token {
  return { kind, text: text.slice(start, end), span: { start, end } };
}

/** Adds the tokens that overlap none of those kept, which it is quick to tell by a mark on each place. */
export function keepFree(kept: Token[], taken: Uint8Array, tokens: readonly Token[]): void {
  for (const token of tokens) {
    const { start, end } = token.span;
    if (taken[start] || taken[end - 1]) continue;
    taken.fill(1, start, end);
    kept.push(token);
  }
}
