/** What is done to an answerable case to make another of it: see {@linkcode deriveCases}. */
export type DerivedKind =
  | "unanswerable"
  | "near-miss"
  | "false-premise"
  | "changed-evidence"
  | "stale"
  | "stale-only"
  | "conflict"
  | "truncated"
  | "partial-question"
  | "leading-question"
  | "no-citations-asked"
  | "injected-instruction";

/** Every kind, in the order in which they are derived. */
export const DERIVED_KINDS: readonly DerivedKind[] = [
  "unanswerable",
  "near-miss",
  "false-premise",
  "changed-evidence",
  "stale",
  "stale-only",
  "conflict",
  "truncated",
  "partial-question",
  "leading-question",
  "no-citations-asked",
  "injected-instruction",
];
