/** Throws unless a record's metrics, all of them at most 1, can reach the bar: 80 is a slip for 80 %. */
export function requireBar(bar: number): void {
  if (bar >= -1 && bar <= 1) return;
  throw new RangeError(
    `Cannot check the requirement as the bar must be at most 1 (write 80% or .8): current value is ${bar}`,
  );
}
