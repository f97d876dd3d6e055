/** A call that has started within the last minute. */
export interface WindowEntry {
  readonly at: number;
  tokens: number;
}

/** The calls of the last minute, and whether another fits among them. */
export interface MinuteWindow {
  /** Milliseconds until a call of so many tokens fits, if nothing is freed; 0 where it fits now. */
  readonly waitFor: (tokens: number) => number;
  readonly add: (tokens: number) => WindowEntry;
  /** Takes a call back that made none. */
  readonly remove: (entry: WindowEntry) => void;
  /** Sets what a call used. */
  readonly correct: (entry: WindowEntry, tokens: number) => void;
  /** Ends when room is given back. */
  readonly freed: () => Promise<void>;
}

const MINUTE = 60_000;

/** Makes a window without calls. */
export function createMinuteWindow(
  limit: { readonly calls: number; readonly tokens: number },
  now: () => number,
): MinuteWindow {
  const entries: WindowEntry[] = [];
  let sum = 0;
  let given = Promise.withResolvers<void>();

  function giveBack(): void {
    given.resolve();
    given = Promise.withResolvers<void>();
  }

  function waitFor(tokens: number): number {
    const time = now();
    let gone = 0;
    while (gone < entries.length && entries[gone].at + MINUTE <= time) {
      sum -= entries[gone++].tokens;
    }
    if (gone > 0) entries.splice(0, gone);
    let calls = entries.length;
    let used = sum;
    const fits = () => calls === 0 || (calls < limit.calls && used + tokens <= limit.tokens);
    if (fits()) return 0;
    // The oldest leave first; a call above the limit goes once all others have left.
    for (const entry of entries) {
      calls--;
      used -= entry.tokens;
      if (fits()) return entry.at + MINUTE - time;
    }
    return 0;
  }

  return {
    waitFor,
    add(tokens) {
      const entry = { at: now(), tokens };
      entries.push(entry);
      sum += tokens;
      return entry;
    },
    remove(entry) {
      const place = entries.indexOf(entry);
      if (place < 0) return;
      entries.splice(place, 1);
      sum -= entry.tokens;
      giveBack();
    },
    correct(entry, tokens) {
      if (!entries.includes(entry)) return;
      const less = tokens < entry.tokens;
      sum += tokens - entry.tokens;
      entry.tokens = tokens;
      if (less) giveBack();
    },
    freed: () => given.promise,
  };
}
