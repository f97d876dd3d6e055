import { type Language, LANGUAGES } from "./_european_words.ts";
import type { NumberWords } from "./_english_numbers.ts";

/** Articles, and words that another language uses for something else. */
const ARTICLES = new Set(["un", "une", "uno", "um", "ein"]);
const DOUBTFUL = new Set(
  "once due elf dos cento cem sei tre neuf acht sept null zero doce quince mille mil dix".split(
    " ",
  ),
);

/** Words with which a number of the five languages may begin. */
export const EUROPEAN_STARTS: readonly string[] = [
  ...LANGUAGES.flatMap(({ adds }) => [...adds.keys()]).filter((word) => !ARTICLES.has(word)),
  ...["mil", "mille"],
];

const STARTS: ReadonlySet<string> = new Set([...EUROPEAN_STARTS, ...ARTICLES]);
const WORD = /[\p{L}]{1,30}/uy;

/** Reads the German, French, Spanish, Portuguese or Italian number at `start`: the longest reading of the five. */
export function europeanNumberAt(text: string, start: number): NumberWords | null {
  WORD.lastIndex = start;
  if (!STARTS.has(WORD.exec(text)?.[0].toLowerCase() ?? "")) return null;
  let best: NumberWords | null = null;
  for (const language of LANGUAGES) {
    const read = readIn(language, text, start);
    if (read !== null && (best === null || read.end > best.end)) best = read;
  }
  return best;
}

function readIn({ adds, times, joins }: Language, text: string, start: number): NumberWords | null {
  let [total, group, last, end, count] = [0, 0, Infinity, -1, 0];
  let at = start;
  for (let turn = 0; turn < 16; turn++) {
    WORD.lastIndex = at;
    const raw = WORD.exec(text)?.[0] ?? "";
    const word = raw.toLowerCase();
    const value = adds.get(word);
    const factor = times.get(word);
    if (word === "vingt" && group % 100 === 4 || word === "vingts" && group % 100 === 4) {
      group += 76;
      last = 20;
    } else if (value !== undefined && fits(value, last)) {
      group += value;
      last = value >= 1000 ? 1000 : value;
    } else if (factor !== undefined && factor >= 1000) {
      total += (group || 1) * factor;
      [group, last] = [0, Infinity];
    } else if (factor === 100 && group < 10) {
      group = (group || 1) * 100;
      last = 100;
    } else if (word !== joins || end < 0 || joins === "") break;
    if (word !== joins) {
      end = at + raw.length;
      count++;
    }
    at += raw.length;
    if (!" -‑".includes(text[at] ?? "x")) break;
    at++;
  }
  if (end < 0) return null;
  const first = text.slice(start, end).toLowerCase();
  if (count === 1 && ARTICLES.has(first)) return null;
  return {
    value: total + group,
    end,
    ...(count === 1 && DOUBTFUL.has(first) && { ambiguous: true }),
  };
}

/** Tens take units, in French up to nineteen; hundreds take what is below a hundred. */
function fits(value: number, last: number): boolean {
  if (last === Infinity) return true;
  if (last >= 1000) return value < 1000;
  if (last >= 100) return value < 100;
  // Dix-sept is 17 where it follows quatre-vingt or soixante.
  if (last === 10) return value > 6 && value < 10;
  return last >= 20 && value < (last === 60 || last === 20 ? 20 : 10);
}
