// deno-lint-ignore-file no-console
/** `deno publish --dry-run` on a staged copy of the package. */
import { run } from "./run.ts";
import { stage } from "./stage.ts";

const folder = await Deno.makeTempDir({ prefix: "publish-" });
try {
  await stage(folder);
  const { code, stdout, stderr } = await run("deno", ["publish", "--dry-run"], { cwd: folder });
  console.log(`${stdout}${stderr}`.replaceAll(folder, ".").trim());
  Deno.exitCode = code;
} finally {
  await Deno.remove(folder, { recursive: true });
}
