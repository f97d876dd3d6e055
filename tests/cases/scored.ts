import { scoreCases, type ScoreCasesOptions } from "../../lib/cases/score_cases.ts";
import type { Case } from "../../lib/data/case.ts";
import type { CaseResult, PropertyName, PropertyResult } from "../../lib/data/case_result.ts";

/** A case with a passage; whatever else it needs is given. */
export function caseOf(given: Partial<Case> = {}): Case {
  const chunks = [{ id: "c1", text: "Requests are answered within 24 hours." }];
  return Object.freeze({
    ...{ id: "c", type: "answerable", expect: "answer", question: "How soon is it?", chunks },
    ...given,
  });
}

/** The result of one case. */
export async function scored(
  given: Partial<Case>,
  options: ScoreCasesOptions = {},
): Promise<CaseResult> {
  const [result] = await scoreCases([caseOf(given)], options);
  if (result === undefined) throw new Error("one case gives one result");
  return result;
}

/** A property of a result by its name. */
export function propertyOf({ properties }: CaseResult, name: PropertyName): PropertyResult {
  const found = properties.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no property ${name}`);
  return found;
}
