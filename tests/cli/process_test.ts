/** The command as a process: its exit codes, its permissions, its pipes. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { demoPicture, demoRecords } from "../../lib/cli/_demo_command.ts";

const CLI = new URL("../../lib/cli/mod.ts", import.meta.url).pathname;
const CASES = new URL("../../datasets/returns-desk/cases.jsonl", import.meta.url).pathname;
const JUDGE = ["--human", "/hallucinated/*", "--judge", "/judges/teal"];

async function run(permissions: readonly string[], args: readonly string[], cwd?: string) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-prompt", ...permissions, CLI, ...args],
    env: { NO_COLOR: "1" },
    ...(cwd && { cwd }),
  }).output();
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: decode(stdout), err: decode(stderr) };
}

Deno.test("touchstone --help needs no permission", async () => {
  const { code, out } = await run([], ["--help"]);
  assertEquals(code, 0);
  assertStringIncludes(out, "touchstone calibrate FILE");
});

Deno.test("touchstone calibrate needs --allow-read only, and says so without it", async () => {
  const { code, out, err } = await run([`--allow-read=${CASES}`], ["calibrate", CASES, ...JUDGE]);
  assertEquals([code, err], [0, ""]);
  assertStringIncludes(out, "240 rows: 184 compared");
  const refused = await run([], ["calibrate", CASES, ...JUDGE]);
  assertEquals(refused.code, 2);
  assertStringIncludes(refused.err, "--allow-read");
});

Deno.test("touchstone ends with the exit code of its bars", async () => {
  const bar = (text: string) =>
    run(["--allow-read"], ["calibrate", CASES, ...JUDGE, "--require", text]);
  assertEquals((await bar("sensitivity>=.8")).code, 0);
  assertEquals((await bar("specificity>=.9")).code, 1);
  assertEquals((await bar("sensitivity>=.9")).code, 3);
});

Deno.test("touchstone demo prints both judges and writes the picture and the summary it names", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const permissions = ["--allow-read", "--allow-ffi", "--allow-sys", `--allow-write=${folder}`];
    const { code, out, err } = await run(permissions, ["demo", "--out", `${folder}/demo`]);
    assertEquals([code, err], [0, ""]);
    assertStringIncludes(out, "Marl against people");
    assertStringIncludes(out, "Teal against people");
    assertStringIncludes(out, `Wrote ${folder}/demo/judges.png and ${folder}/demo/summary.md`);
    const png = await Deno.readFile(`${folder}/demo/judges.png`);
    assertEquals([...png.subarray(1, 4)], [...new TextEncoder().encode("PNG")]);
    assert(png.length > 10_000);
    assertStringIncludes(await Deno.readTextFile(`${folder}/demo/summary.md`), "![Both judges");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("the README shows what the demo prints, and the picture that it draws", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const permissions = ["--allow-read", "--allow-ffi", "--allow-sys", `--allow-write=${folder}`];
    const { out } = await run(permissions, ["demo", "--out", folder]);
    const readme = await Deno.readTextFile(new URL("../../README.md", import.meta.url));
    const shown = /```text\n(.*?)```/s.exec(readme)?.[1] ?? "not in the README";
    assertStringIncludes(out, shown);
    const stored = new URL("../../datasets/returns-desk/judges.png", import.meta.url);
    assertEquals(await Deno.readFile(`${folder}/judges.png`), await Deno.readFile(stored));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("the demo's title is true: each judge errs most on the kind that it names", () => {
  const [marl, teal] = demoRecords();
  const worst = (record: typeof marl) =>
    record.slices.toSorted((a, b) => (a.agreement.estimate ?? 1) - (b.agreement.estimate ?? 1))[0]
      .value;
  assertEquals([worst(marl), worst(teal)], ["number changed", "paraphrase"]);
  const gap = Math.abs((marl.agreement.estimate ?? 0) - (teal.agreement.estimate ?? 1));
  assert(gap < 0.02, `they agree with people about equally often: ${gap}`);
  assertStringIncludes(JSON.stringify(demoPicture([marl, teal])), "Marl misses changed numbers");
});
