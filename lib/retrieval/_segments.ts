import type { Chunk } from "../data/chunk.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import type { Catalogue } from "./_catalogue.ts";
import { type Labelled, recallOf } from "./_gold.ts";
import { meanInterval } from "./_mean_interval.ts";
import type { Resampling } from "./_resampling.ts";
import type { AuditSegment } from "./retrieval_audit.ts";

/** The segment of the traces that do not say. */
const UNKNOWN = "not known";

/** Whether the answer is known to be wrong and was given as certain. */
export function isConfidentWrong({ trace: { correct, confident } }: Labelled): boolean {
  return correct === false && confident !== false;
}

/** The figures of each segment, in the order of their names. */
export function auditSegments(
  labelled: readonly Labelled[],
  catalogue: Catalogue,
  k: number,
  resampling: Resampling,
): readonly AuditSegment[] {
  const values: readonly (readonly [AuditSegment["by"], (one: Labelled) => readonly string[]])[] = [
    ["query type", ({ trace }) => [trace.query_type ?? ""]],
    ["language", ({ trace }) => [trace.language ?? ""]],
    ["document age", (one) => [yearOf(one, catalogue)]],
    ["scope", (one) => scopesOf(one, catalogue)],
  ];
  return values.flatMap(([by, valuesOf]) => {
    const groups = new Map<string, Labelled[]>();
    for (const one of labelled) {
      for (const value of new Set(valuesOf(one))) {
        const name = value === "" ? UNKNOWN : value;
        const members = groups.get(name);
        if (members) members.push(one);
        else groups.set(name, [one]);
      }
    }
    // Traces that say nothing at all of it are no segment.
    if (groups.size === 1 && groups.has(UNKNOWN)) return [];
    return [...groups].sort(([a], [b]) => a < b ? -1 : 1).map(([value, own]) => ({
      by,
      value,
      ...figuresOf(own, k, resampling),
    }));
  });
}

function figuresOf(own: readonly Labelled[], k: number, resampling: Resampling) {
  const { level } = resampling;
  const measured = own.filter(({ relevant }) => relevant !== null && relevant.size > 0);
  const judged = own.filter(({ trace }) => trace.correct !== undefined);
  return {
    n: own.length,
    hit: wilsonInterval(
      measured.filter((one) => recallOf(one, k) > 0).length,
      measured.length,
      { level },
    ),
    mrr: meanInterval(measured.map(({ rank }) => rank === null ? 0 : 1 / rank), resampling),
    confidentWrong: wilsonInterval(judged.filter(isConfidentWrong).length, judged.length, {
      level,
    }),
  };
}

/** The gold passages as any trace shows them; else another passage of the document that was labelled. */
function goldChunks({ relevant, trace }: Labelled, { find }: Catalogue): readonly Chunk[] {
  const own = [...relevant ?? []].flatMap((id) => find(id) ?? []);
  if (own.length > 0) return own;
  return Object.keys(trace.gold_versions ?? {}).flatMap((doc) => find(doc) ?? []);
}

/** The year from which on the newest gold passage holds: an age would need today's date. */
function yearOf(one: Labelled, catalogue: Catalogue): string {
  const dates = goldChunks(one, catalogue).map(({ effective_date }) => effective_date ?? "");
  return dates.sort().at(-1)?.slice(0, 4) ?? "";
}

/** The scopes of the gold passages; `open` where everybody may see them. */
function scopesOf(one: Labelled, catalogue: Catalogue): readonly string[] {
  const gold = goldChunks(one, catalogue);
  if (gold.length === 0) return [""];
  return gold.flatMap(({ scope }) => {
    const scopes = [scope ?? []].flat();
    return scopes.length === 0 ? ["open"] : scopes;
  });
}
