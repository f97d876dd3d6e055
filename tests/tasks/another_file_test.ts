import { assertEquals, assertStringIncludes } from "@std/assert";
import { cellsAsModule } from "./notebook.ts";
import { ROOT } from "./package.ts";
import { run } from "./run.ts";

const NOTEBOOK = new URL("notebooks/01_can_i_trust_this_judge.ipynb", ROOT);

/** What the cells of the notebook print and save for a file of labels, with the one line changed. */
async function runOn(csv: string, line: string): Promise<{ said: string; saved: string }> {
  const cells = cellsAsModule(JSON.parse(await Deno.readTextFile(NOTEBOOK)));
  const changed = cells.replace(/^const source = .*$/m, () => `const source = ${line};`);
  // Beside the notebook, so that the package finds itself by its name.
  const module = new URL(`notebooks/.another_file_${crypto.randomUUID()}.ts`, ROOT);
  const folder = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${folder}/notebooks`);
    await Deno.writeTextFile(`${folder}/notebooks/labels.csv`, csv);
    await Deno.writeTextFile(module, changed);
    const { code, stdout, stderr } = await run("deno", ["run", "-A", "--no-check", module.href], {
      cwd: `${folder}/notebooks`,
    });
    assertEquals(code, 0, stderr);
    const saved = await Deno.readTextFile(`${folder}/calibration/judge.json`);
    return { said: stdout, saved };
  } finally {
    await Deno.remove(module).catch(() => {});
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("the notebook runs on another file without slices", async () => {
  const { said } = await runOn(
    "human,judge\ntrue,true\ntrue,false\nfalse,false\nfalse,false\nfalse,true\n,false\n",
    '{ file: "labels.csv", human: "human", judge: "judge" }',
  );
  assertStringIncludes(said, "judge catches 1 of 2 bad answers");
  assertStringIncludes(said, "all  1 of 1 missed");
});

Deno.test("the notebook runs on a file whose slices have no bad answers", async () => {
  const { said } = await runOn(
    "human,judge,topic\nfalse,false,a\nfalse,true,b\nfalse,false,b\n",
    '{ file: "labels.csv", human: "human", judge: "judge", slices: ["topic"] }',
  );
  assertStringIncludes(said, "none: no bad answer was let through");
  assertStringIncludes(said, "It passes 2 of 3 good ones");
});

Deno.test("the notebook takes every option of readLabels, and groups, from its one line", async () => {
  const { said, saved } = await runOn(
    "correct,judge,q\ntrue,good,1\nfalse,bad,1\nfalse,good,2\ntrue,good,2\ntrue,good,2\n",
    '{ file: "labels.csv", human: "correct", humanPositive: parsePositive("false"), ' +
      'judge: "judge", judgePositive: parsePositive("bad", "good"), group: "q" }',
  );
  assertStringIncludes(said, "judge catches 1 of 2 bad answers");
  assertStringIncludes(said, "It passes 3 of 3 good ones");
  assertEquals(JSON.parse(saved).dependence.groups, "q");
});
