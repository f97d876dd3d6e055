const SUPERSEDED = [
  ...["superseded", "outdated", "obsolete", "archived", "old", "stale", "expired", "deprecated"],
  ...["retired", "withdrawn", "replaced"],
];

/** Whether a document still holds, by the word that it carries, or `undefined` for another word. */
export function documentStatus(word: string): "current" | "superseded" | undefined {
  const plain = word.trim().toLowerCase();
  if (["current", "active", "latest", "valid", "in force"].includes(plain)) return "current";
  return SUPERSEDED.includes(plain) ? "superseded" : undefined;
}
