const DIGITS_OF_A_NUMBER = 15;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** Powers of ten that are exact. */
export const TENS = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/** The decimal number in the bytes, correctly rounded; `NaN` where there is none, or an infinite one. */
export function trecNumber(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  const negative = bytes[at] === 45;
  if (negative || bytes[at] === 43) at++;
  let mantissa = 0;
  let digits = 0;
  let point = -1;
  for (; at < end; at++) {
    const byte = bytes[at];
    if (byte >= 48 && byte <= 57) {
      mantissa = mantissa * 10 + (byte - 48);
      digits++;
    } else if (byte === 46 && point < 0) point = digits;
    else return slowNumber(bytes, start, end);
  }
  if (digits === 0 || digits > DIGITS_OF_A_NUMBER) return slowNumber(bytes, start, end);
  // Both are exact, so that their quotient is rounded once.
  const value = point < 0 ? mantissa : mantissa / TENS[digits - point];
  return negative ? -value : value;
}

function slowNumber(bytes: Uint8Array, start: number, end: number): number {
  const text = new TextDecoder().decode(bytes.subarray(start, end));
  const value = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : NaN;
}
