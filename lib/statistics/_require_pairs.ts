import { outOfRange, requireFinite, wrongType } from "./_require.ts";

/** Throws unless `x` and `y` are lists of finite numbers of the same length, naming the first bad item. */
export function requirePairs(x: readonly number[], y: readonly number[], action: string): void {
  if (!Array.isArray(x)) throw wrongType(action, "x", "an array", x);
  if (!Array.isArray(y)) throw wrongType(action, "y", "an array", y);
  if (y.length !== x.length) {
    throw outOfRange(action, "y.length", `${x.length}, that of x`, y.length);
  }
  for (let i = 0; i < x.length; i++) {
    if (!Number.isFinite(x[i])) requireFinite(x[i], `x[${i}]`, action);
    if (!Number.isFinite(y[i])) requireFinite(y[i], `y[${i}]`, action);
  }
}

/** Why no correlation of these lists is defined; `null` where one is. */
export function undefinedReason(x: readonly number[], y: readonly number[]): string | null {
  if (x.length < 2) return "fewer than two pairs";
  if (isConstant(x)) return "x is constant";
  return isConstant(y) ? "y is constant" : null;
}

/** Whether all values are the same: asked of the values, as a computed variance is rarely exactly 0. */
export function isConstant(values: readonly number[]): boolean {
  for (const value of values) if (value !== values[0]) return false;
  return true;
}
