/**
 * Cases as tests of `deno test`.
 *
 * @module
 */
export {};
