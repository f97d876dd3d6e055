/**
 * Sentences, normal forms and folds of text, with places kept.
 *
 * @module
 */
export {};
