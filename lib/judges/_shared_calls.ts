import type { CallOptions, Completion } from "../data/complete.ts";
import { failureOf } from "./completion_error.ts";
import { orAborted } from "./_pause.ts";

/** Makes a call unless the same one is under way: then its reply is shared. */
export type SharedCalls = (
  key: string,
  options: CallOptions,
  make: () => Promise<Completion>,
) => Promise<Completion>;

/** Starts to keep account of calls under way. */
export function createSharedCalls(): SharedCalls {
  const running = new Map<string, Promise<Completion>>();
  return async (key, { signal }, make) => {
    for (let first = running.get(key); first !== undefined; first = running.get(key)) {
      try {
        // The first caller pays for it.
        return { ...await orAborted(first, signal), attempts: 0, cached: true };
      } catch (error) {
        // Another's abort is not ours.
        if (signal?.aborted || failureOf(error).kind !== "aborted") throw error;
      }
    }
    const call = make().finally(() => running.delete(key));
    running.set(key, call);
    return await call;
  };
}
