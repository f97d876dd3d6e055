import type { Case } from "../data/case.ts";
import { isObject, outOfRange, requireCases, wrongKind } from "./_require.ts";
import { requireTexts } from "./_require_policy.ts";

const CHOICES = {
  type: ["answerable", "unanswerable", "false_premise", "stale_context", "partial"],
  expect: ["answer", "abstain"],
  severity: ["critical", "major", "minor", undefined],
} as const;
const LISTS = [
  "relevant_chunk_ids",
  "relevant_doc_ids",
  "allow",
  "tags",
  "citations",
  "prompt_chunk_ids",
  "tool_output",
] as const;

/** Throws unless `cases` are cases that say what is expected, each id once. */
export function requireScorable(
  cases: unknown,
  action: string,
): asserts cases is readonly Case[] {
  requireCases(cases, action);
  cases.forEach((one, i) => {
    const at = `cases[${i}]`;
    for (const name of ["type", "expect", "severity"] as const) {
      if (CHOICES[name].some((choice) => choice === one[name])) continue;
      const need = `${at}.${name} must be one of ${CHOICES[name].filter(Boolean).join(", ")}`;
      throw (typeof one[name] === "string" ? outOfRange : wrongKind)(need, one[name], action);
    }
    const { answer, caller } = one;
    if (answer !== undefined && answer !== null && typeof answer !== "string") {
      throw wrongKind(`${at}.answer must be a text or null`, answer, action);
    }
    for (const name of LISTS) {
      if (one[name] !== undefined) requireTexts(one[name], `${at}.${name}`, action);
    }
    if (caller === undefined) return;
    if (!isObject(caller)) throw wrongKind(`${at}.caller must be an object`, caller, action);
    if (caller.scopes !== undefined) requireTexts(caller.scopes, `${at}.caller.scopes`, action);
  });
}
