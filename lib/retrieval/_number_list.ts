/** A list of numbers that grows, eight bytes each. */
export interface NumberList {
  /** Adds a number at the end. */
  readonly push: (value: number) => void;
  /** The number at an index. */
  readonly at: (index: number) => number;
  /** Forgets all numbers and keeps the room. */
  readonly clear: () => void;
}

/** An empty list. */
export function createNumberList(): NumberList {
  let values = new Float64Array(1 << 10);
  let size = 0;
  return {
    push(value) {
      if (size === values.length) {
        const twice = new Float64Array(2 * size);
        twice.set(values);
        values = twice;
      }
      values[size++] = value;
    },
    at: (index) => values[index],
    clear: () => void (size = 0),
  };
}
