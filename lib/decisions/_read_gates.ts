import { budgetName, unknownName } from "./_budget_names.ts";
import type { Budget, BudgetName, BudgetValue, Gates, SliceGates } from "./gates.ts";
import { parseBudget } from "./parse_budget.ts";
import { parseRequirement } from "./parse_requirement.ts";
import { parseRetrievalTarget } from "./parse_retrieval_target.ts";
import { requireObject } from "./_require.ts";

/** Gates whose names are folded and whose budgets are read. */
export type ReadGates =
  & Pick<Gates, "rule" | "judge" | "retrieval">
  & { readonly [Name in BudgetName]?: Budget }
  & { readonly by?: Readonly<Record<string, ReadSliceGates>> };

type ReadSliceGates = Readonly<Record<string, { readonly [Name in SliceBudget]?: Budget }>>;

type SliceBudget = "hallucination" | "overRefusal";

const SLICE_BUDGETS: readonly BudgetName[] = ["hallucination", "overRefusal"];

/** What cases are sliced by, with the values there are where they are fixed. */
const SLICES: Readonly<Record<string, readonly string[] | null>> = {
  type: ["answerable", "unanswerable", "false_premise", "stale_context", "partial"],
  severity: ["critical", "major", "minor"],
  tag: null,
  language: null,
  "document age": null,
  scope: null,
};

/** Gates under their own names, each budget read; an error that names what is wrong. */
export function readGates(given: unknown, action: string): ReadGates {
  requireObject(given, "gates", "an object of budgets", action);
  const { rule, by, judge, retrieval, ...budgets } = given as Readonly<Record<string, unknown>>;
  if (rule !== undefined && rule !== "point" && rule !== "bound") {
    throw new TypeError(
      `Cannot ${action} as rule must be "point" or "bound": current value is ${
        JSON.stringify(rule)
      }`,
    );
  }
  return {
    ...readBudgets(budgets, action),
    ...(rule === undefined ? {} : { rule }),
    ...(by === undefined ? {} : { by: readSlices(by, action) }),
    ...(judge === undefined ? {} : { judge: readBars(judge, action) }),
    ...(retrieval === undefined ? {} : { retrieval: readTargets(retrieval, action) }),
  };
}

function readBudgets(given: object, action: string, known?: readonly BudgetName[]) {
  const budgets: { [Name in BudgetName]?: Budget } = {};
  for (const [written, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const name = budgetName(written, action, known);
    if (budgets[name]) {
      throw new TypeError(
        `Cannot ${action} as each budget must be given once: current value is ${name} twice`,
      );
    }
    budgets[name] = parseBudget(value as BudgetValue, { name });
  }
  return budgets;
}

function readSlices(given: unknown, action: string): Readonly<Record<string, ReadSliceGates>> {
  requireObject(given, "by", "an object of slices", action);
  return Object.fromEntries(
    Object.entries(given as object).map(([written, values]) => {
      const by = sliceName(written, action);
      requireObject(values, `by.${written}`, "an object of values", action);
      return [by, readValues(by, values, action)];
    }),
  );
}

function readValues(by: string, values: SliceGates, action: string): ReadSliceGates {
  const known = SLICES[by];
  return Object.fromEntries(
    Object.entries(values).map(([value, budgets]) => {
      if (known && !known.includes(value)) throw unknownName(value, by, known, action);
      requireObject(budgets, `by.${by}.${value}`, "an object of budgets", action);
      return [value, readBudgets(budgets, action, SLICE_BUDGETS)];
    }),
  );
}

function sliceName(written: string, action: string): string {
  const plain = written.toLowerCase().replace(/[_-]/g, " ").replace(/^tags$/, "tag");
  const found = plain === "documentage" ? "document age" : plain;
  if (Object.hasOwn(SLICES, found)) return found;
  throw unknownName(written, "slice", Object.keys(SLICES), action);
}

function readBars(given: unknown, action: string): readonly string[] {
  if (!Array.isArray(given) || !given.every((bar) => typeof bar === "string")) {
    throw new TypeError(
      `Cannot ${action} as judge must be a list of bars such as "sensitivity>=.8": current value is ${
        JSON.stringify(given)
      }`,
    );
  }
  for (const bar of given) parseRequirement(bar);
  return given;
}

function readTargets(given: unknown, action: string): readonly string[] {
  if (!Array.isArray(given) || !given.every((target) => typeof target === "string")) {
    throw new TypeError(
      `Cannot ${action} as retrieval must be a list of targets such as "recall@5>=.9": current value is ${
        JSON.stringify(given)
      }`,
    );
  }
  for (const target of given) parseRetrievalTarget(target);
  return given;
}
