/**
 * Where answers are kept as they come, so that a run that was cut off goes on where it stopped.
 *
 * A file of lines, a table or a map: whatever gives back what was appended.
 */
export interface TraceJournal {
  /** What was kept before, the last of each id. */
  readonly entries: () => ReadonlyMap<string, unknown>;
  /** Keeps one answer. A failure ends the run, as what follows would be lost as well. */
  readonly append: (id: string, value: unknown) => void | Promise<void>;
}
