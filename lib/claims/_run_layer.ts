import { unsupportedQuantities } from "../checks/unsupported_quantities.ts";
import { unsupportedTokens } from "../checks/unsupported_tokens.ts";
import type { Chunk } from "../data/chunk.ts";
import type { AnswerOutcome, JudgedClaim } from "../data/claim.ts";
import type { Entail } from "../data/entail.ts";
import { failureOf } from "../judges/completion_error.ts";
import { isFailedJudge } from "./_judge_all.ts";
import { isObject, requireClaims } from "./_require.ts";
import type {
  CheckLayer,
  CheckThresholds,
  EntailLayer,
  GroundingLayer,
  JudgeLayer,
} from "./check_layers.ts";
import { twoDigits } from "./_two_digits.ts";
import { decomposeClaims } from "./decompose_claims.ts";
import { verifyClaims } from "./verify_claims.ts";

const ACTION = "check the answer";
const MOST_NAMED = 3;

/** What a layer is given. */
export interface LayerInput {
  readonly answer: string;
  readonly chunks: readonly Chunk[];
  readonly question?: string;
  readonly limits: Required<CheckThresholds>;
  /** Whether no other layer follows. */
  readonly final: boolean;
  readonly signal?: AbortSignal;
}

/** What a layer finds; a `null` decision leaves it to the next. */
export interface LayerFinding {
  readonly decision: "pass" | "fail" | "review" | null;
  readonly finding: string;
  readonly outcome?: AnswerOutcome;
  readonly calls: number;
  readonly pairs: number;
  readonly claims?: readonly JudgedClaim[];
}

/** Runs one layer. */
export async function runLayer(layer: CheckLayer, input: LayerInput): Promise<LayerFinding> {
  if (layer.kind === "grounding") return ground(layer, input);
  try {
    return layer.kind === "entail" ? await entailed(layer, input) : await judged(layer, input);
  } catch (error) {
    if (!isFailedJudge(error)) throw error;
    const { kind, message } = failureOf(error);
    const finding = `the ${layer.kind} layer failed (${kind}): ${message}`;
    // A judge that follows may still settle it.
    const decision = input.final ? "review" as const : null;
    return { decision, outcome: "judge-error", finding, calls: 1, pairs: 0 };
  }
}

function ground(
  { allow = [] }: GroundingLayer,
  { answer, chunks, question }: LayerInput,
): LayerFinding {
  const evidence = chunks.map(({ text, section = "" }) => `${section}\n${text}`);
  const allowed = question === undefined ? allow : [...allow, question];
  const found = [
    ...unsupportedQuantities(answer, evidence, { allow: allowed })
      .filter(({ status }) => status === "unsupported"),
    ...unsupportedTokens(answer, evidence, { allow: allowed }),
  ].map(({ text }) => `"${text}"`);
  const cost = { calls: 0, pairs: 0 };
  if (found.length === 0) {
    return { decision: null, finding: "its quantities and names are in the passages", ...cost };
  }
  const named = [...new Set(found)];
  const more = named.length > MOST_NAMED ? ` and ${named.length - MOST_NAMED} more` : "";
  const finding = `no passage holds ${named.slice(0, MOST_NAMED).join(", ")}${more}`;
  return { decision: "fail", finding, ...cost };
}

async function entailed(
  { entail, decompose = (answer) => decomposeClaims(answer), combine = {} }: EntailLayer,
  { answer, chunks, limits, final, signal }: LayerInput,
): Promise<LayerFinding> {
  const taken = await decompose(answer);
  const claims = "claims" in taken ? taken.claims : taken;
  requireClaims(claims, ACTION, "the claims of decompose");
  let [calls, pairs] = [0, 0];
  const counted: Entail = (batch, options) => {
    calls++;
    pairs += batch.length;
    return entail(batch, options);
  };
  if (claims.length === 0) {
    const decision = final ? "review" as const : null;
    return { decision, outcome: "no-claims", finding: "the answer states nothing", calls, pairs };
  }
  const verified = await verifyClaims(claims, chunks, counted, {
    ...combine,
    threshold: limits.entailment,
    ...(signal && { signal }),
  });
  const cost = { calls, pairs, claims: verified };
  const worst = verified.reduce((most, one) => one.contradiction > most.contradiction ? one : most);
  const degree = `"${worst.text}" is contradicted (${twoDigits(worst.contradiction)})`;
  if (worst.contradiction > limits.contradictionFail) {
    return { decision: "fail", finding: degree, ...cost };
  }
  const supported = verified.filter(({ verdict }) => verdict === "supported").length;
  const share = `${supported} of ${verified.length} claims are supported`;
  if (worst.contradiction >= limits.contradictionReview) {
    return {
      decision: final ? "review" : null,
      finding: `${degree}: a person should look`,
      ...cost,
    };
  }
  if (supported / verified.length >= limits.faithfulness) {
    return { decision: "pass", finding: share, ...cost };
  }
  const missing = verified.find(({ verdict }) => verdict !== "supported");
  const finding = `${share}, which is below ${
    twoDigits(limits.faithfulness)
  }: "${missing?.text}" is not`;
  return { decision: final ? "fail" : null, finding, ...cost };
}

async function judged(
  { judge }: JudgeLayer,
  { question, answer, chunks, signal }: LayerInput,
): Promise<LayerFinding> {
  const item = { ...(question !== undefined && { question }), answer, chunks };
  const given: unknown = await judge(item, signal ? { signal } : {});
  const word = isObject(given) ? given.verdict : given;
  const reason = isObject(given) && typeof given.reason === "string" ? `: ${given.reason}` : "";
  const cost = { calls: 1, pairs: 0 };
  switch (typeof word === "string" ? word.trim().toLowerCase() : word) {
    case "pass":
      return { decision: "pass", finding: `the judge passes it${reason}`, ...cost };
    case "fail":
      return { decision: "fail", finding: `the judge fails it${reason}`, ...cost };
    case "uncertain":
      return { decision: "review", finding: `the judge is uncertain${reason}`, ...cost };
  }
  // A word that is none of these is a judge that failed, and never a verdict.
  const shown = (JSON.stringify(given) ?? String(given)).slice(0, 100);
  throw new SyntaxError(`The judge gives neither PASS, FAIL nor UNCERTAIN: ${shown}`);
}
