import { entrypoints, exists, readManifest, ROOT } from "./package.ts";

/** What goes into the package; `publish.include` in `deno.json` narrows the folders. */
const CONTENTS = [
  "mod.ts",
  "lib",
  "datasets",
  "README.md",
  "LICENSE",
  "CHANGELOG.md",
];

/**
 * Lays a copy of the package into `folder`, ready for `deno publish` there: the package in `kit/`,
 * a workspace root above it. In place it cannot be published, since a linked folder inside the
 * package counts as an excluded module of it.
 *
 * Entrypoints whose file does not exist are left out.
 */
export async function stage(folder: string): Promise<void> {
  const manifest = readManifest();
  const { found } = entrypoints();
  const exported = Object.entries(manifest.exports)
    .filter(([, file]) => found.includes(file.replace(/^\.\//, "")));
  const { links: _links, tasks: _tasks, nodeModulesDir: _mode, ...kept } = manifest;
  const kit = `${folder}/kit`;
  await Deno.mkdir(kit, { recursive: true });
  await write(`${kit}/deno.json`, { ...kept, exports: Object.fromEntries(exported) });
  await write(`${folder}/deno.json`, {
    workspace: ["./kit"],
    links: ["./std/assert", "./std/cli"],
    nodeModulesDir: "none",
  });
  for (const path of CONTENTS.filter(exists)) await copy(new URL(path, ROOT), `${kit}/${path}`);
  await copy(new URL("tests/std", ROOT), `${folder}/std`);
}

async function write(path: string, content: unknown): Promise<void> {
  await Deno.writeTextFile(path, `${JSON.stringify(content, null, 2)}\n`);
}

async function copy(from: URL, to: string): Promise<void> {
  if (!(await Deno.stat(from)).isDirectory) return await Deno.copyFile(from, to);
  await Deno.mkdir(to, { recursive: true });
  for await (const { name } of Deno.readDir(from)) {
    await copy(new URL(`${from.href}/${encodeURIComponent(name)}`), `${to}/${name}`);
  }
}
