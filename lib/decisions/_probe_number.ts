import { extractQuantities } from "../checks/extract_quantities.ts";
import type { Quantity } from "../checks/quantity.ts";
import { unsupportedQuantities } from "../checks/unsupported_quantities.ts";
import { groundOf, mixed, type ProbeOutcome, type ProbeSource } from "./_probe_source.ts";

const WORDS = [
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "fifteen"],
  ...["twenty", "thirty", "forty", "fifty", "sixty", "ninety"],
];

/** One value of the answer that its evidence bears out becomes one that it does not. */
export function numberChanged({ item, random }: ProbeSource): ProbeOutcome {
  const { answer } = item;
  const ground = groundOf(item);
  // What only the question names is no claim of the passages.
  const doubtful = unsupportedQuantities(answer, item.chunks.map(({ text }) => text));
  const quantities = extractQuantities(answer).filter((quantity) =>
    quantity.doubtful !== true && quantity.alternatives === undefined &&
    !isCitation(answer, quantity) &&
    !doubtful.some(({ span }) => span.start === quantity.span.start)
  );
  for (const { text, kind, span } of mixed(quantities, random)) {
    for (const next of mixed(othersOf(text, kind), random)) {
      const changed = answer.slice(0, span.start) + next + answer.slice(span.end);
      const planted = unsupportedQuantities(changed, ground)
        .some((other) => {
          const { status } = other;
          return status === "unsupported" && other.span.start === span.start && other.kind === kind;
        });
      if (planted) return { ...item, answer: changed };
    }
  }
  return "its answer has no value that its evidence holds and that can be changed";
}

function isCitation(answer: string, { span }: Quantity): boolean {
  return answer[span.start - 1] === "[" && answer[span.end] === "]";
}

/** The text of a quantity with other values, written alike. */
function othersOf(text: string, kind: Quantity["kind"]): readonly string[] {
  const groups = [...text.matchAll(/\d+/g)];
  if (groups.length === 0) return otherWords(text);
  if (kind === "ordinal") return [];
  if (kind === "date") {
    const day = groups.filter(([digits]) => digits.length < 3).at(-1);
    // Days whose ordinal ends in th, so that a "5th" stays right.
    const days = Array.from({ length: 17 }, (_, i) => i + 4);
    if (day !== undefined) return replaced(text, day, days);
    return replaced(text, groups[0], [1, 2, 3, -1, -2].map((by) => Number(groups[0][0]) + by));
  }
  if (kind === "time") return replaced(text, groups[0], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  if (kind === "version") {
    const last = groups[groups.length - 1];
    return replaced(text, last, [1, 2, 3].map((by) => Number(last[0]) + by));
  }
  const [first] = groups;
  const [digits] = first;
  const least = kind === "percent" && digits.length > 2 ? digits.length - 1 : digits.length;
  const rest = digits.slice(-least).slice(1);
  const leads = [2, 3, 4, 5, 6, 7, 8, 9].filter((lead) => `${lead}` !== digits[0]);
  return replaced(text, first, leads.map((lead) => Number(`${lead}${rest}`)))
    .map((next) => digits === "1" && groups.length === 1 ? plural(next) : next);
}

function replaced(text: string, group: RegExpMatchArray, values: readonly number[]): string[] {
  const [digits] = group;
  const at = group.index ?? 0;
  return values.filter((value) => value !== Number(digits)).map((value) => {
    const written = String(value).padStart(digits.startsWith("0") ? digits.length : 0, "0");
    return text.slice(0, at) + written + text.slice(at + digits.length);
  });
}

function otherWords(text: string): readonly string[] {
  const found = WORDS.filter((word) => new RegExp(`\\b${word}\\b`, "i").test(text));
  if (found.length !== 1) return [];
  const [word] = found;
  return WORDS.filter((other) => other !== word).map((other) =>
    text.replace(
      new RegExp(`\\b${word}\\b`, "i"),
      ([first]) => /\p{Lu}/u.test(first) ? other[0].toUpperCase() + other.slice(1) : other,
    )
  );
}

/** "1 year" becomes "3 years"; "1-year" and "1 km" stay as they are. */
function plural(text: string): string {
  return /^\d+ [a-z]*[a-rt-z]{3}$/.test(text) ? `${text}s` : text;
}
