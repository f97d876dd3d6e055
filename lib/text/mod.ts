/**
 * Texts made comparable and cut into sentences, with every place kept.
 *
 * @example
 * ```ts
 * import { foldText, splitSentences } from "@touchstone/eval/text";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(foldText("Vouchers can’t\u00a0be ＵＳＥＤ").text, "vouchers can't be used");
 * assertEquals(foldText("10² is not 102").text, "10² is not 102");
 *
 * const pieces = splitSentences("Ask Dr. Lee. It costs $2.40.");
 * assertEquals(pieces.map(({ text }) => text), ["Ask Dr. Lee.", "It costs $2.40."]);
 * ```
 *
 * @module
 */
export * from "./fold_text.ts";
export type * from "./sentence.ts";
export * from "./split_sentences.ts";
