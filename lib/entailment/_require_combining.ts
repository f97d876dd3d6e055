import {
  isObject,
  requireFunction,
  requireInteger,
  requireOptions,
  requireShare,
  requireSignal,
  wrongKind,
} from "./_require.ts";
import { requireChunks } from "./_require_material.ts";
import type { CombineChunksOptions } from "./entail_claims.ts";

const OPTIONS: Record<keyof CombineChunksOptions, true> = {
  threshold: true,
  joined: true,
  windows: true,
  signal: true,
};
const WINDOWS = { countTokens: true, maxTokens: true, overlap: true } as const;

/** Throws unless passages can be combined. */
export function requireCombining(
  chunks: unknown,
  entail: unknown,
  options: CombineChunksOptions,
  action: string,
): void {
  requireChunks(chunks, action);
  requireFunction(entail, "entail", action);
  requireOptions(options, OPTIONS, action);
  const { threshold, joined, windows, signal } = options;
  if (threshold !== undefined) requireShare(threshold, "threshold", action);
  if (joined !== undefined) requireInteger(joined, "joined", 0, action);
  requireSignal(signal, action);
  if (windows === undefined) return;
  if (!isObject(windows)) throw wrongKind("windows must be an object", windows, action);
  requireOptions(windows, WINDOWS, action);
  requireFunction(windows.countTokens, "windows.countTokens", action);
  requireInteger(windows.maxTokens, "windows.maxTokens", 1, action);
  if (windows.overlap !== undefined) {
    requireInteger(windows.overlap, "windows.overlap", 0, action);
  }
}
