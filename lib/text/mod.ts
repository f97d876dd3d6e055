/**
 * Texts made comparable: one form for what looks alike, with every place kept.
 *
 * @module
 */
export * from "./fold_text.ts";
