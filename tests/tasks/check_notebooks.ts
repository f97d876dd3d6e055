// deno-lint-ignore-file no-console
/** Type-checks and lints the code cells of the notebooks, which Deno itself does not read. */
import { cellsAsModule } from "./notebook.ts";
import { filesUnder, ROOT } from "./package.ts";
import { show } from "./run.ts";

const notebooks = filesUnder("notebooks", ".ipynb").filter((it) => !it.includes("/."));
if (notebooks.length === 0) console.log("there are no notebooks");

// Beside the notebooks, so that relative imports resolve as they do in the kernel.
const files = notebooks.map((path) => path.replace(/([^/]+)\.ipynb$/, ".cells_of_$1.ts"));
let failed = false;
try {
  for (const [index, path] of notebooks.entries()) {
    const notebook = JSON.parse(await Deno.readTextFile(new URL(path, ROOT)));
    await Deno.writeTextFile(new URL(files[index], ROOT), cellsAsModule(notebook));
  }
  if (files.length > 0) {
    const check = await show("deno", ["check", ...files]);
    const rules = ["--rules-exclude=no-console,no-unused-vars", ...files];
    const lint = await show("deno", ["lint", ...rules]);
    failed = check !== 0 || lint !== 0;
  }
} finally {
  for (const file of files) await Deno.remove(new URL(file, ROOT)).catch(() => {});
}
Deno.exit(failed ? 1 : 0);
