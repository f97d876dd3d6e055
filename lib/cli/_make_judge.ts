import type { JudgedClaim } from "../data/claim.ts";
import { verifyClaims } from "../claims/verify_claims.ts";
import type { Complete } from "../data/complete.ts";
import type { JsonObject } from "../data/json_value.ts";
import type { Entail } from "../data/entail.ts";
import type { ModelProgress } from "../entailment/model_options.ts";
import { lexicalEntail } from "../entailment/lexical_entail.ts";
import { auditAnswer } from "../judges/audit_answer.ts";
import { gradeGroundedness } from "../judges/grade_groundedness.ts";
import type { Judge, JudgeCallOptions } from "../judges/judge.ts";
import { judgeFactuality } from "../judges/judge_factuality.ts";
import type { AskJudge } from "../judges/judge_run.ts";
import type { AnsweredItem } from "./_answered_items.ts";
import type { JudgeChoice } from "./_judge_flags.ts";

/** The judges that ask a model at a server. */
export function serverJudge(
  { judge }: JudgeChoice,
  complete: Complete,
): Judge<AnsweredItem, unknown> | null {
  if (judge === "factuality") return judgeFactuality(complete);
  if (judge === "audit") return auditAnswer(complete);
  return judge === "groundedness" ? gradeGroundedness(complete) : null;
}

/** A heavy door; by a computed address, so that whoever needs it not never loads what is behind. */
async function open<Door>(path: string, what: string): Promise<Door> {
  try {
    return await import(new URL(path, import.meta.url).href);
  } catch (error) {
    if (!(error instanceof Error) || !/lockfile is out of date/.test(error.message)) throw error;
    throw new Error(`${what} is not in the light lock: run with --no-lock in its place`);
  }
}

/** What the command uses of `./openai`. */
interface OpenaiDoor {
  readonly openaiComplete: (
    options: {
      readonly model: string;
      readonly baseURL?: string;
      readonly temperature?: number | null;
      readonly maxTokens?: number;
    },
  ) => Complete;
}

/** The model at a server. */
export async function connect(
  { model = "", baseURL, temperature, maxTokens }: JudgeChoice,
): Promise<Complete> {
  const door = await open<OpenaiDoor>("../judges/openai.ts", "the client of a server");
  return door.openaiComplete({
    model,
    ...(baseURL !== undefined && { baseURL }),
    ...(temperature !== undefined && { temperature }),
    ...(maxTokens !== undefined && { maxTokens }),
  });
}

/** Whether a judge runs here, and asks no server. */
export function isLocal({ judge }: JudgeChoice): boolean {
  return judge === "lexical" || judge === "nli";
}

/** What the command uses of `./nli`. */
interface NliDoor {
  readonly createNli: (
    options: { readonly model: string; readonly onProgress?: (progress: ModelProgress) => void },
  ) => Promise<Entail & AsyncDisposable>;
}

/** The judges that ask no server: an NLI model, or words alone. Its second part frees the model. */
export async function localJudge(
  { judge, model = "" }: JudgeChoice,
): Promise<readonly [AskJudge<AnsweredItem, LocalVerdict>, () => Promise<void>]> {
  if (judge === "lexical") return [byEntailment(lexicalEntail(), judge), () => Promise.resolve()];
  const door = await open<NliDoor>("../entailment/nli.ts", "the runtime of models");
  const nli = await door.createNli({ model });
  return [byEntailment(nli, judge, { model }), async () => await nli[Symbol.asyncDispose]()];
}

/** Every claim of an answer with its verdict. */
export interface LocalVerdict {
  readonly claims: readonly JudgedClaim[];
}

/** A judge of claims by entailment, with the name and model that a manifest keeps. */
function byEntailment(
  entail: Entail,
  judgeName: string,
  settings: JsonObject = {},
): AskJudge<AnsweredItem, LocalVerdict> {
  const judge = async (
    { claims, chunks }: AnsweredItem,
    options?: JudgeCallOptions,
  ): Promise<LocalVerdict> => ({
    claims: await verifyClaims(claims, chunks, entail, {
      ...(options?.signal && { signal: options.signal }),
    }),
  });
  return Object.assign(judge, { judgeName, settings });
}

/** Whether a verdict calls the answer hallucinated; `null` where it does not decide. */
export function isHallucinated(verdict: unknown, failAt: number): boolean | null {
  if (verdict === "PASS") return false;
  if (verdict === "FAIL") return true;
  if (typeof verdict !== "object" || verdict === null) return null;
  const { grade, claims } = verdict as { grade?: number; claims?: readonly JudgedClaim[] };
  if (typeof grade === "number") return grade <= failAt;
  if (claims === undefined || claims.length === 0) return null;
  if (claims.some(({ verdict }) => verdict === "contradicted" || verdict === "unsupported")) {
    return true;
  }
  return claims.some(({ verdict }) => verdict === "unjudged") ? null : false;
}
