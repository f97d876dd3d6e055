import { completionError } from "./completion_error.ts";

/** Waits some milliseconds, or until the signal aborts. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

/** Waits by a timer; at an abort it ends and the timer goes, so that nothing is kept alive. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    }
    const timer = setTimeout(end, Math.min(ms, 2 ** 31 - 1));
    signal?.addEventListener("abort", end, { once: true });
  });
}

/** Waits for a promise, or throws at an abort; what is waited for goes on. */
export async function orAborted<T>(waiting: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (signal === undefined) return await waiting;
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(abortedError());
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([waiting, promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/** The error of a call that its caller ended. */
export function abortedError(): Error {
  return completionError("aborted", "Cannot complete as the call was aborted");
}
