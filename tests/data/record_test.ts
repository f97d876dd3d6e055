import { assert, assertEquals, assertRejects } from "@std/assert";
import { readRecord } from "../../lib/data/read_record.ts";
import { writeRecord } from "../../lib/data/write_record.ts";
import { PACKAGE_VERSION } from "../../lib/data/package_version.ts";
import { calibrateGrades } from "../../lib/decisions/calibrate_grades.ts";
import { calibrateJudge } from "../../lib/decisions/calibrate_judge.ts";
import config from "../../deno.json" with { type: "json" };

const record = calibrateJudge(
  [true, false, false, null, [true, false], [true, true, false]],
  [true, false, true, true, true, false],
  { name: "Marl", slices: { kind: ["a", "b", "a", "b", "a", null] }, dataHash: "00" },
);

async function inFolder(use: (folder: string) => Promise<void>) {
  const folder = await Deno.makeTempDir();
  try {
    await use(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("PACKAGE_VERSION is the version of deno.json", () => {
  assertEquals(PACKAGE_VERSION, `${config.name}@${config.version}`);
});

Deno.test("writeRecord() and readRecord() keep every part of both kinds of record", async () => {
  await inFolder(async (folder) => {
    const graded = calibrateGrades([0, 1, 2, null], [0, 2, 2, 1], { labels: [0, 1, 2] });
    for (const [name, one] of [["binary", record], ["graded", graded]] as const) {
      const path = `${folder}/calibration/${name}.json`;
      await writeRecord(path, one);
      assertEquals(await readRecord(path), one);
    }
  });
});

Deno.test("writeRecord() writes canonical JSON: keys in order, whatever order they were made in", async () => {
  await inFolder(async (folder) => {
    await writeRecord(`${folder}/a.json`, record);
    const backwards = Object.fromEntries(
      Object.entries(record).reverse(),
    ) as unknown as typeof record;
    await writeRecord(`${folder}/b.json`, backwards);
    const text = await Deno.readTextFile(`${folder}/a.json`);
    assertEquals(text, await Deno.readTextFile(`${folder}/b.json`));
    assert(text.startsWith('{\n  "ac1": {') && text.endsWith("}\n"));
    assert(!text.includes("NaN") && !text.includes(folder));
  });
});

Deno.test("writeRecord() does not write over a record unless forced, and leaves nothing half done", async () => {
  await inFolder(async (folder) => {
    const path = `${folder}/a.json`;
    await writeRecord(path, record);
    await assertRejects(() => writeRecord(path, record), Deno.errors.AlreadyExists, "force it");
    await writeRecord(path, { ...record, judge: { name: "Teal", fingerprint: null } }, {
      force: true,
    });
    assertEquals((await readRecord(path)).judge.name, "Teal");
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["a.json"]);
  });
});

Deno.test("readRecord() refuses a newer schema, broken JSON, and numbers that do not hang together", async () => {
  const text = JSON.stringify(record);
  const cases: readonly [string, string, string, new () => Error][] = [
    ["newer", text.replace('"schema":1', '"schema":2'), "made by a newer version", RangeError],
    ["not JSON", '{\n  "schema": 1,\n  "kind": }', "record.json:3:11", SyntaxError],
    ["no record", '{"schema":1}', "kind must be", TypeError],
    ["a list", "[]", "it must be a calibration record", TypeError],
    ["counts", text.replace('"rows":6', '"rows":7'), "counts.rows must be 6, the sum", TypeError],
    [
      "a cell",
      text.replace('"counts":[[1,1]', '"counts":[[9,1]'),
      "matrix.n must be 12",
      TypeError,
    ],
    [
      "level",
      text.replace('"level":0.95,"dataHash"', '"level":95,"dataHash"'),
      "level must be",
      TypeError,
    ],
    ["null", text.replace('"fingerprint":null', '"fingerprint":7'), "judge.fingerprint", TypeError],
  ];
  await inFolder(async (folder) => {
    for (const [name, changed, message, type] of cases) {
      assert(changed !== text, `${name} changes nothing`);
      await Deno.writeTextFile(`${folder}/record.json`, changed);
      const error = await assertRejects(
        () => readRecord(`${folder}/record.json`),
        type,
        message,
        name,
      );
      assert(error.message.includes("record.json"), `${name}: ${error.message}`);
    }
  });
});

Deno.test("readRecord() refuses a record whose rates were edited apart from its counts", async () => {
  await inFolder(async (folder) => {
    const shares = ["agreement", "sensitivity", "specificity", "precision", "prevalence"] as const;
    const others = ["negativePredictiveValue", "kappa", "ac1", "matthews"] as const;
    for (const name of [...shares, ...others, "balancedAccuracy", "youdenJ", "f1"] as const) {
      for (const change of [{ estimate: 0.95, lower: 0.9, upper: 0.99 }, { n: 400 }]) {
        const edited = { ...record, [name]: { ...record[name], ...change } };
        await Deno.writeTextFile(`${folder}/record.json`, JSON.stringify(edited));
        await assertRejects(
          () => readRecord(`${folder}/record.json`),
          TypeError,
          `${name} does not follow from its counts`,
        );
      }
    }
    const { kappa, matrix, counts } = record;
    const whole: readonly [Record<string, unknown>, string][] = [
      [{ kappa: { ...kappa, lower: -1, upper: 1 } }, "kappa does not follow"],
      [{ precision: { ...record.precision, lower: 0 } }, "precision does not follow"],
      [{ matrix: { ...matrix, labels: [true, false] } }, "matrix.labels must be [false, true]"],
      [
        { counts: { ...counts, noVerdict: counts.noVerdict + 1, rows: counts.rows + 1 } },
        "matrix.missing must be counts.noVerdict",
      ],
    ];
    for (const [change, message] of whole) {
      await Deno.writeTextFile(`${folder}/record.json`, JSON.stringify({ ...record, ...change }));
      await assertRejects(() => readRecord(`${folder}/record.json`), TypeError, message);
    }
    const slice = { ...record.slices[0], prevalence: { ...record.slices[0].prevalence, n: 9 } };
    await Deno.writeTextFile(
      `${folder}/record.json`,
      JSON.stringify({ ...record, slices: [slice] }),
    );
    await assertRejects(() => readRecord(`${folder}/record.json`), TypeError, "slices[0]");
    for (const name of ["humanRule", "score", "corrected"]) {
      const { [name as keyof typeof record]: _gone, ...rest } = record;
      await Deno.writeTextFile(`${folder}/record.json`, JSON.stringify(rest));
      await assertRejects(() => readRecord(`${folder}/record.json`), TypeError, name);
    }
  });
});

Deno.test("writeRecord() and readRecord() keep what groups do, and refuse what cannot be", async () => {
  const grouped = calibrateJudge(
    [true, false, false, true, true],
    [true, false, true, true, false],
    { groups: ["a", "a", "b", "b", "c"], groupName: "question" },
  );
  await inFolder(async (folder) => {
    const path = `${folder}/record.json`;
    await writeRecord(path, grouped);
    assertEquals((await readRecord(path)).dependence, grouped.dependence);
    const dependence = { groups: "question", rows: 5, clusters: 3, designEffect: 1 };
    const cases: readonly [Record<string, unknown>, string][] = [
      [{ ...dependence, rows: 4 }, "dependence.rows must be matrix.n = 5"],
      [{ ...dependence, clusters: 6 }, "dependence.clusters must be an integer from 0 to 5"],
      [{ ...dependence, designEffect: -1 }, "dependence.designEffect"],
      [{ ...dependence, groups: null }, "dependence.groups"],
    ];
    const sensitivity = { ...grouped.sensitivity, lower: 0.1, upper: 0.2 };
    await Deno.writeTextFile(path, JSON.stringify({ ...grouped, sensitivity }));
    await assertRejects(() => readRecord(path), TypeError, "sensitivity does not follow");
    for (const [changed, message] of cases) {
      await Deno.writeTextFile(path, JSON.stringify({ ...grouped, dependence: changed }));
      await assertRejects(() => readRecord(path), TypeError, message);
    }
  });
});

Deno.test("readRecord() takes a record from before groups were counted", async () => {
  await inFolder(async (folder) => {
    const { dependence: _, ...old } = record;
    await Deno.writeTextFile(`${folder}/old.json`, JSON.stringify(old));
    assertEquals(await readRecord(`${folder}/old.json`), record);
  });
});
