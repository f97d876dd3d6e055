/** Throws unless `kind` is one of the two kinds of TREC file. */
export function requireTrecKind(kind: unknown, action: string): void {
  if (kind === "qrels" || kind === "run") return;
  const shown = JSON.stringify(kind) ?? typeof kind;
  throw new RangeError(
    `Cannot ${action} as kind must be "qrels" or "run": current value is ${shown}`,
  );
}
