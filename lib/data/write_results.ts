import { requireList, requireObject, requirePath, requireText } from "./_require_arguments.ts";
import { resultFault } from "./_result_fields.ts";
import type { CaseResult } from "./case_result.ts";
import type { JsonObject } from "./json_value.ts";
import type { RunManifest } from "./run_manifest.ts";
import { writeJsonl } from "./write_jsonl.ts";

/**
 * Writes results with what they were made with: JSON Lines, the manifest first, then a result a line.
 *
 * The file is replaced as a whole or not at all. It holds questions, answers and words of documents: for a
 * place where those must not go, such as the artifacts of a public build, give it what `redactResults` left.
 * Needs `--allow-read` and `--allow-write` for the folder; the file gets the permissions of any new file there.
 *
 * @param path The file to write.
 * @param results One result a case.
 * @param manifest What the run was made with, as `manifestOf` gives it.
 * @returns Nothing.
 * @throws {TypeError} If an argument or a result is of the wrong kind.
 * @throws {RangeError} If an id stands twice.
 *
 * @example
 * ```ts
 * import { readResults, writeResults } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * await writeResults(file, [], { touchstone: "1", case_set: "0", prompt: "v3" });
 * assertEquals((await readResults(file)).manifest.prompt, "v3");
 * await Deno.remove(file);
 * ```
 */
export async function writeResults(
  path: string | URL,
  results: readonly CaseResult[],
  manifest: RunManifest,
): Promise<void> {
  requirePath(path, "write results");
  requireList(results, "results", "write results");
  requireObject(manifest, "manifest", "write results");
  requireText(manifest.case_set, "manifest.case_set", "write results");
  requireText(manifest.touchstone, "manifest.touchstone", "write results");
  const seen = new Set<string>();
  results.forEach((result, i) => {
    requireObject(result, `results[${i}]`, "write results");
    const fault = resultFault(result as unknown as JsonObject);
    if (fault !== undefined) {
      throw new TypeError(
        `Cannot write results as results[${i}] must be a result: current value has a fault: ${fault}`,
      );
    }
    if (seen.has(result.id)) {
      throw new RangeError(
        `Cannot write results as ids must be distinct: current value is ${result.id} twice`,
      );
    }
    seen.add(result.id);
  });
  // The number tells a file that was cut off from a short one.
  await writeJsonl(path, [{ manifest, n: results.length }, ...results].map(defined));
}

/** Members that are `undefined` are left out, as JSON has no word for them. */
function defined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(defined);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) =>
      member === undefined ? [] : [[key, defined(member)]]
    ),
  );
}
