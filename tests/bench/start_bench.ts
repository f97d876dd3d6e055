/** What it costs to start: the command's help and the light core, beside an empty script. */
const ROOT = new URL("../../", import.meta.url);
const folder = await Deno.makeTempDir();
await Deno.writeTextFile(`${folder}/empty.ts`, "");
await Deno.writeTextFile(
  `${folder}/core.ts`,
  `import ${JSON.stringify(new URL("mod.ts", ROOT).href)};\n`,
);

function start(...args: string[]): void {
  const config = `--config=${new URL("deno.json", ROOT).pathname}`;
  new Deno.Command(Deno.execPath(), {
    args: ["run", config, ...args],
    stdout: "null",
    stderr: "null",
  }).outputSync();
}

Deno.bench(
  "an empty script",
  { group: "start", baseline: true },
  () => start(`${folder}/empty.ts`),
);
Deno.bench("touchstone --help", { group: "start" }, () => {
  start(new URL("lib/cli/mod.ts", ROOT).pathname, "--help");
});
Deno.bench("import the light core", { group: "start" }, () => start(`${folder}/core.ts`));
