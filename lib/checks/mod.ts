/**
 * Checks that need no model: quantities, phrases, refusals, citations, access, evidence.
 *
 * @module
 */
export { extractQuantities } from "./extract_quantities.ts";
export type { ExtractQuantitiesOptions } from "./extract_quantities.ts";
export { indexQuantities } from "./index_quantities.ts";
export type { QuantityEntry, QuantityIndex } from "./index_quantities.ts";
export { quantitiesAgree } from "./quantities_agree.ts";
export type { QuantityAgreement } from "./quantities_agree.ts";
export type { Quantity } from "./quantity.ts";
export { unsupportedQuantities } from "./unsupported_quantities.ts";
export type {
  UnsupportedQuantitiesOptions,
  UnsupportedQuantity,
} from "./unsupported_quantities.ts";
