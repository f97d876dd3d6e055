import type { TokenPrices } from "../judges/token_prices.ts";
import { count, given, number, oneOf } from "./_flag_values.ts";
import { usageError } from "./_usage_error.ts";

/** The judges that the command knows. */
export const JUDGES = ["factuality", "audit", "groundedness", "nli", "lexical"] as const;

/** One of them. */
export type JudgeName = (typeof JUDGES)[number];

/** Flags that name a judge, of every command that asks one. */
export const JUDGE_STRINGS = [
  ...["judge", "model", "base-url", "temperature", "max-tokens", "only", "answer", "save"],
] as const;

/** Which judge, and how it is reached. */
export interface JudgeChoice {
  readonly judge: JudgeName;
  readonly model?: string;
  readonly baseURL?: string;
  readonly temperature?: number | null;
  readonly maxTokens?: number;
}

type Flags = Readonly<Record<string, unknown>>;

/** Reads the flags that name a judge, and says what is missing. */
export function readJudgeChoice(flags: Flags): JudgeChoice {
  const judge = oneOf(flags.judge as string | undefined, JUDGES, "judge");
  if (judge === undefined) throw usageError(`say which judge: --judge ${JUDGES.join("|")}`);
  const model = flags.model as string | undefined;
  if (judge !== "lexical" && model === undefined) {
    throw usageError(`--judge ${judge} needs --model`);
  }
  const temperature = flags.temperature as string | undefined;
  return {
    judge,
    ...given("model", model),
    ...given("baseURL", flags["base-url"] as string | undefined),
    ...(temperature !== undefined && {
      temperature: temperature === "none" ? null : number(temperature, "temperature"),
    }),
    ...(flags["max-tokens"] !== undefined && {
      maxTokens: count(flags["max-tokens"] as string, "max-tokens"),
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
