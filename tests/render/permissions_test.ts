import { assertEquals, assertStringIncludes } from "@std/assert";

const RENDER = new URL("../../lib/render/mod.ts", import.meta.url).href;
const PICTURES = new URL("../../lib/pictures/mod.ts", import.meta.url).href;
const SPEC = `{ data: { values: [{}] }, mark: { type: "text", text: "44/48" } }`;
const DRAW = `import { renderPng } from "${RENDER}"; await renderPng(${SPEC});`;

/** Runs a script with these flags and no others; returns what it wrote to standard error. */
async function run(script: string, ...flags: string[]): Promise<{ code: number; errors: string }> {
  const child = new Deno.Command("deno", {
    args: ["run", "--quiet", "--no-prompt", "--no-check", ...flags, "-"],
    cwd: new URL("../..", import.meta.url),
    env: { NO_COLOR: "1" },
    stdin: "piped",
    stderr: "piped",
    stdout: "null",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(script));
  await writer.close();
  const { code, stderr } = await child.output();
  return { code, errors: new TextDecoder().decode(stderr) };
}

Deno.test("renderSvg() needs no permission", async () => {
  const script = `import { renderSvg } from "${RENDER}"; await renderSvg(${SPEC});`;
  assertEquals(await run(script), { code: 0, errors: "" });
});

Deno.test("the pictures need no permission, and load neither Vega nor a renderer", async () => {
  const script = `import { intervalPlot } from "${PICTURES}"; intervalPlot([], { title: "T" });`;
  assertEquals(await run(script), { code: 0, errors: "" });
  const { stdout } = await new Deno.Command("deno", { args: ["info", "--json", PICTURES] })
    .output();
  const { modules } = JSON.parse(new TextDecoder().decode(stdout));
  const specifiers: string[] = modules.map((module: { specifier: string }) => module.specifier);
  assertEquals(specifiers.filter((name) => /npm:|lib\/render/.test(name)), []);
});

Deno.test("renderPng() needs ffi, read and, on Linux, three pieces of sys", async () => {
  const flags = ["--allow-ffi", "--allow-read"];
  if (Deno.build.os === "linux") flags.push("--allow-sys=cpus,networkInterfaces,hostname");
  assertEquals(await run(DRAW, ...flags), { code: 0, errors: "" });
  for (const flag of flags) {
    const { code, errors } = await run(DRAW, ...flags.filter((other) => other !== flag));
    assertEquals(code, 1, flag);
    assertStringIncludes(errors, "NotCapable");
  }
});

Deno.test("renderPng() fails when a font cannot be read, rather than draw no text", async () => {
  const renderer = new URL("../..", import.meta.resolve("npm:@resvg/resvg-js@2.6.2/index.js"));
  const { code, errors } = await run(
    DRAW,
    "--allow-ffi",
    "--allow-sys",
    `--allow-read=${decodeURIComponent(renderer.pathname)}`,
  );
  assertEquals(code, 1);
  assertStringIncludes(
    errors,
    "Error: Cannot render text as the font DejaVuSans.ttf cannot be read: NotCapable",
  );
});
