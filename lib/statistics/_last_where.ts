/**
 * The last number, on the way from `inside` (where `holds`) to `outside` (where it does not), at which
 * `holds`; by halving, for a condition that changes once.
 */
export function lastWhere(
  holds: (x: number) => boolean,
  inside: number,
  outside: number,
): number {
  // A hundred halvings pass the precision of any number but the tiniest, whose digits do not matter.
  for (let i = 0; i < 100; i++) {
    const middle = inside + (outside - inside) / 2;
    if (middle === inside || middle === outside) break;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
