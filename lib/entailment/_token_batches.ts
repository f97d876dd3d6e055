/** The ids of a text or a pair as a model takes them. */
export interface Encoding {
  readonly input_ids: readonly number[];
  readonly token_type_ids?: readonly number[];
}

/** How much shorter than the longest a sequence may be: of short ones a few tokens, which cost less than a batch more. */
const MOST_PADDED = 6;
const MOST_PADDED_SHARE = 0.15;

/**
 * Sequences in batches of like length: places in the list given. No batch is larger than the budget, padding
 * included, but one of a single sequence.
 *
 * Padding is computed like any other token, so that short and long ones in one batch cost as much as long ones.
 */
export function tokenBatches(
  lengths: readonly number[],
  budget: number,
): readonly (readonly number[])[] {
  const order = lengths.map((_, i) => i).sort((a, b) => lengths[b] - lengths[a]);
  const batches: number[][] = [];
  let longest = 0;
  for (const place of order) {
    const batch = batches.at(-1);
    const fits = batch !== undefined && longest * (batch.length + 1) <= budget &&
      longest - lengths[place] <= Math.max(MOST_PADDED, MOST_PADDED_SHARE * longest);
    if (fits) batch.push(place);
    else {
      batches.push([place]);
      longest = lengths[place];
    }
  }
  return batches;
}

/** The inputs of a model as flat lists of one length a row. */
export interface Padded {
  readonly rows: number;
  readonly width: number;
  readonly ids: BigInt64Array;
  readonly mask: BigInt64Array;
  readonly types: BigInt64Array;
}

/** Brings sequences to the length of the longest, with the padding on the right, which the mask leaves out. */
export function padded(encodings: readonly Encoding[], padId: number): Padded {
  const rows = encodings.length;
  const width = Math.max(...encodings.map(({ input_ids }) => input_ids.length));
  const ids = new BigInt64Array(rows * width).fill(BigInt(padId));
  const mask = new BigInt64Array(rows * width);
  const types = new BigInt64Array(rows * width);
  encodings.forEach(({ input_ids, token_type_ids }, row) => {
    for (let i = 0; i < input_ids.length; i++) {
      const place = row * width + i;
      ids[place] = BigInt(input_ids[i]);
      mask[place] = 1n;
      if (token_type_ids !== undefined) types[place] = BigInt(token_type_ids[i]);
    }
  });
  return { rows, width, ids, mask, types };
}
