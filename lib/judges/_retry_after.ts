/**
 * How long a server asks to wait, in milliseconds; `undefined` where it does not say.
 *
 * @see RFC 9110, section 10.2.3: seconds or a date; `retry-after-ms` is OpenAI's own.
 */
export function retryAfterMs(
  headers: Headers,
  message: string,
  now: () => number,
): number | undefined {
  const precise = headers.get("retry-after-ms");
  if (precise !== null && isCount(precise)) return Number(precise);
  const value = headers.get("retry-after");
  if (value === null) return saidMs(message);
  if (isCount(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  // The server's own clock where it gives one: ours may differ.
  const sent = Date.parse(headers.get("date") ?? "");
  return Math.max(0, until - (Number.isNaN(sent) ? performance.timeOrigin + now() : sent));
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** The wait in a server's words, such as "Please try again in 1m2.5s" or "Please retry after 26 seconds". */
function saidMs(message: string): number | undefined {
  const said =
    /(?:try again|retry) (?:in|after) ((?:\d+(?:\.\d+)? ?(?:ms|min\w*|m|sec\w*|s)\b ?|\d+m(?=\d))+)/i
      .exec(message)?.[1];
  if (said === undefined) return undefined;
  let total = 0;
  for (const [, count, unit] of said.matchAll(/(\d+(?:\.\d+)?) ?(ms|m|s)/gi)) {
    total += Number(count) * UNITS[unit.toLowerCase()];
  }
  return total;
}

function isCount(value: string): boolean {
  return /^\s*\d+(?:\.\d+)?\s*$/.test(value);
}
