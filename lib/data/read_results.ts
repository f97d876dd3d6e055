import { fileName } from "./_file_name.ts";
import { describeJson, isJsonObject } from "./_json_type.ts";
import { createProblemLog } from "./_problem_log.ts";
import { requirePath } from "./_require_arguments.ts";
import { resultFault } from "./_result_fields.ts";
import type { CaseResult } from "./case_result.ts";
import type { JsonObject } from "./json_value.ts";
import { readJsonl } from "./read_jsonl.ts";
import type { RunManifest } from "./run_manifest.ts";

/** Results of a run and what it was made with. */
export interface SavedResults {
  /** One result a case, in the order in which they were written. */
  readonly results: readonly CaseResult[];
  /** What they were made with. */
  readonly manifest: RunManifest;
}

/**
 * Reads results that `writeResults` wrote, to compare a run with an earlier one.
 *
 * Every line is checked: a file that was cut off, or edited into another shape, is an error and no shorter run.
 * Needs `--allow-read` for the file.
 *
 * @param path The file.
 * @returns The results and their manifest.
 * @throws {SyntaxError} If the file is no file of results, a line is none, or lines are missing: names file and line.
 * @throws {TypeError} If `path` is no file name.
 *
 * @example
 * ```ts
 * import { type CaseResult, readResults, writeResults } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const result: CaseResult = {
 *   ...{ id: "q1", type: "answerable", expect: "answer", severity: "major", case_hash: "0" },
 *   ...{ outcome: "right", reason: "as expected", abstention: "none", judge_error: false },
 *   ...{ properties: [], slices: {} },
 * };
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * await writeResults(file, [result], { touchstone: "1", case_set: "0" });
 * assertEquals((await readResults(file)).results, [result]);
 * await Deno.remove(file);
 * ```
 */
export async function readResults(path: string | URL): Promise<SavedResults> {
  requirePath(path, "read results");
  const file = fileName(path);
  const log = createProblemLog(file, {});
  const lines = new Map<string, number>();
  const results: CaseResult[] = [];
  let head: { readonly manifest: RunManifest; readonly n: number } | undefined;
  let last = 1;
  for await (const { value, line } of readJsonl(path)) {
    last = line;
    if (head === undefined) {
      head = readHead(value as JsonObject, file, line);
      continue;
    }
    if (!isJsonObject(value)) {
      log.add("object", line, `a result must be an object, got ${describeJson(value)}`);
      continue;
    }
    const fault = resultFault(value);
    if (fault !== undefined) {
      log.add("field-type", line, fault);
      continue;
    }
    const result = value as unknown as CaseResult;
    const first = lines.get(result.id);
    if (first !== undefined) {
      const repeated = `duplicate id ${JSON.stringify(result.id)}`;
      log.add("duplicate-id", line, `${repeated}: first on line ${first}`);
    }
    lines.set(result.id, first ?? line);
    results.push(result);
  }
  if (head === undefined) throw new SyntaxError(`Cannot read ${file} as it is empty`);
  if (log.count() === 0 && results.length !== head.n) {
    const found = `${head.n} results were written, ${results.length} are there`;
    log.add("layout", last, `the file was cut off or added to: ${found}`);
  }
  log.finish();
  return { results, manifest: head.manifest };
}

function readHead(
  value: JsonObject,
  file: string,
  line: number,
): { readonly manifest: RunManifest; readonly n: number } {
  const { manifest, n } = isJsonObject(value) ? value : {};
  const isRight = isJsonObject(manifest) && typeof manifest.case_set === "string" &&
    typeof manifest.touchstone === "string" && typeof n === "number";
  if (isRight) return { manifest: manifest as unknown as RunManifest, n };
  throw new SyntaxError(
    `Cannot read ${file} as it holds no results of a run:\n` +
      `${file}:${line}: the first line must hold the manifest that writeResults writes`,
  );
}
