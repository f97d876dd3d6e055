import type { Entailment } from "../data/entail.ts";
import { isObject, wrongKind } from "./_require.ts";

/** Spellings of the labels, folded: lower case, every run of other characters one space. */
const SPELLINGS: Readonly<Record<string, keyof Entailment>> = {
  ...named("entailment", [
    ...["entailment", "entailed", "entails", "entail", "entailing", "e"],
    ...["supports", "supported", "support"],
  ]),
  ...named("neutral", [
    ...["neutral", "neither", "unknown", "undetermined", "not enough info", "nei", "n"],
    // What two-way models call all the rest.
    ...["not entailment", "not entailed", "non entailment", "no entailment", "nonentailment"],
    ...["notentailment", "unentailed", "not supported", "unsupported"],
  ]),
  ...named("contradiction", [
    ...["contradiction", "contradictory", "contradicts", "contradicted", "contradict", "c"],
    ...["contradicting", "refutes", "refuted", "refute"],
  ]),
};

function named(
  name: keyof Entailment,
  spellings: readonly string[],
): Readonly<Record<string, keyof Entailment>> {
  return Object.fromEntries(spellings.map((spelling) => [spelling, name]));
}

/** The class of each output of a classifier, by its labels; throws rather than guess. */
export function classesOf(id2label: unknown, action: string): readonly (keyof Entailment)[] {
  const labels = labelsOf(id2label, action);
  const classes = labels.map((label) => classOf(label));
  const known = classes.filter((one) => one !== undefined);
  const shown = labels.join(", ") || "no labels";
  if (known.length < labels.length || labels.length === 0) {
    throw new RangeError(
      `Cannot ${action} as the labels must be known, such as entailment, neutral and contradiction ` +
        `(say which is which in labels, from the model's card): current value is ${shown}`,
    );
  }
  const distinct = new Set(known);
  if (distinct.size < known.length || known.length < 2 || !distinct.has("entailment")) {
    throw new RangeError(
      `Cannot ${action} as there must be entailment, neutral and contradiction once each, or ` +
        `entailment and its opposite: current value is ${shown}`,
    );
  }
  return known;
}

function labelsOf(id2label: unknown, action: string): readonly string[] {
  if (id2label === undefined || id2label === null) return [];
  const whole = Array.isArray(id2label) || isObject(id2label);
  const places = whole ? Object.keys(id2label).map(Number).sort((a, b) => a - b) : [];
  const labels = places.map((_, i) => whole ? Object(id2label)[i] : undefined);
  if (whole && labels.every((label): label is string => typeof label === "string")) return labels;
  throw wrongKind("id2label must give each place from 0 its label", id2label, action);
}

/** The class of a label, its words joined by capitals or in any letter case. */
function classOf(label: string): keyof Entailment | undefined {
  const name = [folded(label.replace(/([a-z])([A-Z])/g, "$1 $2")), folded(label)]
    .find((it) => Object.hasOwn(SPELLINGS, it));
  return name === undefined ? undefined : SPELLINGS[name];
}

/** Numbering in front, as in `0 - contradiction`, is no part of a label; a bare number is none. */
function folded(label: string): string {
  const words = label.normalize("NFKC").toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  return words.replace(/^\d+ /, "");
}
