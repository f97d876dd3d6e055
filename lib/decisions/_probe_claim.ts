import {
  choose,
  groundOf,
  holds,
  isEnglishCase,
  NOT_ENGLISH,
  type ProbeOutcome,
  type ProbeSource,
} from "./_probe_source.ts";

/** Statements without ground, each with a word by which it would have some. */
const CLAIMS: readonly (readonly [string, string])[] = [
  ["Express handling is available for a fee of $35.", "express"],
  ["A manager has to approve amounts above $500.", "manager"],
  ["This was last changed on 12 August 2019.", "2019"],
  ["Members of the Platinum club are exempt from this.", "platinum"],
  ["A signed form must be sent by fax first.", "fax"],
  ["The helpline for this closes at 11:45 pm.", "helpline"],
];
const STEPS: readonly (readonly [string, string])[] = [
  ["The same therefore applies in every other case, without exception.", "without exception"],
  ["It follows that nothing else will ever be required.", "nothing else"],
  ["This means that the same holds in all other countries too.", "countries"],
  ["Accordingly, these terms will stay in force for years to come.", "years to come"],
];

/** A statement without any ground follows the answer. */
export function claimAdded(source: ProbeSource): ProbeOutcome {
  const { item } = source;
  if (!isEnglishCase(source)) return NOT_ENGLISH;
  const ground = `${groundOf(item)}\n${item.answer}`;
  const free = CLAIMS.filter(([, word]) => !holds(ground, word));
  return appended(source, free, "its evidence holds something of every claim that could be added");
}

/** A conclusion follows the answer, one step past the evidence. */
export function extrapolated(source: ProbeSource): ProbeOutcome {
  const { item } = source;
  if (!isEnglishCase(source)) return NOT_ENGLISH;
  const ground = `${groundOf(item)}\n${item.answer}`;
  const free = STEPS.filter(([, words]) => !holds(ground, words));
  return appended(source, free, "its evidence holds something of every conclusion to be added");
}

function appended(
  { item, random }: ProbeSource,
  free: readonly (readonly [string, string])[],
  reason: string,
): ProbeOutcome {
  const chosen = choose(free, random);
  if (chosen === undefined) return reason;
  const answer = item.answer.trimEnd();
  const end = /[.!?:)\]"”*`]$/.test(answer) ? "" : ".";
  return { ...item, answer: `${answer}${end} ${chosen[0]}` };
}
