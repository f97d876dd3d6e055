import { assertEquals, assertStringIncludes } from "@std/assert";
import { ROOT } from "../tasks/package.ts";
import { runOrThrow } from "../tasks/run.ts";
import { stage } from "../tasks/stage.ts";
import { startRegistry } from "./registry.ts";

const SCRIPT = `import { wilsonInterval } from "@touchstone/eval/statistics";

const caught = wilsonInterval(44, 48);
if (caught.estimate === null) throw new Error(caught.reason);
console.log(caught.n, caught.estimate.toFixed(3));
`;

const TEST = `import { wilsonInterval } from "@touchstone/eval/statistics";

Deno.test("the judge catches most of what is wrong", () => {
  const { lower } = wilsonInterval(44, 48);
  if (lower === null || lower < 0.8) throw new Error(\`lower bound \${lower}\`);
});
`;

Deno.test("a stranger adds the package from a registry, runs a script and a test", async () => {
  const folder = await Deno.makeTempDir({ prefix: "consumer-" });
  const registry = startRegistry();
  try {
    await stage(`${folder}/package`);
    // A cache of its own, so that no copy of the package is found by chance; npm packages come from
    // the usual one.
    const { stdout } = await runOrThrow("deno", ["info", "--json"]);
    const { npmCache } = JSON.parse(stdout) as { readonly npmCache: string };
    await Deno.mkdir(`${folder}/cache`);
    await Deno.symlink(npmCache, `${folder}/cache/npm`);
    const env = { JSR_URL: registry.url, DENO_DIR: `${folder}/cache` };

    // The stand-ins first, under the names that the package imports.
    const staged = `${folder}/package`;
    for (const cwd of [`${staged}/std/assert`, `${staged}/std/cli`, staged]) {
      await Deno.copyFile(new URL("LICENSE", ROOT), `${cwd}/LICENSE`);
      // Unchecked: the dry run of the gate checks the package.
      const flags = ["--token=any", "--no-provenance", "--no-check"];
      await runOrThrow("deno", ["publish", ...flags], { cwd, env });
    }

    const cwd = `${folder}/project`;
    await Deno.mkdir(cwd);
    await Deno.writeTextFile(`${cwd}/deno.json`, "{}");
    await Deno.writeTextFile(`${cwd}/judge.ts`, SCRIPT);
    await Deno.writeTextFile(`${cwd}/judge_test.ts`, TEST);
    await runOrThrow("deno", ["add", "jsr:@touchstone/eval"], { cwd, env });
    const script = await runOrThrow("deno", ["run", "--no-prompt", "judge.ts"], {
      cwd,
      env,
    });
    assertEquals(script.stdout, "48 0.917\n");
    const test = await runOrThrow("deno", ["test", "--no-prompt"], { cwd, env });
    assertStringIncludes(test.stdout, "1 passed | 0 failed");
  } finally {
    await registry.stop();
    await Deno.remove(folder, { recursive: true });
  }
});
