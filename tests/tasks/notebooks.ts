// deno-lint-ignore-file no-console
/**
 * Executes the notebooks with the Deno kernel.
 *
 *     deno task notebooks             writes their outputs back, without times and counters
 *     deno task notebooks --check     leaves them alone; fails if the text they show has changed
 *     deno task notebooks 02          only the notebooks with 02 in their name
 *
 * Needs Jupyter's nbconvert (Debian: jupyter-nbconvert, jupyter-client); no Python kernel.
 */
import { parseArgs } from "@std/cli/parse-args";
import { type Notebook, shownText, stripped, unwatched, watched, written } from "./notebook.ts";
import { filesUnder, ROOT } from "./package.ts";
import { run } from "./run.ts";

const MAX_LENGTH = 200_000;

/** Executes one notebook; returns the reasons why it is not right. */
async function execute(path: string, folder: string, check: boolean): Promise<string[]> {
  const kept: Notebook = JSON.parse(await Deno.readTextFile(new URL(path, ROOT)));
  // Beside the notebook, since the kernel starts in the folder of the file it executes.
  const copy = path.replace(/([^/]+)$/, ".executing_$1");
  await Deno.writeTextFile(new URL(copy, ROOT), JSON.stringify(watched(kept)));
  const { code, stdout, stderr } = await run("jupyter", [
    "nbconvert",
    "--to=notebook",
    "--execute",
    "--ExecutePreprocessor.kernel_name=deno",
    "--ExecutePreprocessor.timeout=300",
    `--output-dir=${folder}`,
    "--output=executed",
    copy,
  ], { env: { JUPYTER_PATH: folder } }).finally(() => Deno.remove(new URL(copy, ROOT)));
  const said = `${stdout}${stderr}`.trim();
  if (code !== 0) return [said.split("\n").slice(-12).join("\n")];
  // A failing Deno.test in a cell fails nothing and reports beside the notebook.
  const problems = /\bFAILED\b/.test(said) ? [said] : [];
  const executed = stripped(unwatched(
    JSON.parse(await Deno.readTextFile(`${folder}/executed.ipynb`)),
    kept,
  ));
  const text = written(executed);
  if (text.length > MAX_LENGTH) {
    problems.push(`${text.length} characters with its outputs, more than ${MAX_LENGTH}`);
  }
  if (check) {
    const after = shownText(executed);
    shownText(kept).forEach((before, index) => {
      if (before === after[index]) return;
      problems.push(`cell ${index + 1} now shows\n${after[index]}\ninstead of\n${before}`);
    });
  } else if (problems.length === 0) {
    await Deno.writeTextFile(new URL(path, ROOT), text);
  }
  return problems;
}

/** Whether `jupyter nbconvert` can be run. */
async function hasJupyter(): Promise<boolean> {
  try {
    return (await run("jupyter", ["nbconvert", "--version"])).code === 0;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

const { check, _: words } = parseArgs(Deno.args, { boolean: ["check"], string: ["_"] });
const notebooks = filesUnder("notebooks", ".ipynb").filter((path) =>
  !path.includes("/.") && words.every((word) => path.includes(String(word)))
);
if (notebooks.length === 0) {
  console.log("there are no notebooks");
  Deno.exit(0);
}
if (!await hasJupyter()) {
  console.log("not executed: jupyter nbconvert is not installed (see CONTRIBUTING.md)");
  Deno.exit(check ? 0 : 1);
}

const folder = await Deno.makeTempDir({ prefix: "notebooks-" });
let failed = 0;
try {
  // A kernel of our own, found through JUPYTER_PATH, leaves the user's kernels alone.
  await Deno.mkdir(`${folder}/kernels/deno`, { recursive: true });
  const kernel = {
    argv: ["deno", "jupyter", "--kernel", "--conn", "{connection_file}"],
    display_name: "Deno",
    language: "typescript",
  };
  await Deno.writeTextFile(`${folder}/kernels/deno/kernel.json`, JSON.stringify(kernel));
  for (const path of notebooks) {
    const start = performance.now();
    const problems = await execute(path, folder, check);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${seconds} s  ${path}`);
    for (const problem of problems) console.log(problem.replace(/^/gm, "    "));
    if (problems.length > 0) failed++;
  }
} finally {
  await Deno.remove(folder, { recursive: true });
}
Deno.exit(failed === 0 ? 0 : 1);
