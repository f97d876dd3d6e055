import { quantitiesAgree } from "../checks/quantities_agree.ts";
import type { Quantity } from "../checks/quantity.ts";
import type { Entailment } from "../data/entail.ts";
import { joinReadings, type Reading, stemOf, type TextReading } from "./_lexical_reading.ts";
import { oppositesOf } from "./_lexical_words.ts";

const OPPOSITES = oppositesOf(stemOf);
/** A name or a quantity says more than another word. */
const HEAVY = 1.5;
/** Sentences that are read together. */
const NEAR = 3;
/** How much of a hypothesis must be in the premise for even odds, and how sharply it turns. */
const MIDDLE = 0.8;
const SLOPE = 14;
/** How much of a hypothesis a clause must share to be about the same thing. */
const SAME_MATTER = 0.6;

/** How far a premise bears out a hypothesis, by its words alone. */
export function scoreReadings(premise: TextReading, hypothesis: Reading): Entailment {
  if (weightOf(hypothesis) === 0 || premise.sentences.length === 0) {
    return { entailment: 0, neutral: 1, contradiction: 0 };
  }
  const nearest = premise.clauses.reduce((best, clause) =>
    coverage(clause, hypothesis) > coverage(best, hypothesis) ? clause : best
  );
  const opposite = hasOpposite(nearest, hypothesis);
  const turned = nearest.negated !== hypothesis.negated;
  const matter = matterShared(nearest, hypothesis);
  const foreign = lacksName(premise, hypothesis);
  let contradiction = 0;
  if (matter >= SAME_MATTER && !foreign) {
    // An opposite that is denied says the same.
    if (opposite !== turned) contradiction = 0.85 * matter;
    if (conflicts(nearest, premise, hypothesis)) {
      contradiction = Math.max(contradiction, 0.9 * matter);
    }
  }
  let covered = 0;
  for (let i = 0; i < premise.sentences.length; i++) {
    const near = joinReadings(premise.sentences.slice(i, i + NEAR));
    covered = Math.max(covered, coverage(near, hypothesis));
  }
  // What stands further apart counts, but less.
  covered = (2 * covered + coverage(premise, hypothesis)) / 3;
  if (opposite && turned) covered = Math.max(covered, matter);
  if (foreign) covered *= 0.6;
  if (hypothesis.quantities.some((one) => !holds(premise.quantities, one))) covered *= 0.4;
  // One of several that are left open is not said.
  if (nearest.choice && !hypothesis.choice && !nearest.negated) covered *= 0.8;
  const entailment = (1 - contradiction) / (1 + Math.exp(SLOPE * (MIDDLE - covered)));
  return { entailment, neutral: 1 - entailment - contradiction, contradiction };
}

function weightOf({ words, quantities }: Reading): number {
  return words.reduce((sum, { name }) => sum + (name ? HEAVY : 1), 0) + HEAVY * quantities.length;
}

/** The share of a hypothesis that a stretch holds, by weight. */
function coverage({ stems, quantities }: Reading, hypothesis: Reading): number {
  let found = 0;
  for (const { stem, name } of hypothesis.words) if (stems.has(stem)) found += name ? HEAVY : 1;
  for (const one of hypothesis.quantities) if (holds(quantities, one)) found += HEAVY;
  return found / weightOf(hypothesis);
}

/** The share of its words that a stretch holds, those with an opposite there and the quantities set aside. */
function matterShared({ stems }: Reading, { words }: Reading): number {
  const rest = words.filter(({ stem }) => stems.has(stem) || !oppositeIn(stems, stem));
  return rest.length === 0 ? 0 : rest.filter(({ stem }) => stems.has(stem)).length / rest.length;
}

function hasOpposite({ stems }: Reading, { words }: Reading): boolean {
  return words.some(({ stem }) => !stems.has(stem) && oppositeIn(stems, stem));
}

function oppositeIn(stems: ReadonlySet<string>, stem: string): boolean {
  return (OPPOSITES.get(stem) ?? []).some((one) => stems.has(one));
}

function holds(quantities: readonly Quantity[], wanted: Quantity): boolean {
  return quantities.some((one) => quantitiesAgree(wanted, one) !== "no");
}

/** Whether a clause gives another value where the hypothesis has one that the premise does not hold. */
function conflicts(nearest: Reading, premise: Reading, { quantities }: Reading): boolean {
  return quantities.some((one) =>
    !holds(premise.quantities, one) &&
    nearest.quantities.some((other) => sameMeasure(one, other) && !holds(quantities, other))
  );
}

function sameMeasure(a: Quantity, b: Quantity): boolean {
  return a.kind === b.kind && a.unit === b.unit && a.currency === b.currency &&
    (a.kind !== "number" || a.counts === b.counts);
}

function lacksName({ stems }: Reading, { words }: Reading): boolean {
  return words.some(({ stem, name }) => name && !stems.has(stem));
}
