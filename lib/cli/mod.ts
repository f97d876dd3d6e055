/**
 * The command `touchstone`.
 *
 * ```sh
 * deno run --allow-read jsr:@touchstone/eval/cli calibrate labels.jsonl --human ok --human-positive false \
 *   --judge judge_ok --judge-positive false
 * ```
 *
 * `touchstone --help` lists the commands; each command's `--help` names the permissions that it needs.
 *
 * @module
 */
export { main } from "./main.ts";
export type * from "./terminal.ts";
import { main } from "./main.ts";

if (import.meta.main) Deno.exit(await main(Deno.args));
