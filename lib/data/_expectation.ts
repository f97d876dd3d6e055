import type { Fault } from "./_field_reader.ts";
import type { Case, CaseType } from "./case.ts";
import type { JsonObject } from "./json_value.ts";

/** What a case is about and whether to answer, each from the other where one is left out. */
export function readExpectation(
  values: Readonly<Record<string, unknown>>,
  row: JsonObject,
  fault: Fault,
): Pick<Case, "type" | "expect"> | undefined {
  const type = values.type as CaseType | undefined;
  const said = values.expect as Case["expect"] | undefined;
  const flag = values.expect_abstention;
  const flagged = flag === undefined ? undefined : flag === true ? "abstain" : "answer";
  if (said !== undefined && flagged !== undefined && said !== flagged) {
    fault(`expect is "${said}" and expect_abstention is ${flag}`);
    return undefined;
  }
  const implied = type === undefined
    ? undefined
    : type === "unanswerable"
    ? "abstain" as const
    : "answer" as const;
  const expect = said ?? flagged ?? implied;
  if (expect === undefined) {
    const isWrong = ["type", "expect", "expect_abstention"].some((name) => row[name] != null);
    if (!isWrong) fault("expect is missing: say whether to answer or abstain, or give the type");
    return undefined;
  }
  // Under a false premise, an old document or half an answer, declining may be what is asked for.
  const isSettled = type === "unanswerable" || type === "answerable";
  if (isSettled && expect !== implied) {
    const by = said === undefined ? `expect_abstention is ${flag}` : `expect is "${said}"`;
    fault(`type is "${type}" and ${by}`);
    return undefined;
  }
  return { type: type ?? (expect === "abstain" ? "unanswerable" : "answerable"), expect };
}
