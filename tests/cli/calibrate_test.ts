import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { readRecord } from "../../lib/data/read_record.ts";
import { main } from "../../lib/cli/main.ts";

/** Runs the command in this process and keeps what it prints. */
async function touchstone(args: readonly string[], colour = false) {
  let out = "";
  let err = "";
  const code = await main(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    colour,
  });
  return { code, out, err };
}

/** 48 bad answers of which 44 are caught, 60 good ones of which 52 are passed; a score of the same sense. */
const ROWS = Array.from({ length: 108 }, (_, row) => {
  const bad = row < 48;
  const flagged = bad ? row >= 4 : row < 56;
  return {
    id: `r${row}`,
    correct: !bad,
    grade: bad ? row % 2 : 2,
    judge: flagged ? "fail" : "pass",
    faithfulness: Number(((flagged ? 0.1 : 0.6) + (row % 40) / 100).toFixed(2)),
    topic: row % 2 ? "returns" : "shipping",
  };
});

async function withRows(use: (path: string, folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    const path = `${folder}/labels.jsonl`;
    await Deno.writeTextFile(path, ROWS.map((row) => JSON.stringify(row)).join("\n"));
    await use(path, folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const VERDICTS = [
  "--human",
  "correct",
  "--human-positive",
  "false",
  "--judge",
  "judge",
  "--judge-positive",
  "fail",
];

const SCORE = [
  ...["--human", "correct", "--human-positive", "false", "--judge-score", "faithfulness"],
  ...["--higher-is", "negative"],
];

Deno.test("calibrate prints counts, rates with n and interval in plain words, and a verdict", async () => {
  await withRows(async (path) => {
    const { code, out } = await touchstone(["calibrate", path, ...VERDICTS, "--slice", "topic"]);
    assertEquals(code, 0);
    assertStringIncludes(out, "108 rows: 108 compared");
    assert(
      /catches bad answers +44\/48 +91\.7 % \(80\.4 to 96\.7\), n 48 +sensitivity/.test(out),
      out,
    );
    assert(
      /passes good answers +52\/60 +86\.7 % \(75\.8 to 93\.1\), n 60 +specificity/.test(out),
      out,
    );
    assertStringIncludes(
      out,
      "judge catches 44 of 48 bad answers (80.4 to 96.7 %) and lets 4 through.",
    );
    assertStringIncludes(out, "by topic");
    assert(!out.includes("\x1b["));
  });
});

Deno.test("calibrate colours only where the terminal may be coloured", async () => {
  await withRows(async (path) => {
    const { out } = await touchstone(
      ["calibrate", path, ...VERDICTS, "--require", "kappa>=.1"],
      true,
    );
    assertStringIncludes(out, "\x1b[32mmet\x1b[0m");
  });
});

Deno.test("calibrate holds bars: 0 met, 1 missed, 3 not settled, and a miss outweighs", async () => {
  await withRows(async (path) => {
    const code = async (...bars: string[]) =>
      (await touchstone([
        "calibrate",
        path,
        ...VERDICTS,
        ...bars.flatMap((bar) => ["--require", bar]),
      ])).code;
    assertEquals(await code("sensitivity>=.8"), 0);
    assertEquals(await code("sensitivity>=.9"), 3);
    assertEquals(await code("sensitivity>=.9@estimate"), 0);
    assertEquals(await code("specificity>=.95"), 1);
    assertEquals(await code("sensitivity>=.9", "specificity>=.95"), 1);
  });
});

Deno.test("calibrate prints JSON that holds the record and the bars, and Markdown with tables", async () => {
  await withRows(async (path) => {
    const json = await touchstone([
      "calibrate",
      path,
      ...VERDICTS,
      "--format",
      "json",
      "--require",
      "kappa>=.5",
    ]);
    const { records, requirements } = JSON.parse(json.out);
    assertEquals(records[0].matrix.counts, [[52, 8], [4, 44]]);
    assertEquals([requirements[0].judge, requirements[0].outcome], ["judge", "met"]);
    const markdown = await touchstone(["calibrate", path, ...VERDICTS, "--format", "markdown"]);
    assertStringIncludes(markdown.out, "## judge against people");
    assertStringIncludes(
      markdown.out,
      "| catches bad answers | 44/48 | 91.7 % (80.4 to 96.7), n 48 |",
    );
  });
});

Deno.test("calibrate saves a record once, and over itself only by force", async () => {
  await withRows(async (path, folder) => {
    const save = [
      "calibrate",
      path,
      ...VERDICTS,
      "--name",
      "Marl",
      "--save",
      `${folder}/calibration/marl.json`,
    ];
    assertEquals((await touchstone(save)).code, 0);
    const record = await readRecord(`${folder}/calibration/marl.json`);
    assertEquals([record.judge.name, record.counts.compared], ["Marl", 108]);
    assertEquals(record.dataHash?.length, 64);
    const again = await touchstone(save);
    assertEquals(again.code, 2);
    assertStringIncludes(again.err, "a record is there");
    assertEquals((await touchstone([...save, "--force"])).code, 0);
  });
});

Deno.test("calibrate takes a score with given thresholds, one report each", async () => {
  await withRows(async (path) => {
    const score = [
      "--human",
      "correct",
      "--human-positive",
      "false",
      "--judge-score",
      "faithfulness",
    ];
    const { code, out } = await touchstone([
      "calibrate",
      path,
      ...score,
      "--higher-is",
      "negative",
      "--threshold",
      "0.5,0.8",
      "--format",
      "json",
    ]);
    assertEquals(code, 0);
    const { records } = JSON.parse(out);
    assertEquals(
      records.map((record: { score: { threshold: number } }) => record.score.threshold),
      [0.5, 0.8],
    );
    const auto = await touchstone(["calibrate", path, ...score, "--higher-is", "negative"]);
    assertEquals(auto.code, 0);
    assertStringIncludes(auto.out, "used to choose the threshold");
  });
});

Deno.test("calibrate takes graded labels with weights", async () => {
  await withRows(async (path) => {
    const grades = ["--human", "grade", "--judge", "grade", "--labels", "0,1,2"];
    const { code, out } = await touchstone(["calibrate", path, ...grades, "--weights", "linear"]);
    assertEquals(code, 0);
    assertStringIncludes(out, "Cohen's kappa, linear weights");
    assertStringIncludes(out, "grade gives people's grade to 108 of 108 answers");
  });
});

Deno.test("calibrate takes --human again for each rater", async () => {
  await withRows(async (path) => {
    const raters = [
      "--human",
      "judge",
      "--human",
      "judge",
      "--human-positive",
      "fail",
      "--human-rule",
      "all",
    ];
    const { code, out } = await touchstone(["calibrate", path, ...raters, ...VERDICTS.slice(4)]);
    assertEquals(code, 0);
    assertStringIncludes(out, "108 rows: 108 compared");
  });
});

Deno.test("calibrate writes over nothing but a record, even by force", async () => {
  await withRows(async (path, folder) => {
    await Deno.writeTextFile(`${folder}/notes.json`, "{}");
    const save = ["calibrate", path, ...VERDICTS, "--save", `${folder}/notes.json`, "--force"];
    const { code, err } = await touchstone(save);
    assertEquals(code, 2);
    assertStringIncludes(err, "is no calibration record");
    assertEquals(await Deno.readTextFile(`${folder}/notes.json`), "{}");
  });
});

Deno.test("calibrate says in the record that rows share a question", async () => {
  await withRows(async (path) => {
    const text = await Deno.readTextFile(path);
    await Deno.writeTextFile(path, text.replaceAll('"topic"', '"question_id"'));
    const { out } = await touchstone(["calibrate", path, ...VERDICTS, "--format", "json"]);
    const [{ warnings }] = JSON.parse(out).records;
    assertStringIncludes(warnings[0], "108 rows share 2 values of question_id");
  });
});

Deno.test("calibrate --group counts rows of a group together, with counts, effect and interval", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const path = `${folder}/labels.jsonl`;
    const rows = ROWS.map((row, i) => ({ ...row, question_id: `q${i % 36}` }));
    await Deno.writeTextFile(path, rows.map((row) => JSON.stringify(row)).join("\n"));
    const plain = await touchstone(["calibrate", path, ...VERDICTS]);
    assertStringIncludes(plain.out, "44/48  91.7 % (80.4 to 96.7), n 48");
    assertStringIncludes(plain.out, "--group question_id");
    const { out } = await touchstone(["calibrate", path, ...VERDICTS, "--group", "question_id"]);
    assert(/catches bad answers +44\/48 +91\.7 % \(/.test(out), out);
    assert(!out.includes("(80.4 to 96.7)") && !out.includes("--group question_id"), out);
    assertStringIncludes(out, "108 rows are in 36 groups of question_id");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("calibrate compares several judges of one file", async () => {
  await withRows(async (path) => {
    const { out } = await touchstone(["calibrate", path, ...VERDICTS, "--judge", "judge"]);
    assertEquals(out.match(/against people/g)?.length, 2);
  });
});

Deno.test("calibrate reads an id column if it is there, and demands it when named", async () => {
  await withRows(async (path) => {
    const text = await Deno.readTextFile(path);
    await Deno.writeTextFile(path, text.replace('"id":"r1"', '"id":"r0"'));
    const twice = await touchstone(["calibrate", path, ...VERDICTS]);
    assertEquals(twice.code, 2);
    assertStringIncludes(twice.err, 'duplicate id "r0"');
    await Deno.writeTextFile(path, text.replaceAll('"id":', '"nr":'));
    assertEquals((await touchstone(["calibrate", path, ...VERDICTS])).code, 0);
    await Deno.writeTextFile(path, text);
    const named = await touchstone(["calibrate", path, ...VERDICTS, "--id", "uid"]);
    assertEquals(named.code, 2);
    assertStringIncludes(named.err, "uid");
    assertEquals((await touchstone(["calibrate", path, ...VERDICTS, "--no-id"])).code, 0);
  });
});

Deno.test("calibrate gives 2 for unusable input, and says what to do", async () => {
  await withRows(async (path) => {
    const cases: readonly [readonly string[], string][] = [
      [["calibrate"], "name a FILE"],
      [["calibrate", path], "--human FIELD"],
      [["calibrate", path, "--human", "correct"], "--judge FIELD"],
      [["calibrate", path, "--human"], "--human needs a value"],
      [["calibrate", path, ...VERDICTS, "--humna", "x"], "did you mean --human?"],
      [["calibrate", path, ...VERDICTS, "--level", "95"], "--level takes a number between 0 and 1"],
      [["calibrate", path, ...VERDICTS, "--format", "xml"], "text, json, markdown"],
      [["calibrate", path, ...VERDICTS, "--require", "kappa>.5"], "METRIC>=X"],
      [["calibrate", path, ...VERDICTS, "--require", "tpr>=.5"], "sensitivity, specificity"],
      [["calibrate", path, ...VERDICTS, "--threshold", ".5"], "go with --judge-score"],
      [["calibrate", path, ...VERDICTS, "--judge-score", "faithfulness"], "not both"],
      [["calibrate", path, "--human", "correct", "--judge-score", "faithfulness"], "--higher-is"],
      [["calibrate", path, ...VERDICTS, "--judge", "topic", "--save", "x.json"], "name one judge"],
      [["calibrate", path, "extra", ...VERDICTS], "name one FILE"],
      [["calibrate", "nowhere.jsonl", ...VERDICTS], "there is no file nowhere.jsonl"],
      [["calibrate", path, "--human", "topic", "--judge", "judge"], "topic must be a boolean"],
      [["calibrate", path, "--human", "correct", "--judge", "juge"], "no row has a value in juge"],
      [["calibrate", path, ...VERDICTS, "--human-rule", "most"], "at-least:N"],
      [["calibrate", path, ...VERDICTS, "--human-rule", "any"], "for several raters"],
      [
        ["calibrate", path, ...VERDICTS, "--level", ".9", "--level", ".95"],
        "--level is given 2 times",
      ],
      [["calibrate", path, ...VERDICTS, "--save", path, "--force"], "the file of labels itself"],
      [["calibrate", path, ...VERDICTS, "--require", "sensitivity>=80"], "write 80% or .8"],
      [["calibrate", path, ...SCORE, "--threshold", "-1"], "--threshold=-1"],
      [[
        "calibrate",
        path,
        "--human",
        "topic",
        "--human-positive",
        "retuns",
        "--judge",
        "judge",
        "--judge-positive",
        "fail",
      ], 'no row has "retuns" in topic'],
      [["calibrate", path, ...VERDICTS, "--weights", "linear"], "--weights goes with --labels"],
      [["calibrate", path, ...VERDICTS, "--split", "0.3"], "--split goes with --judge-score"],
      [
        ["calibrate", path, ...VERDICTS, "--labels", "0,1"],
        "--human-positive does not go with --labels",
      ],
      [["frobnicate"], 'there is no command "frobnicate"'],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await touchstone(args);
      assertEquals([code, out], [2, ""], args.join(" "));
      assertStringIncludes(err, message);
    }
  });
});

Deno.test("--help names commands, options and permissions, and --version the version", async () => {
  assertStringIncludes((await touchstone([])).out, "touchstone calibrate FILE");
  for (const args of [["calibrate", "--help"], ["help", "calibrate"], ["calibrate", "-h"]]) {
    const { code, out } = await touchstone(args);
    assertEquals(code, 0);
    assertStringIncludes(out, "Permissions: --allow-read, and with --save --allow-write.");
  }
  assertStringIncludes((await touchstone(["--version"])).out, "@touchstone/eval@");
});
