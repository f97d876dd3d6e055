import type { Case } from "../data/case.ts";
import type {
  PropertyEvidence,
  PropertyName,
  PropertyResult,
  PropertyStatus,
} from "../data/case_result.ts";
import type { Span } from "../data/span.ts";

/** A property before it has its name and severity. */
export interface Property {
  readonly status: PropertyStatus;
  readonly reason: string;
  readonly evidence: readonly PropertyEvidence[];
}

/** A property that passes or fails by what speaks against it. */
export function property(
  good: boolean,
  reason: string,
  evidence: readonly PropertyEvidence[] = [],
): Property {
  return { status: good ? "pass" : "fail", reason, evidence };
}

/** A property that the case does not ask for. */
export function notAsked(reason: string): Property {
  return { status: "not-applicable", reason, evidence: [] };
}

/** A stretch of the answer as evidence. */
export function stretch(answer: string, { start, end }: Span, note: string): PropertyEvidence {
  return { text: answer.slice(start, end), span: { start, end }, note };
}

/** A property with its name, and the severity of its case. */
export function named(
  name: PropertyName,
  { status, reason, evidence }: Property,
  { severity = "major" }: Case,
): PropertyResult {
  return { name, status, severity, reason, evidence };
}
