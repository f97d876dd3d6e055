import type { Incident } from "../data/incident.ts";
import { forbiddenIn, inventedQuantities, requireIncidents } from "./_incident_rules.ts";
import { isObject, requireOptionalFunction, wrongKind } from "./_require.ts";

/** What a check says of a text. */
export interface TextVerdict {
  /** Whether the context bears the text out. */
  readonly pass: boolean;
  /** Why not, or why. */
  readonly reason?: string;
}

/** A check that incidents are held against, such as a judge: is this text borne out by the context? */
export type CheckText = (text: string, incident: Incident) => TextVerdict | Promise<TextVerdict>;

/** How a check did on one incident. */
export interface IncidentResult {
  /** Id of the incident. */
  readonly incident_id: string;
  /** Whether the check rejects the recorded answer and accepts every grounded claim. */
  readonly pass: boolean;
  /** Why the answer reached production. */
  readonly cause: string;
  /** What the check got wrong, one sentence each. */
  readonly problems: readonly string[];
}

/** What {@linkcode checkIncidents} gives. */
export interface IncidentsResult {
  /** Whether the check is right about every incident. */
  readonly pass: boolean;
  /** Incidents checked. */
  readonly n: number;
  /** Each of them, in order. */
  readonly results: readonly IncidentResult[];
  /** One line for each problem, with id and cause. */
  readonly messages: readonly string[];
}

const ACTION = "check incidents";

/**
 * Whether a check would catch each incident today, and lets what was true of it through.
 *
 * The check must reject the recorded answer and accept every grounded claim: one that rejects everything is of no
 * use. Without `check`, the rules that need no model: numbers that the context does not bear out, and the facts
 * that the incident forbids. No incident at all passes nothing.
 *
 * @param incidents Incidents, each id once.
 * @param check Says of a text whether the context bears it out. An error it throws is a problem, not a verdict.
 * @returns Each incident, with what the check got wrong.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If an id stands twice.
 *
 * @example
 * ```ts
 * import { checkIncidents } from "@touchstone/eval/cases";
 * import { assertEquals } from "@std/assert";
 *
 * const fee = {
 *   incident_id: "fee-1",
 *   question: "What does a return cost?",
 *   retrieved_context: ["Returns by post are free within 30 days."],
 *   hallucinated_answer: "Returns are free within 30 days, less a $10 restocking fee.",
 *   why_it_reached_production: "No case asked for fees.",
 *   grounded_claims: ["Returns by post are free."],
 * };
 *
 * assertEquals((await checkIncidents([fee])).pass, true);
 * const { messages } = await checkIncidents([fee], () => ({ pass: true }));
 * assertEquals(messages, [
 *   'fee-1: the check accepts the recorded answer "Returns are free within 30 days, less a $10 restocking fee." (cause: No case asked for fees.)',
 * ]);
 * ```
 */
export async function checkIncidents(
  incidents: readonly Incident[],
  check: CheckText = checkByRules,
): Promise<IncidentsResult> {
  requireIncidents(incidents, ACTION);
  requireOptionalFunction(check, "check", ACTION);
  const results: IncidentResult[] = [];
  for (const incident of incidents) {
    const problems: string[] = [];
    const say = (problem: string | null) => void (problem !== null && problems.push(problem));
    const { incident_id, hallucinated_answer, grounded_claims } = incident;
    say(await problemWith(check, incident, hallucinated_answer, false));
    for (const claim of grounded_claims) say(await problemWith(check, incident, claim, true));
    const cause = incident.why_it_reached_production;
    results.push({ incident_id, pass: problems.length === 0, cause, problems });
  }
  const messages = results.flatMap(({ incident_id, cause, problems }) =>
    problems.map((problem) => `${incident_id}: ${problem} (cause: ${cause})`)
  );
  const pass = results.length > 0 && messages.length === 0;
  return { pass, n: results.length, results, messages };
}

/** What a check gets wrong of a text, or `null`. */
async function problemWith(
  check: CheckText,
  incident: Incident,
  text: string,
  grounded: boolean,
): Promise<string | null> {
  const what = `${grounded ? "the grounded claim" : "the recorded answer"} ${JSON.stringify(text)}`;
  try {
    const verdict: unknown = await check(text, incident);
    if (!isObject(verdict) || typeof verdict.pass !== "boolean") {
      throw wrongKind("a verdict must be an object with pass", verdict, ACTION);
    }
    if (verdict.pass === grounded) return null;
    const { reason } = verdict;
    const why = typeof reason === "string" && reason !== "" ? `: ${reason}` : "";
    return `the check ${grounded ? "rejects" : "accepts"} ${what}${why}`;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `the check failed on ${what}: ${message}`;
  }
}

function checkByRules(text: string, incident: Incident): TextVerdict {
  const forbidden = forbiddenIn(text, incident).map((fact) => JSON.stringify(fact));
  const invented = inventedQuantities(text, incident);
  const reasons = [
    ...forbidden.length > 0 ? [`it holds the forbidden ${forbidden.join(", ")}`] : [],
    ...invented.length > 0 ? [`the context does not hold ${invented.join(", ")}`] : [],
  ];
  return { pass: reasons.length === 0, reason: reasons.join("; ") };
}
