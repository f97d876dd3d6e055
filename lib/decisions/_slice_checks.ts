import type { CaseSummary } from "../cases/case_summary.ts";
import { nearestName } from "../data/nearest_name.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { checkRate } from "./check_rate.ts";
import type { GateCheck } from "./gate_result.ts";
import type { Budget } from "./gates.ts";
import type { ReadGates } from "./_read_gates.ts";

/** The checks of slices that budgets are given for. */
export function sliceChecks(summary: CaseSummary, gates: ReadGates): readonly GateCheck[] {
  const checks: GateCheck[] = [];
  for (const [by, values] of Object.entries(gates.by ?? {})) {
    for (const [value, { hallucination, overRefusal }] of Object.entries(values)) {
      const slice = summary.slices.find((one) => one.by === by && one.value === value);
      const near = slice ? undefined : nearest(summary, by, value);
      const check = (name: string, budget: Budget | undefined, rate = wilsonInterval(0, 0)) => {
        if (!budget) return;
        const scope = `${by} ${value}`;
        const made = checkRate(rate, { atMost: budget, rule: gates.rule, name, scope });
        const hint = near === undefined ? "" : ` Did you mean ${near}?`;
        checks.push({ ...made, message: `${made.message}${hint}` });
      };
      check("hallucination", hallucination, slice?.hallucinated);
      check("overRefusal", overRefusal, slice?.overRefused);
    }
  }
  return checks;
}

function nearest({ slices }: CaseSummary, by: string, value: string): string | undefined {
  return nearestName(value, slices.filter((one) => one.by === by).map((one) => one.value));
}
