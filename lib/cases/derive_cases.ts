import type { Case } from "../data/case.ts";
import { withoutAnswer } from "../data/without_answer.ts";
import { createRandom } from "../statistics/create_random.ts";
import type { Derivation } from "./_derivation.ts";
import { present } from "./_present.ts";
import { deriveNearMiss } from "./_derive_near_miss.ts";
import { deriveTruncated, deriveUnanswerable } from "./_derive_evidence.ts";
import {
  deriveFalsePremise,
  deriveInjectedInstruction,
  deriveLeadingQuestion,
  deriveNoCitationsAsked,
  derivePartialQuestion,
} from "./_derive_questions.ts";
import {
  deriveChangedEvidence,
  deriveConflict,
  deriveStale,
  deriveStaleOnly,
} from "./_derive_values.ts";
import { readDeriveOptions } from "./_derive_options.ts";
import type { DerivedKind } from "./derived_kind.ts";
import { SIBLINGS } from "./_siblings.ts";

/** Options of {@linkcode deriveCases}. */
export interface DeriveCasesOptions {
  /** What to derive. Default: every kind. */
  readonly kinds?: readonly DerivedKind[];
  /** Seed of what is chosen by chance, an integer. Default 1. */
  readonly seed?: number;
  /** Names of which one may be asked in place of another, such as products, beside the known regions. */
  readonly siblings?: readonly (readonly string[])[];
}

/** A case that could not be derived. */
export interface SkippedDerivation {
  /** Id of the case that it would have been derived from. */
  readonly from: string;
  /** What it would have been. */
  readonly kind: DerivedKind;
  /** Why it could not be. */
  readonly reason: string;
}

/** What {@linkcode deriveCases} gives. */
export interface DerivedCases {
  /** The derived cases, without answers: collect them from your own system. */
  readonly cases: readonly Case[];
  /** What could not be derived, and why. */
  readonly skipped: readonly SkippedDerivation[];
}

const DERIVATIONS: Readonly<Record<DerivedKind, Derivation>> = {
  "unanswerable": deriveUnanswerable,
  "near-miss": deriveNearMiss,
  "false-premise": deriveFalsePremise,
  "changed-evidence": deriveChangedEvidence,
  "stale": deriveStale,
  "stale-only": deriveStaleOnly,
  "conflict": deriveConflict,
  "truncated": deriveTruncated,
  "partial-question": derivePartialQuestion,
  "leading-question": deriveLeadingQuestion,
  "no-citations-asked": deriveNoCitationsAsked,
  "injected-instruction": deriveInjectedInstruction,
};

/**
 * Harder cases out of answerable ones: evidence taken out, changed, superseded or contradicted, questions with a
 * false premise, instructions hidden in a passage.
 *
 * Each has an id of its own, `<id>~<kind>`, says in `metadata.expected` what is right now, and has no answer, as
 * the one recorded belongs to another question. Numbers are changed as quantities, so that "12 days" does not
 * become "112 days". No model is asked: read a sample before you rely on them.
 *
 * @param cases Cases; those that are answerable and not derived themselves are made others of.
 * @param options Kinds, seed, and names that are siblings.
 * @returns The cases, in the order of `cases` and `kinds`, and what could not be derived.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If a kind is unknown or an id stands twice.
 *
 * @example
 * ```ts
 * import { deriveCases } from "@touchstone/eval/cases";
 * import type { Case } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const rugs: Case = {
 *   ...{ id: "rugs", type: "answerable", expect: "answer", question: "How long for rugs?" },
 *   chunks: [{ id: "returns#1", text: "Rugs may be returned within 45 days." }],
 *   required_facts: ["45 days"],
 * };
 * const { cases } = deriveCases([rugs], { kinds: ["unanswerable", "changed-evidence"] });
 *
 * assertEquals(cases.map(({ id, expect }) => [id, expect]), [
 *   ["rugs~unanswerable", "abstain"],
 *   ["rugs~changed-evidence", "answer"],
 * ]);
 * assertEquals(cases[1]?.forbidden_facts, ["45 days"]);
 * ```
 */
export function deriveCases(
  cases: readonly Case[],
  options: DeriveCasesOptions = {},
): DerivedCases {
  const { kinds, seed, siblings } = readDeriveOptions(cases, options);
  const ids = new Set(cases.map(({ id }) => id));
  const made: Case[] = [];
  const skipped: SkippedDerivation[] = [];
  for (const one of cases) {
    const base = withoutAnswer(one);
    for (const kind of kinds) {
      const id = `${one.id}~${kind}`;
      const random = createRandom(hash(`${seed}~${id}`));
      const source = { base, random, cases, siblings: [...siblings, ...SIBLINGS] };
      const change = unfit(one) ?? (ids.has(id) ? `there is a case ${id}` : null) ??
        DERIVATIONS[kind](source);
      if (typeof change === "string") {
        skipped.push({ from: one.id, kind, reason: change });
        continue;
      }
      made.push(present({
        ...base,
        ...change.changes,
        ...{ id, tags: [...base.tags ?? [], "derived"], derived: { from: one.id, kind, seed } },
        metadata: { ...base.metadata, expected: change.expected },
      }));
    }
  }
  return { cases: made, skipped };
}

/** Why nothing is derived of a case, if so. */
function unfit({ type, expect, derived }: Case): string | null {
  if (derived !== undefined) return "it is derived itself";
  if (type === "answerable" && expect === "answer") return null;
  return `only an answerable case can be changed: this one is ${type} and expects ${expect}`;
}

/** FNV-1a over the code units, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}
