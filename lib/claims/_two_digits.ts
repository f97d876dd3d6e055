/** A number of at most 1 with two digits behind its point, as in .85. */
export function twoDigits(value: number): string {
  return value.toFixed(2).replace(/^(-?)0\./, "$1.");
}
