import { ROOT } from "./package.ts";

/** How a command runs. */
export interface RunOptions {
  /** Working directory, the root by default. */
  readonly cwd?: string | URL;
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input. */
  readonly input?: string;
}

/** What a command left behind. */
export interface RunResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command and keeps its output, without colours. */
export async function run(
  command: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, input }: RunOptions = {},
): Promise<RunResult> {
  const child = new Deno.Command(command, {
    args: [...args],
    cwd,
    env: { NO_COLOR: "1", ...env },
    stdin: input === undefined ? "null" : "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  if (input !== undefined) {
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode(input));
    await writer.close();
  }
  const { code, stdout, stderr } = await child.output();
  const decoder = new TextDecoder();
  return { code, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
}

/** Runs a command and keeps its output; throws with it if the command fails. */
export async function runOrThrow(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  const result = await run(command, args, options);
  if (result.code === 0) return result;
  const output = `${result.stdout}${result.stderr}`.trimEnd();
  throw new Error(`${command} ${args.join(" ")} ended with ${result.code}:\n${output}`);
}

/** Runs a command with its output on the terminal; returns its exit code. */
export async function show(command: string, args: readonly string[]): Promise<number> {
  const child = new Deno.Command(command, { args: [...args], cwd: ROOT, stdin: "null" }).spawn();
  return (await child.status).code;
}
