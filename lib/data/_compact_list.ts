/** A list that grows outside of the JavaScript heap: a million values cost a few bytes each. */
export interface CompactList<Value> {
  /** Adds a value at the end. */
  push(value: Value): void;
  /** All values, in one array. */
  toArray(): Value[];
}

/** For columns with few distinct values, such as verdicts and slices: equal values are kept once. */
export function createCodedList<Value>(): CompactList<Value> {
  const codes = new Map<Value, number>();
  const values: Value[] = [];
  let list: Uint8Array | Uint32Array = new Uint8Array(1024);
  let length = 0;
  return {
    push(value) {
      let code = codes.get(value);
      if (code === undefined) {
        code = values.push(value) - 1;
        codes.set(value, code);
        if (code === 256) list = grown(list, new Uint32Array(list.length));
      }
      if (length === list.length) {
        const wider = code < 256 && list instanceof Uint8Array ? Uint8Array : Uint32Array;
        list = grown(list, new wider(2 * length));
      }
      list[length++] = code;
    },
    toArray() {
      const all = new Array<Value>(length);
      for (let i = 0; i < length; i++) all[i] = values[list[i]];
      return all;
    },
  };
}

/** For columns of numbers, with `null` for one that is missing. */
export function createNumberList(): CompactList<number | null> {
  let list = new Float64Array(1024);
  let length = 0;
  let missing = false;
  return {
    push(value) {
      if (length === list.length) list = grown(list, new Float64Array(2 * length));
      if (value === null) missing = true;
      // JSON has no NaN, so it can stand for a missing number.
      list[length++] = value ?? NaN;
    },
    toArray() {
      const all = Array.from(list.subarray(0, length));
      return missing ? all.map((value) => Number.isNaN(value) ? null : value) : all;
    },
  };
}

function grown<List extends Uint8Array | Uint32Array | Float64Array>(
  from: ArrayLike<number>,
  into: List,
): List {
  into.set(from);
  return into;
}
