import type { CaseResult } from "../data/case_result.ts";
import type { SummariseCasesOptions } from "./summarise_cases.ts";

const ACTION = "summarise the cases";
const OPTIONS: Record<keyof SummariseCasesOptions, true> = { level: true, budget: true };

/** Throws unless `results` are results, each id once; gives the options. */
export function requireResults(
  results: unknown,
  options: unknown,
): Required<SummariseCasesOptions> {
  if (!Array.isArray(results)) throw wrongKind("results must be a list of results", results);
  const places = new Map<string, number>();
  (results as readonly Partial<CaseResult>[]).forEach((result, i) => {
    const whole = typeof result?.id === "string" && typeof result.outcome === "string" &&
      Array.isArray(result.properties) && typeof result.slices === "object" &&
      result.slices !== null;
    if (!whole) throw wrongKind(`results[${i}] must be what scoring gives of a case`, result);
    const id = String(result.id);
    const before = places.get(id);
    if (before !== undefined) {
      throw new RangeError(
        `Cannot ${ACTION} as every id must stand once: results[${before}] and results[${i}] are both "${id}"`,
      );
    }
    places.set(id, i);
  });
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw wrongKind("options must be an object", options);
  }
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(OPTIONS, name)) continue;
    throw new TypeError(
      `Cannot ${ACTION} as there is no option ${name}: options are level, budget`,
    );
  }
  const { level = 0.95, budget = 0.02 } = options as SummariseCasesOptions;
  if (typeof level !== "number") throw wrongKind("level must be a number", level);
  if (typeof budget !== "number") throw wrongKind("budget must be a number", budget);
  if (!(level > 0 && level < 1)) {
    throw new RangeError(
      `Cannot ${ACTION} as level must be between 0 and 1: current value is ${level}`,
    );
  }
  if (budget >= 0 && budget <= 1) return { level, budget };
  throw new RangeError(
    `Cannot ${ACTION} as budget must be from 0 to 1: current value is ${budget}`,
  );
}

function wrongKind(need: string, value: unknown): TypeError {
  const shown = JSON.stringify(value) ?? String(value);
  return new TypeError(`Cannot ${ACTION} as ${need}: current value is ${shown.slice(0, 100)}`);
}
