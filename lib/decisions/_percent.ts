/** A share as people write it: `5 %`, `0.1 %`. */
export function percent(share: number): string {
  return `${Number((share * 100).toPrecision(10))} %`;
}
