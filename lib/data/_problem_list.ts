import { formatCount } from "../statistics/format_count.ts";

/** Problems of one kind: with the same rule and text. */
interface Kind {
  /** The first messages, with their ranks among all problems. */
  readonly first: { readonly rank: number; readonly message: string }[];
  count: number;
}

/** How many problems of a kind are listed one by one. */
const alike = 3;

/** Gathers the messages of problems for a list of at most `most` lines, alike ones folded into one. */
export function createProblemList(most: number): {
  /** Adds a problem of the kind. */
  add(kind: string, message: string): void;
  /** The lines, and how many problems they stand for. */
  finish(): { readonly lines: readonly string[]; readonly covered: number };
} {
  const kinds = new Map<string, Kind>();
  let rank = 0;
  return {
    add(name, message) {
      rank++;
      let kind = kinds.get(name);
      if (kind === undefined) {
        // Each kind takes a line, so later kinds cannot come in.
        if (kinds.size >= most) return;
        kinds.set(name, kind = { first: [], count: 0 });
      }
      kind.count++;
      if (kind.first.length < alike) kind.first.push({ rank, message });
    },
    finish() {
      const entries = [...kinds.values()].flatMap(({ first, count }) => {
        if (count <= alike) return first.map((one) => ({ ...one, stands: 1 }));
        const [{ rank, message }] = first;
        const more = `${message}, and ${formatCount(count - 1)} more lines alike`;
        return [{ rank, message: more, stands: count }];
      });
      const listed = entries.sort((a, b) => a.rank - b.rank).slice(0, most);
      return {
        lines: listed.map(({ message }) => message),
        covered: listed.reduce((sum, { stands }) => sum + stands, 0),
      };
    },
  };
}
