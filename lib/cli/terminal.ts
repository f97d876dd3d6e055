/** Where a command writes: results to `out`, what goes wrong to `err`. */
export interface Terminal {
  /** Writes a piece of the result. */
  readonly out: (text: string) => void;
  /** Writes what went wrong, or what to beware of. */
  readonly err: (text: string) => void;
  /** Whether `out` may be coloured. */
  readonly colour: boolean;
}
