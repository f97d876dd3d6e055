import { AUDIT_USAGE } from "./_audit_usage.ts";
import { processTerminal } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";
import { CALIBRATE_USAGE, DEMO_USAGE, USAGE } from "./_usage.ts";
import { BATCH_USAGE, JUDGE_USAGE, PROBE_USAGE } from "./_judge_usage.ts";
import { RETRIEVAL_USAGE } from "./_retrieval_usage.ts";
import { COMPARE_USAGE, DERIVE_USAGE, SCORE_USAGE } from "./_score_usage.ts";
import { MONITOR_USAGE, TUNE_USAGE } from "./_tune_usage.ts";

/** A command, loaded when it is called, so that `--help` stays quick. */
interface Command {
  readonly usage: string;
  readonly load: () => Promise<{
    readonly run: (args: readonly string[], terminal: Terminal) => Promise<number>;
  }>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  demo: { usage: DEMO_USAGE, load: () => import("./_demo_command.ts") },
  calibrate: { usage: CALIBRATE_USAGE, load: () => import("./_calibrate_command.ts") },
  score: { usage: SCORE_USAGE, load: () => import("./_score_command.ts") },
  compare: { usage: COMPARE_USAGE, load: () => import("./_compare_command.ts") },
  derive: { usage: DERIVE_USAGE, load: () => import("./_derive_command.ts") },
  judge: { usage: JUDGE_USAGE, load: () => import("./_judge_command.ts") },
  probe: { usage: PROBE_USAGE, load: () => import("./_probe_command.ts") },
  batch: { usage: BATCH_USAGE, load: () => import("./_batch_command.ts") },
  tune: { usage: TUNE_USAGE, load: () => import("./_tune_command.ts") },
  monitor: { usage: MONITOR_USAGE, load: () => import("./_monitor_command.ts") },
  audit: { usage: AUDIT_USAGE, load: () => import("./_audit_command.ts") },
  retrieval: { usage: RETRIEVAL_USAGE, load: () => import("./_retrieval_command.ts") },
};

/** Unusable input or usage. */
const UNUSABLE = 2;

/**
 * Runs the command line and gives its exit code: 0 done and every bar met, 1 a bar missed, 2 unusable
 * input, 3 not settled, 130 interrupted.
 *
 * Never throws: what goes wrong is written to the terminal, with what to do about it.
 *
 * @param args The arguments, such as `["calibrate", "labels.jsonl", "--human", "ok", ...]`.
 * @param terminal Where to write. Default: the process's own streams.
 * @returns The exit code.
 * @throws Nothing.
 *
 * @example
 * ```ts
 * import { main } from "@touchstone/eval/cli";
 * import { assertEquals, assertStringIncludes } from "@std/assert";
 *
 * let printed = "";
 * const out = (text: string) => void (printed += text);
 *
 * assertEquals(await main(["--help"], { out, err: out, colour: false }), 0);
 * assertStringIncludes(printed, "touchstone calibrate FILE");
 * ```
 */
export async function main(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    terminal.out(COMMANDS[rest[0]]?.usage ?? USAGE);
    return 0;
  }
  if (name === "--version" || name === "-V") {
    const { PACKAGE_VERSION } = await import("../data/package_version.ts");
    terminal.out(`${PACKAGE_VERSION}\n`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    terminal.err(`touchstone: there is no command ${JSON.stringify(name)}\n\n${USAGE}`);
    return UNUSABLE;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    terminal.out(command.usage);
    return 0;
  }
  try {
    const { run } = await command.load();
    return await run(rest, terminal);
  } catch (error) {
    terminal.err(`touchstone ${name}: ${messageOf(error)}\n`);
    if (error instanceof Error && error.name === "UsageError") {
      terminal.err(`See: touchstone ${name} --help\n`);
    }
    return UNUSABLE;
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Deno.errors.NotFound) {
    const path = /'(.*)'/.exec(error.message)?.[1];
    return path === undefined ? error.message : `there is no file ${path}`;
  }
  return error.message;
}
