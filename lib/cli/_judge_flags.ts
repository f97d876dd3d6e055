import type { TokenPrices } from "../judges/token_prices.ts";
import { count, given, number, oneOf } from "./_flag_values.ts";
import { usageError } from "./_usage_error.ts";

/** The judges that the command knows. */
export const JUDGES = ["factuality", "audit", "groundedness", "nli", "lexical"] as const;

/** One of them. */
export type JudgeName = (typeof JUDGES)[number];

/** Flags with a value that every command takes that asks a judge. */
export const JUDGE_STRINGS = [
  ...["judge", "model", "base-url", "temperature", "max-tokens", "only", "answer"],
] as const;

/** Which judge, and how it is reached. */
export interface JudgeChoice {
  readonly judge: JudgeName;
  readonly model?: string;
  readonly baseURL?: string;
  readonly temperature?: number | null;
  readonly maxTokens?: number;
}

/** The flags that {@linkcode readJudgeChoice} reads, as they stand on the command line. */
type JudgeTexts = {
  readonly [flag in "judge" | "model" | "base-url" | "temperature" | "max-tokens"]?:
    | string
    | undefined;
};

/** Reads the flags that name a judge, and says what is missing. */
export function readJudgeChoice(flags: JudgeTexts): JudgeChoice {
  const judge = oneOf(flags.judge, JUDGES, "judge");
  if (judge === undefined) throw usageError(`say which judge: --judge ${JUDGES.join("|")}`);
  const { model, temperature } = flags;
  if (judge !== "lexical" && model === undefined) {
    throw usageError(`--judge ${judge} needs --model`);
  }
  return {
    judge,
    ...given("model", model),
    ...given("baseURL", flags["base-url"]),
    ...(temperature !== undefined && {
      temperature: temperature === "none" ? null : number(temperature, "temperature"),
    }),
    ...(flags["max-tokens"] !== undefined && {
      maxTokens: count(flags["max-tokens"], "max-tokens"),
    }),
  };
}

/** `--price 2.50,10`. */
export function readPrice(text: string | undefined): TokenPrices | undefined {
  if (text === undefined) return undefined;
  const parts = text.split(",").map(Number);
  if (parts.length === 2 && parts.every((price) => price >= 0)) {
    return { prompt: parts[0], completion: parts[1] };
  }
  throw usageError(`--price takes two numbers, such as 2.50,10, not ${JSON.stringify(text)}`);
}
