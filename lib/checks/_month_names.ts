/** Month names of six languages and their abbreviations, in the order of the year. */
const NAMES: readonly string[] = [
  "january jan januar jänner janvier janv enero ene janeiro gennaio gen",
  "february feb februar février févr fevrier febrero fevereiro fev febbraio",
  "march mar märz maerz mrz mars marzo março",
  "april apr avril avr abril abr aprile",
  "may mai mayo maio maggio mag",
  "june jun juni juin junio junho giugno giu",
  "july jul juli juillet juil julio julho luglio lug",
  "august aug août aout agosto ago",
  "september sep sept septembre septiembre setembro settembre set",
  "october oct oktober okt octobre octubre outubro out ottobre ott",
  "november nov novembre noviembre novembro",
  "december dec dezember dez décembre déc diciembre dic dezembro dicembre",
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, i) => names.split(" ").map((name): [string, number] => [name, i + 1])),
);

/** Words that are months only where a capital, or a year behind the day, makes them so. */
const WORDS_TOO: ReadonlySet<string> = new Set(
  "may march mar set out ago gen mag".split(" "),
);

/** Abbreviations that English uses as words even at the beginning of a sentence: Set 10 alarms. */
const NEVER_FIRST: ReadonlySet<string> = new Set("set out ago gen mag".split(" "));

/** The months' names, lower case. */
export const MONTH_NAMES: readonly string[] = [...MONTHS.keys()];

/** The month named in the middle of a date, from 1. */
export function monthAfterDay(name: string, dated: boolean): number | undefined {
  return !dated && WORDS_TOO.has(name) ? undefined : MONTHS.get(name.toLowerCase());
}

/** The month with which a date begins; `pointed` where a point shows an abbreviation. */
export function monthFirst(name: string, dated: boolean, pointed: boolean): number | undefined {
  if (NEVER_FIRST.has(name.toLowerCase()) && !pointed) return undefined;
  return monthAfterDay(name, dated);
}
