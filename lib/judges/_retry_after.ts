/**
 * How long a server asks to wait, in milliseconds; `undefined` where it does not say.
 *
 * @see RFC 9110, section 10.2.3: seconds or a date; `retry-after-ms` is OpenAI's own.
 */
export function retryAfterMs(headers: Headers, now: () => number): number | undefined {
  const precise = headers.get("retry-after-ms");
  if (precise !== null && isCount(precise)) return Number(precise);
  const value = headers.get("retry-after");
  if (value === null) return undefined;
  if (isCount(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  // The server's own clock where it gives one: ours may differ.
  const sent = Date.parse(headers.get("date") ?? "");
  return Math.max(0, until - (Number.isNaN(sent) ? performance.timeOrigin + now() : sent));
}

function isCount(value: string): boolean {
  return /^\s*\d+(?:\.\d+)?\s*$/.test(value);
}
