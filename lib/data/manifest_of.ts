import { requireList } from "./_require_arguments.ts";
import { requireOptionNames } from "./_require_options.ts";
import { sha256 } from "./_sha256.ts";
import type { Case } from "./case.ts";
import { caseHash } from "./case_hash.ts";
import { PACKAGE_VERSION } from "./package_version.ts";
import type { RunManifest } from "./run_manifest.ts";

/** What {@linkcode manifestOf} is told: all of a manifest but what it works out itself. */
export type ManifestDetails = Omit<RunManifest, "touchstone" | "case_set">;

const TEXTS = [
  ...["dataset", "commit", "corpus_snapshot", "retriever", "prompt", "generator", "grader"],
];

/**
 * What a run was made with: the hash of its cases, this package's version, and what you say of the system.
 *
 * Give it the cases that were scored, not more: `compareRuns` compares two runs only over one case set.
 *
 * @param cases The cases that were scored; their order is none of the hash's.
 * @param details Corpus snapshot, prompt, generator, grader and so on; what is `undefined` is left out.
 * @returns The manifest to write with the results.
 * @throws {TypeError} If an argument is of the wrong kind or a detail has an unknown name.
 *
 * @example
 * ```ts
 * import { type Case, manifestOf } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const one: Case = { id: "a", type: "answerable", expect: "answer", question: "?", chunks: [] };
 * const two = { ...one, id: "b" };
 * const manifest = manifestOf([one, two], { prompt: "v3" });
 * assertEquals(manifest.prompt, "v3");
 * assertEquals(manifest.case_set, manifestOf([two, one]).case_set);
 * ```
 */
export function manifestOf(cases: readonly Case[], details: ManifestDetails = {}): RunManifest {
  requireList(cases, "cases", "make a manifest");
  requireOptionNames(details, [...TEXTS, "packages", "policy"], "make a manifest");
  const given = Object.entries(details).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) {
    const isRight = TEXTS.includes(name)
      ? typeof value === "string"
      : typeof value === "object" && value !== null && !Array.isArray(value);
    if (isRight) continue;
    const need = TEXTS.includes(name) ? "a text" : "an object";
    throw new TypeError(
      `Cannot make a manifest as ${name} must be ${need}: current value is ${
        JSON.stringify(value)
      }`,
    );
  }
  const hashes = cases.map(caseHash).sort();
  return {
    touchstone: PACKAGE_VERSION,
    case_set: sha256(hashes.join("\n")),
    ...Object.fromEntries(given),
  };
}
