// deno-lint-ignore-file no-console
/**
 * Checks format, types and lint of the code cells of the notebooks. Deno reads no types in them, and its
 * format check calls every Markdown cell unformatted, so notebooks are left out of `deno fmt`.
 */
import { cellsAsModule } from "./notebook.ts";
import { filesUnder, ROOT } from "./package.ts";
import { run, show } from "./run.ts";

const notebooks = filesUnder("notebooks", ".ipynb").filter((it) => !it.includes("/."));
if (notebooks.length === 0) console.log("there are no notebooks");

// Beside the notebooks, so that relative imports resolve as they do in the kernel.
const files = notebooks.map((path) => path.replace(/([^/]+)\.ipynb$/, ".cells_of_$1.ts"));
let failed = false;
try {
  for (const [index, path] of notebooks.entries()) {
    const notebook = JSON.parse(await Deno.readTextFile(new URL(path, ROOT)));
    const cells = cellsAsModule(notebook);
    await Deno.writeTextFile(new URL(files[index], ROOT), cells);
    const format = await run("deno", ["fmt", "--ext=ts", "-"], { input: cells });
    if (format.stdout !== cells) {
      console.log(`${path} is not formatted; its cells should read\n${format.stdout}`);
      failed = true;
    }
  }
  if (files.length > 0) {
    const check = await show("deno", ["check", ...files]);
    const rules = ["--rules-exclude=no-console,no-unused-vars", ...files];
    const lint = await show("deno", ["lint", ...rules]);
    failed ||= check !== 0 || lint !== 0;
  }
} finally {
  for (const file of files) await Deno.remove(new URL(file, ROOT)).catch(() => {});
}
Deno.exit(failed ? 1 : 0);
