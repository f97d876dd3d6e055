import type { TokenUsage } from "../data/complete.ts";
import { requireOptionalNumber, requireOptions, wrongKind } from "./_require_call.ts";
import type { TokenPrices } from "./token_prices.ts";

/** The cost of a usage as a function; `null` without prices. */
export function readPrices(
  prices: TokenPrices | undefined,
  action: string,
): ((usage: TokenUsage) => number) | null {
  if (prices === undefined) return null;
  requireOptions(prices, { prompt: true, completion: true }, action);
  const { prompt, completion } = prices;
  for (const [name, value] of [["prompt", prompt], ["completion", completion]] as const) {
    if (value === undefined) throw wrongKind(`prices.${name} must be a number`, value, action);
    requireOptionalNumber(value, `prices.${name}`, { atLeast: 0 }, action);
  }
  return ({ promptTokens, completionTokens }) =>
    (promptTokens * prompt + completionTokens * completion) / 1e6;
}
