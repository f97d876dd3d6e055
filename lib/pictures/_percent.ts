/** A share as people write it: `95 %`, `0.5 %`. */
export function percent(share: number): string {
  return `${Number((share * 100).toPrecision(6))} %`;
}
