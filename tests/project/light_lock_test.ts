import { assert, assertEquals } from "@std/assert";
import { entrypoints, NOT_LIGHT, readManifest, ROOT } from "../tasks/package.ts";
import { runOrThrow } from "../tasks/run.ts";

interface Lock {
  readonly specifiers: Readonly<Record<string, string>>;
  readonly npm: Readonly<Record<string, unknown>>;
}

function readLock(name: string): Lock {
  return JSON.parse(Deno.readTextFileSync(new URL(name, ROOT)));
}

/** The packages of a lock that stay out of the light one, by themselves or in a longer name. */
function tooHeavy({ specifiers, npm }: Lock): string[] {
  const names = [...Object.keys(specifiers), ...Object.keys(npm)];
  const heavy = [...NOT_LIGHT, "onnxruntime", "sharp"];
  return names.filter((name) => heavy.some((it) => name.replace(/^npm:/, "").startsWith(it)));
}

Deno.test("light.lock holds what running the package needs and no more", () => {
  const wanted = Object.entries(readManifest().imports)
    .filter(([name, target]) => target.startsWith("npm:") && !NOT_LIGHT.includes(name))
    .map(([, target]) => target);
  const light = readLock("light.lock");
  assertEquals(Object.keys(light.specifiers).sort(), wanted.sort());
  assertEquals(tooHeavy(light), []);
});

Deno.test("light.lock agrees with deno.lock on every package", () => {
  const whole = readLock("deno.lock").npm;
  for (const [name, entry] of Object.entries(readLock("light.lock").npm)) {
    assertEquals(entry, whole[name], name);
  }
});

Deno.test("light.lock is up to date for every light entrypoint and the pictures", async () => {
  const doors = entrypoints().found
    .filter((file) => !["lib/entailment/nli.ts", "lib/judges/openai.ts"].includes(file));
  // By computed URL, as the command reaches the pictures; from the cache, so that nothing is
  // downloaded; without running the command.
  const input = `for (const file of ${JSON.stringify(doors)}) {
    await import(new URL(file, ${JSON.stringify(ROOT.href)}).href);
  }`;
  const flags = ["--cached-only", "--frozen", "--lock=light.lock"];
  const permissions = ["--no-prompt", "--allow-read", "--allow-env", "--allow-sys", "--allow-ffi"];
  await runOrThrow("deno", ["run", ...flags, ...permissions, "-"], { input });
});

Deno.test("light.lock fetches under 100 MB: the packages of this platform, as they lie in the cache", async () => {
  const { stdout } = await runOrThrow("deno", ["info", "--json"]);
  const cache: string = JSON.parse(stdout).npmCache;
  const host = (await Array.fromAsync(Deno.readDir(cache))).find(({ isDirectory }) => isDirectory);
  const platform = { os: Deno.build.os, cpu: Deno.build.arch === "x86_64" ? "x64" : "arm64" };
  let bytes = 0;
  for (const [key, entry] of Object.entries(readLock("light.lock").npm)) {
    const { os, cpu } = entry as { os?: string[]; cpu?: string[] };
    if ((os && !os.includes(platform.os)) || (cpu && !cpu.includes(platform.cpu))) continue;
    const [, name, version] = /^(@?[^@]+)@([^_]+)/.exec(key) ?? [];
    bytes += await sizeOf(`${cache}/${host?.name}/${name}/${version}`);
  }
  // Fewer would mean that the cache was not found.
  assert(bytes > 10e6 && bytes < 100e6, `${(bytes / 1e6).toFixed(1)} MB`);
});

async function sizeOf(path: string): Promise<number> {
  let bytes = 0;
  try {
    for await (const { name, isDirectory } of Deno.readDir(path)) {
      bytes += isDirectory
        ? await sizeOf(`${path}/${name}`)
        : (await Deno.stat(`${path}/${name}`)).size;
    }
  } catch (error) {
    // Optional packages, such as another C library's build, are not fetched.
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return bytes;
}

Deno.test("tooHeavy() finds the model runtime and what it brings", () => {
  const specifiers = { "npm:@huggingface/transformers@3": "3.0.0", "npm:vega@6.4.0": "6.4.0" };
  const npm = { "onnxruntime-node@1.2.3": {}, "vega@6.4.0": {}, "openai@7.0.0": {} };
  assertEquals(tooHeavy({ specifiers, npm }), [
    "npm:@huggingface/transformers@3",
    "onnxruntime-node@1.2.3",
    "openai@7.0.0",
  ]);
});
