// deno-lint-ignore-file no-console
/**
 * Makes both locks anew: `deno.lock` with every package that `deno.json` imports, and `light.lock`
 * with those that running the package needs, the model runtime and the provider's client apart.
 * Once a lock names the model runtime, whoever runs anything under it downloads all of that.
 *
 * To be run whenever the imports in `deno.json` change: under `--frozen` a lock must know them all.
 */
import { NOT_LIGHT, readManifest, ROOT } from "./package.ts";
import { show } from "./run.ts";

const packages = Object.entries(readManifest().imports)
  .filter(([name, target]) => target.startsWith("npm:") && !NOT_LIGHT.includes(name))
  .map(([, target]) => target);
for (const lock of ["deno.lock", "light.lock"]) {
  await Deno.remove(new URL(lock, ROOT)).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
}
const codes = [
  await show("deno", ["install", "--quiet", "--frozen=false"]),
  await show("deno", ["cache", "--quiet", "--frozen=false", "--lock=light.lock", ...packages]),
];
if (codes.every((code) => code === 0)) console.log("deno.lock and light.lock are fresh");
else Deno.exit(1);
