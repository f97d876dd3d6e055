/**
 * Measures of what was retrieved, apart from what was answered.
 *
 * @module
 */
export {};
