import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { labelColumnsOf } from "../../lib/data/label_columns_of.ts";
import { parsePositive } from "../../lib/data/parse_positive.ts";
import { readGradeColumns } from "../../lib/data/read_grade_columns.ts";
import { readLabelColumns } from "../../lib/data/read_label_columns.ts";
import { readLabels } from "../../lib/data/read_labels.ts";

async function withFile(name: string, text: string, use: (path: string) => Promise<void>) {
  const folder = await Deno.makeTempDir();
  try {
    const path = `${folder}/${name}`;
    await Deno.writeTextFile(path, text);
    await use(path);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const LINES = [
  '{"id":"a","human":{"ana":true,"ben":true},"judges":{"GPT-5.5 (reasoning=low)":false},"topic":"x"}',
  '{"id":"b","human":{"ana":true,"ben":false},"judges":{"GPT-5.5 (reasoning=low)":true},"topic":["x","y"]}',
  '{"id":"c","human":{"ana":null,"ben":null},"judges":{"GPT-5.5 (reasoning=low)":true},"topic":7}',
  '{"id":"d","human":{"ana":false,"ben":null},"judges":{},"topic":null}',
];

Deno.test("readLabelColumns() reads raters by *, judges by pointer, and what is missing as null", async () => {
  await withFile("labels.jsonl", LINES.join("\n"), async (path) => {
    const { columns, hash } = await readLabelColumns(path, {
      id: "id",
      human: "/human/*",
      judges: ["/judges/GPT-5.5 (reasoning=low)"],
      slices: ["topic"],
    });
    assertEquals(columns.human, [true, "undecided", null, false]);
    assertEquals(columns.judges[0].values, [false, true, true, null]);
    assertEquals(columns.slices.topic, ["x", "x, y", "7", null]);
    // sha256sum of the same bytes.
    const bytes = await Deno.readFile(path);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    assertEquals(hash, digest.toHex());
  });
});

Deno.test("readLabelColumns() reads CSV as it reads JSON Lines", async () => {
  await withFile(
    "labels.csv",
    "id,ok,judge,score\n1,true,fail,0.5\n2,false,pass,\n3,,fail,1\n",
    async (path) => {
      const { columns } = await readLabelColumns(path, {
        id: "id",
        human: "ok",
        humanPositive: parsePositive("false"),
        judges: ["judge"],
        judgePositive: parsePositive("fail"),
        scores: ["score"],
      });
      assertEquals(columns.human, [false, true, null]);
      assertEquals(columns.judges[0].values, [true, false, true]);
      assertEquals(columns.scores[0].values, [0.5, null, 1]);
    },
  );
});

Deno.test("readLabelColumns() reports every bad row with its line, and keeps none of it", async () => {
  const text = [
    '{"id":1,"human":"true","judge":1}',
    '{"id":2,"human":true,"judge":true}',
    "{oops}",
    "",
  ];
  await withFile("labels.jsonl", text.join("\n"), async (path) => {
    const error = await assertRejects(
      () => readLabelColumns(path, { id: "id", human: "human", judges: ["judge"] }),
      SyntaxError,
    );
    assert(error.message.includes("2 problems"), error.message);
    assert(error.message.includes(":1: human must be a boolean"), error.message);
    assert(error.message.includes('got the string "true"'), error.message);
    assert(error.message.includes(":3:2:"), error.message);
  });
});

Deno.test("readLabelColumns() lists the first of many problems alike, and says how many there are", async () => {
  const text = Array.from({ length: 50 }, (_, i) => `{"id":${i},"human":"no","judge":true}`).join(
    "\n",
  );
  await withFile("labels.jsonl", text, async (path) => {
    const { message } = await assertRejects(() =>
      readLabelColumns(path, { human: "human", judges: ["judge"] })
    );
    assert(message.includes("50 problems"));
    assert(message.includes(":1: human must be a boolean"));
    assert(message.includes("and 49 more lines alike"));
    assertEquals(message.split("\n").length, 2);
  });
});

Deno.test("readLabelColumns() names a field that no row has, and the fields there are", async () => {
  await withFile("labels.jsonl", '{"id":1,"human":true,"judge_gpt4":true}\n', async (path) => {
    await assertRejects(
      () => readLabelColumns(path, { human: "human", judges: ["judge_gpt5"] }),
      SyntaxError,
      "no row has a value in judge_gpt5: the fields are id, human, judge_gpt4",
    );
  });
});

Deno.test("readLabelColumns() says that a field holds a list, and how to name its members", async () => {
  await withFile("labels.jsonl", '{"id":1,"human":[true,false],"judge":true}\n', async (path) => {
    await assertRejects(
      () => readLabelColumns(path, { human: "human", judges: ["judge"] }),
      SyntaxError,
      "got array (its members are /human/*)",
    );
  });
});

Deno.test("readLabelColumns() of an empty file is an error, never a table of nothing", async () => {
  await withFile("labels.jsonl", "\n\n", async (path) => {
    await assertRejects(
      () => readLabelColumns(path, { human: "human" }),
      SyntaxError,
      "there are no rows",
    );
  });
});

Deno.test("readLabelColumns() notices repeated questions unless a group is named", async () => {
  const text = ["q1", "q1", "q2"].map((q, i) => `{"id":${i},"question_id":"${q}","human":true}`)
    .join("\n");
  await withFile("labels.jsonl", text, async (path) => {
    const alone = await readLabelColumns(path, { human: "human" });
    assertEquals(alone.columns.repeats, { field: "question_id", rows: 3, distinct: 2 });
    const grouped = await readLabelColumns(path, { human: "human", group: "question_id" });
    assertEquals(grouped.columns.repeats, null);
    assertEquals(grouped.columns.groups, ["q1", "q1", "q2"]);
  });
});

Deno.test("readGradeColumns() refuses a grade that is not declared, naming its line", async () => {
  await withFile("grades.jsonl", '{"h":3,"j":2}\n{"h":4,"j":null}\n', async (path) => {
    const fields = { human: "h", judges: ["j"], labels: [0, 1, 2, 3] };
    await assertRejects(
      () => readGradeColumns(path, fields),
      SyntaxError,
      ":2: h must be one of the grades",
    );
    const { columns } = await readGradeColumns(path, { ...fields, labels: [0, 1, 2, 3, 4] });
    assertEquals(columns.human, [3, 4]);
    assertEquals(columns.judges[0].values, [2, null]);
  });
});

Deno.test("readLabels() keeps each row's raters, source and line, and lists what it left out", async () => {
  await withFile("labels.jsonl", `${LINES.join("\n")}\n{"id":"a"}\n`, async (path) => {
    const { rows, problems } = await readLabels(path, {
      id: "id",
      human: "/human/*",
      slices: ["topic"],
    });
    assertEquals(rows.map(({ id }) => id), ["a", "b", "c", "d"]);
    assertEquals(rows[1].human, [true, false]);
    assertEquals(rows[1].line, 2);
    assertEquals(rows[1].slices, { topic: "x, y" });
    assertEquals(rows[0].source.topic, "x");
    assertEquals(problems.map(({ line, rule }) => [line, rule]), [[5, "duplicate-id"]]);
  });
});

Deno.test("labelColumnsOf() names the row that holds a wrong value", () => {
  assertThrows(
    () => labelColumnsOf([{ h: true }, { h: "yes" }], { human: "h" }),
    TypeError,
    'rows[1]: h must be a boolean (or say which values are positive), got the string "yes"',
  );
  assertThrows(
    () => labelColumnsOf([{ h: true }], { human: "x" }),
    RangeError,
    "no row has a value in x",
  );
  assertThrows(
    () => labelColumnsOf([{ h: [true] }], { human: "/h/*", humanRule: "at-least:0" }),
    RangeError,
    "at-least:N",
  );
});

Deno.test("readLabels() reports a field that no row has, and refuses a misspelt option", async () => {
  await withFile("labels.jsonl", '{"human":true,"judge":false}\n', async (path) => {
    const { rows, problems } = await readLabels(path, { human: "humna", judge: "judge" });
    assertEquals(rows[0].human, null);
    assertEquals(problems.map(({ rule }) => rule), ["missing-field"]);
    assert(problems[0].message.includes("no row has the field humna: the fields are human, judge"));
    await assertRejects(
      // @ts-expect-error a caller without types
      () => readLabels(path, { human: "human", jugde: "judge" }),
      TypeError,
      "did you mean judge?",
    );
  });
});

Deno.test("readLabelColumns() takes several columns as several raters", async () => {
  await withFile("labels.csv", "r1,r2,r3,j\nbad,bad,good,bad\ngood,bad,,good\n", async (path) => {
    const { columns } = await readLabelColumns(path, {
      human: ["r1", "r2", "r3"],
      humanPositive: parsePositive("bad"),
      judges: ["j"],
      judgePositive: parsePositive("bad"),
    });
    assertEquals(columns.human, [true, "undecided"]);
  });
});

Deno.test("readLabelColumns() reports a positive value that never occurs, and what there is instead", async () => {
  await withFile("labels.csv", "h,j\nbad,bad\ngood,good\n", async (path) => {
    const fields = { human: "h", judges: ["j"], judgePositive: parsePositive("bad") };
    await assertRejects(
      () => readLabelColumns(path, { ...fields, humanPositive: parsePositive("bda") }),
      SyntaxError,
      'no row has "bda" in h, which holds "bad", "good"',
    );
    const { columns } = await readLabelColumns(path, {
      ...fields,
      humanPositive: parsePositive("awful", "bad,good"),
    });
    assertEquals(columns.human, [false, false]);
  });
});

Deno.test("readLabelColumns() refuses a judge's failure words, folding rows alike into one line", async () => {
  const rows = ["bad", "good", ...Array(30).fill("error")].map((word) => `bad,${word}`);
  await withFile("labels.csv", `h,j\n${rows.join("\n")}\n`, async (path) => {
    const bad = parsePositive("bad");
    const { message } = await assertRejects(() =>
      readLabelColumns(path, { human: "h", humanPositive: bad, judges: ["j"], judgePositive: bad })
    );
    assert(message.includes("30 problems"), message);
    assert(
      message.includes(
        ":4: j must be a word that judges (leave it empty where there is no verdict), " +
          'got the string "error", and 29 more',
      ),
      message,
    );
    assertEquals(message.split("\n").length, 2);
  });
});

Deno.test("readLabelColumns() refuses a rule that no row has raters enough for", async () => {
  await withFile("labels.jsonl", '{"h":[true,false]}\n{"h":[true]}\n', async (path) => {
    await assertRejects(
      () => readLabelColumns(path, { human: "/h/*", humanRule: "at-least:9" }),
      SyntaxError,
      "needs 9 raters, and no row has more than 2",
    );
  });
});

Deno.test("readLabelColumns() refuses a score that is no finite number, with its line", async () => {
  await withFile("labels.jsonl", '{"h":true,"s":0.5}\n{"h":false,"s":1e999}\n', async (path) => {
    await assertRejects(
      () => readLabelColumns(path, { human: "h", scores: ["s"] }),
      SyntaxError,
      ":2: s must be",
    );
  });
});

Deno.test("readLabelColumns() notices repeats of a numeric question_id", async () => {
  await withFile(
    "labels.jsonl",
    '{"h":true,"question_id":1}\n{"h":false,"question_id":1}\n',
    async (path) => {
      const { columns } = await readLabelColumns(path, { human: "h" });
      assertEquals(columns.repeats, { field: "question_id", rows: 2, distinct: 1 });
    },
  );
});

Deno.test("labelColumnsOf() notes words that it takes together, as one may be a failure of the judge", () => {
  const verdicts = ["FAIL", "PASS", "I cannot judge this", "Rate limit exceeded (429)", "PASS"];
  const rows = verdicts.map((judge, i) => ({ human: i === 0, judge }));
  const fields = { human: "human", judges: ["judge"], judgePositive: parsePositive("FAIL") };
  const [note, ...others] = labelColumnsOf(rows, fields).notes;
  assert(
    note.startsWith(
      '"PASS", "I cannot judge this", "Rate limit exceeded (429)" in judge are all taken as not hallucinated',
    ),
    note,
  );
  assertEquals(others, []);
  assertEquals(labelColumnsOf(rows.slice(0, 2), fields).notes, []);
  const closed = { ...fields, judgePositive: parsePositive("FAIL", "PASS") };
  assertThrows(() => labelColumnsOf(rows, closed), TypeError, "rows[2]: judge must be one of");
});

Deno.test("labels want a rule that says what is positive, not a list", async () => {
  const fields = { human: "h", humanPositive: [false] } as unknown as { human: string };
  const message = 'humanPositive must be a rule, such as parsePositive("false"): current value is';
  assertThrows(() => labelColumnsOf([{ h: true }], fields), TypeError, message);
  await assertRejects(() => readLabels("labels.jsonl", fields), TypeError, message);
});
