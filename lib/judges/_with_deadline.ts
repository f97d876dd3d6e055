/** Milliseconds that a timer can wait at most. */
const LONGEST = 2 ** 31 - 1;

/**
 * Runs something that ends with the signal it is given: at the caller's abort or after `ms`, whichever comes first.
 *
 * What does not heed its signal is left behind, so that nobody waits for it; `late` makes the error then.
 */
export async function withDeadline<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { ms, signal, late, aborted }: {
    readonly ms?: number;
    readonly signal?: AbortSignal;
    readonly late: () => Error;
    readonly aborted: () => Error;
  },
): Promise<T> {
  if (signal?.aborted) throw aborted();
  const own = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  function end(error: Error): void {
    reject(error);
    own.abort(error);
  }
  const onAbort = () => end(aborted());
  const timer = ms === undefined || ms > LONGEST ? undefined : setTimeout(() => end(late()), ms);
  signal?.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([run(own.signal), ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}
