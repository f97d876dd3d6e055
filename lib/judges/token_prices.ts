/** What tokens cost, in any unit of money. */
export interface TokenPrices {
  /** A million tokens of requests. */
  readonly prompt: number;
  /** A million tokens of replies. */
  readonly completion: number;
}
