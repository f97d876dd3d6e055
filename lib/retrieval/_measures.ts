import { nearestName } from "../data/nearest_name.ts";
import { wrongKind } from "./_require_ranking.ts";

/** A measure by its trec_eval name, taken apart. */
export interface Measure {
  /** As asked for: `recall_5`. */
  readonly name: string;
  /** What is computed. */
  readonly kind:
    | ("recall" | "precision" | "hit" | "reciprocal-rank" | "average-precision")
    | ("ndcg-linear" | "ndcg-exponential" | "r-precision" | "bpref");
  /** How many places count; `Infinity` for all. */
  readonly k: number;
}

/** Measures of the whole ranking. */
const WHOLE: Readonly<Record<string, Measure["kind"]>> = {
  map: "average-precision",
  recip_rank: "reciprocal-rank",
  ndcg: "ndcg-linear",
  ndcg_exp: "ndcg-exponential",
  Rprec: "r-precision",
  bpref: "bpref",
};
/** Measures that are cut: their name goes on with `_5`. */
const CUT: Readonly<Record<string, Measure["kind"]>> = {
  recall: "recall",
  P: "precision",
  success: "hit",
  map_cut: "average-precision",
  recip_rank_cut: "reciprocal-rank",
  ndcg_cut: "ndcg-linear",
  ndcg_exp: "ndcg-exponential",
};
/** What others call them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ precision: "P", hit: "success", hits: "success", hit_rate: "success", mrr: "recip_rank" },
  ...{ ap: "map", average_precision: "map", r_precision: "Rprec", reciprocal_rank: "recip_rank" },
};
/** The cuts that trec_eval takes for a name without one. */
const CUTS = [5, 10, 15, 20, 30, 100, 200, 500, 1000];

/** What is measured unless told. */
export const DEFAULT_MEASURES: readonly string[] = [
  ...["recall_5", "recall_10", "P_5", "ndcg_cut_10", "recip_rank", "map"],
];

/** Takes the names apart. `P` alone stands for the cuts that trec_eval prints, `P.3,7` for those given. */
export function parseMeasures(names: unknown, action: string): readonly Measure[] {
  if (!Array.isArray(names) || names.length === 0) {
    throw wrongKind(action, "measures", "an array of names, at least one", names);
  }
  const measures = new Map<string, Measure>();
  for (let index = 0; index < names.length; index++) {
    const name: unknown = names[index];
    if (typeof name !== "string") throw wrongKind(action, `measures[${index}]`, "a text", name);
    for (const measure of measuresOf(name, action)) measures.set(measure.name, measure);
  }
  return [...measures.values()];
}

function measuresOf(name: string, action: string): readonly Measure[] {
  if (Object.hasOwn(WHOLE, name)) return [{ name, kind: WHOLE[name], k: Infinity }];
  const [, base, list] = /^(.*?)(?:[_.]([1-9]\d{0,8}(?:,[1-9]\d{0,8})*))?$/.exec(name) ?? [];
  if (base === undefined || !Object.hasOwn(CUT, base)) {
    throw new RangeError(
      `Cannot compute ${action} as there is no measure ${JSON.stringify(name)}${hintFor(name)}`,
    );
  }
  const cuts = list === undefined ? CUTS : list.split(",").map(Number);
  return cuts.map((k) => ({ name: `${base}_${k}`, kind: CUT[base], k }));
}

/** The nearest name: by what others call it, else by its letters. */
function hintFor(name: string): string {
  const [, base, cut] = /^(.*?)(?:[_.@]?(\d+))?$/.exec(name.trim()) ?? [];
  const plain = base?.toLowerCase().replaceAll("-", "_") ?? "";
  const other = Object.hasOwn(OTHER_NAMES, plain) ? OTHER_NAMES[plain] : base ?? "";
  const known = cut === undefined ? Object.keys(WHOLE) : Object.keys(CUT);
  const withCut = cut !== undefined && Object.hasOwn(CUT, `${other}_cut`) ? `${other}_cut` : other;
  const found = nearestName(withCut, known) ??
    nearestName(withCut, Object.keys({ ...WHOLE, ...CUT }));
  const near = cut !== undefined && Object.hasOwn(CUT, `${found}_cut`) ? `${found}_cut` : found;
  if (near === undefined) {
    const cuts = Object.keys(CUT).map((base) => `${base}_K`);
    return `: there are ${[...Object.keys(WHOLE), ...cuts].join(", ")}`;
  }
  const suffix = Object.hasOwn(CUT, near) && (cut !== undefined || !Object.hasOwn(WHOLE, near));
  if (!suffix) return `: did you mean ${near}?`;
  if (cut === undefined) return `: did you mean ${near}_K?`;
  const isCut = /^[1-9]\d{0,8}$/.test(cut);
  return `: did you mean ${near}_${isCut ? cut : "K, K an integer from 1"}?`;
}
