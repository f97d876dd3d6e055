import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import fc from "fast-check";
import { formatRun } from "../../lib/retrieval/format_run.ts";
import { parseQrels } from "../../lib/retrieval/parse_qrels.ts";
import { parseRun } from "../../lib/retrieval/parse_run.ts";
import { readQrels } from "../../lib/retrieval/read_qrels.ts";
import { readRun } from "../../lib/retrieval/read_run.ts";

async function withFile(bytes: BodyInit, test: (path: string) => Promise<void>): Promise<void> {
  const path = await Deno.makeTempFile();
  try {
    await Deno.writeFile(path, new Uint8Array(await new Response(bytes).arrayBuffer()));
    await test(path);
  } finally {
    await Deno.remove(path);
  }
}

const gzip = (text: string) => new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));

Deno.test("parseQrels() takes queries in any order, blank lines and all kinds of line ends", () => {
  const text = "\ufeff2 0 b 1\r\n1 0 a 2\r\n\r\n2 0 c -1\n1\t0  d   0.5";
  assertEquals(parseQrels(text), { 1: { a: 2, d: 0.5 }, 2: { b: 1, c: -1 } });
  assertEquals(parseQrels(""), {});
  assertEquals(parseQrels("\n\n"), {});
});

Deno.test("parseQrels() keeps ids with spaces where tabs separate", () => {
  assertEquals(parseQrels("why so\t0\tmy file.pdf\t1\n"), { "why so": { "my file.pdf": 1 } });
  // A tab more is no field: the line is cut at white space.
  assertEquals(parseQrels("q\t\t0\ta\t1\n"), { q: { a: 1 } });
});

Deno.test("parseRun() keeps ids with spaces, and what follows the tag is left", () => {
  const run = parseRun("q 1\tQ0\ta b\t1\t  2.5\tmy run of June\nq 1\tQ0\tc\t2\t1e-3\t\n");
  assertEquals(run, { "q 1": [{ id: "a b", score: 2.5 }, { id: "c", score: 0.001 }] });
});

Deno.test("parseRun() reads numbers as JavaScript does", () => {
  const scores = ["1", "-2.75", "+3", ".5", "5.", "1e3", "-1.5E-3", "0.1234567890123456789"];
  const lines = [...scores, "123456789012345678", "0.1", "29.96271", "-0"];
  const text = lines.map((score, i) => `q Q0 d${i} ${i} ${score} t\n`).join("");
  assertEquals(parseRun(text).q.map(({ score }) => score), lines.map(Number));
});

Deno.test("parseRun() is not taken in by ids that objects have by nature", () => {
  const run = parseRun("__proto__ Q0 constructor 1 2 t\n");
  assertEquals(Object.keys(run), ["__proto__"]);
  assertEquals(Object.entries(run)[0][1], [{ id: "constructor", score: 2 }]);
});

Deno.test("parseRun() and parseQrels() name the place of what is wrong", () => {
  const bad: readonly (readonly [() => unknown, string])[] = [
    [
      () => parseQrels("q 0 a 1\nq 0 b\n", { file: "gold.txt" }),
      "Cannot read qrels as gold.txt:2:1: a line has 4 fields, query iteration document grade, not 3",
    ],
    [
      () => parseQrels("q 0 a one\n"),
      'Cannot read qrels as qrels:1:7: the grade must be a finite number, not "one"',
    ],
    [
      () => parseRun("q Q0 my doc 1 2.5 t\n"),
      "not 7; where an id holds spaces, put tabs between the fields",
    ],
    [() => parseRun("q Q0 a 1 NaN t\n"), 'run:1:10: the score must be a finite number, not "NaN"'],
    [() => parseRun("q Q0 a 1 1e999 t\n"), "the score must be a finite number"],
    [() => parseRun("q Q0 é 1 x t\n"), "run:1:10: the score"],
    [
      () => parseRun("q Q0 a 1 2 t\nq Q0 a 2 1 t\n"),
      'Cannot read run as run:2:1: document "a" is there twice for query "q"',
    ],
    [() => parseQrels("q 0 a 1\nq 0 a 1\n"), 'qrels:2:1: document "a" is there twice'],
  ];
  for (const [call, message] of bad) assertThrows(call, SyntaxError, message);
});

Deno.test("readQrels() and readRun() unpack gzip, whatever the file's name", async () => {
  await withFile(gzip("q 0 a 1\n"), async (path) => {
    assertEquals(await readQrels(path), { q: { a: 1 } });
  });
  const lines = Array.from({ length: 60_000 }, (_, i) => `q Q0 d${i} ${i} ${-i} t\n`);
  await withFile(gzip(lines.join("")), async (path) => {
    const run = await readRun(path);
    assertEquals(run.q.length, 60_000);
    assertEquals(run.q[59_999], { id: "d59999", score: -59_999 });
  });
});

Deno.test("readRun() reads lines across blocks, and a last line without its end", async () => {
  const ids = Array.from({ length: 50_000 }, (_, i) => `doc-with-a-long-name-${i}`);
  const text = ids.map((id, i) => `q Q0 ${id} ${i} ${i / 8} t`).join("\n");
  await withFile(text, async (path) => {
    const { q } = await readRun(path);
    assertEquals(q.map(({ id }) => id), ids);
    assertEquals(q[49_999].score, 49_999 / 8);
  });
});

Deno.test("readRun() names the file and line of what is wrong", async () => {
  await withFile("q Q0 a 1 2 t\nq Q0 b 2\n", async (path) => {
    await assertRejects(() => readRun(path), SyntaxError, `${path}:2:1: a line has 6 fields`);
  });
  await withFile(new Uint8Array([113, 32, 48, 32, 255, 32, 49, 10]), async (path) => {
    await assertRejects(() => readQrels(path), SyntaxError, `${path}:1:1: invalid UTF-8`);
  });
  await withFile(new Uint8Array([255, 254, 113, 0]), async (path) => {
    await assertRejects(() => readQrels(path), SyntaxError, "this looks like UTF-16");
  });
  await withFile("x".repeat(2 ** 18 + 5), async (path) => {
    await assertRejects(() => readRun(path), SyntaxError, `${path}:1:1: the line is longer`);
  });
  const packed = new Uint8Array(await new Response(gzip("q 0 a 1\n".repeat(9))).arrayBuffer());
  await withFile(packed.slice(0, 20), async (path) => {
    await assertRejects(() => readQrels(path), SyntaxError, `Cannot read ${path} as it cannot be`);
  });
  await assertRejects(() => readRun(Deno.cwd()), TypeError, "is a directory");
});

Deno.test("formatRun() ranks by score and parseRun() gives back what it was given", () => {
  const word = fc.stringMatching(/^[a-zé🙂_]{1,4}$/u);
  const id = fc.oneof(word, fc.tuple(word, word).map((words) => words.join(" ")));
  const documents = fc.uniqueArray(id, { maxLength: 6 }).chain((ids) =>
    fc.tuple(...ids.map(() => fc.double({ noNaN: true, noDefaultInfinity: true })))
      .map((scores) => ids.map((id, i) => ({ id, score: scores[i] + 0 })))
  );
  fc.assert(fc.property(fc.dictionary(id, documents), (run) => {
    const again = parseRun(formatRun(run));
    for (const [query, given] of Object.entries(run)) {
      assertEquals(again[query] ?? [], given.toSorted((a, b) => b.score - a.score));
    }
  }));
});

Deno.test("formatRun() takes lists of ids, pairs and scores by id", () => {
  assertEquals(formatRun({ q: ["b", "a"] }), "q Q0 b 1 2 run\nq Q0 a 2 1 run\n");
  assertEquals(formatRun({ q: [["a", 1], ["b", 3]] }), "q Q0 b 1 3 run\nq Q0 a 2 1 run\n");
  assertEquals(formatRun({ q: { a: 1, b: 3 } }), "q Q0 b 1 3 run\nq Q0 a 2 1 run\n");
  assertThrows(() => formatRun({ q: ["a\tb"] }), RangeError, "a document's id must be a text on");
  assertThrows(() => formatRun({ q: ["a", "a"] }), RangeError, 'each document of run["q"]');
});
