import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../lib/cli/main.ts";
import { readThreshold } from "../../lib/data/read_threshold.ts";

/** Runs the command in a folder with a file of labelled answers; gives what it prints and its code. */
async function withAnswers(
  test: (run: (...args: string[]) => Promise<{ code: number; text: string }>) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  const before = Deno.cwd();
  Deno.chdir(folder);
  try {
    // 300 answers, scored .0033 to 1; of the lowest 60 every second is hallucinated, of the others every 40th.
    const rows = [...Array(300).keys()].map((row) => ({
      id: `a${row}`,
      score: (row + 1) / 300,
      wrong: row < 60 ? row % 2 === 0 : row % 40 === 0,
      right: !(row < 60 ? row % 2 === 0 : row % 40 === 0),
      topic: row % 3 === 0 ? "fees" : "dates",
      week: row < 150 ? "w1" : "w2",
    }));
    const lines = [...rows, { id: "x", score: null, wrong: null, topic: "fees", week: "w2" }];
    await Deno.writeTextFile("a.jsonl", lines.map((row) => JSON.stringify(row)).join("\n"));
    await test(async (...args) => {
      let text = "";
      const out = (piece: string) => void (text += piece);
      const code = await main(args, { out, err: out, colour: false });
      return { code, text };
    });
  } finally {
    Deno.chdir(before);
    await Deno.remove(folder, { recursive: true });
  }
}

const TUNE = ["tune", "a.jsonl", "--score", "score", "--target-risk", ".1"];

Deno.test("touchstone tune finds a threshold, saves it and draws it", () =>
  withAnswers(async (run) => {
    const { code, text } = await run(
      ...[...TUNE, "--hallucinated", "wrong", "--save", "c/decline.json", "--plot", "p.svg"],
    );
    assertEquals(code, 0, text);
    assertStringIncludes(text, "With 95 % confidence, at most 10 % of the answers given are hall");
    assertStringIncludes(text, "1 of 301 rows are left out: 1 without a score");
    const { tuned, signal, dataHash } = await readThreshold("c/decline.json");
    assertEquals([signal, dataHash?.length, tuned.n], ["score", 64, 300]);
    // The bound that the promise rests on.
    assert((tuned.bound ?? 1) <= 0.1);
    assertStringIncludes(await Deno.readTextFile("p.svg"), "<svg");
  }));

Deno.test("touchstone tune reads --correct as the other way round, and tunes slices by themselves", () =>
  withAnswers(async (run) => {
    const wrong = await run(...TUNE, "--hallucinated", "wrong", "--format", "json");
    const right = await run(...TUNE, "--correct", "right", "--format", "json", "--slice", "topic");
    const [first, second] = [wrong, right].map(({ text }) => JSON.parse(text));
    assertEquals(second.tuned, first.tuned);
    assertEquals(
      second.slices.map(({ value, tuned }: { value: string; tuned: { n: number } }) => [
        ...[value, tuned.n],
      ]),
      [["fees", 100], ["dates", 200]],
    );
  }));

Deno.test("touchstone tune ends with 3 where nothing can be promised, and says what could", () =>
  withAnswers(async (run) => {
    const { code, text } = await run(
      ...["tune", "a.jsonl", "--score", "score", "--target-risk", ".01", "--hallucinated", "wrong"],
    );
    assertEquals(code, 3);
    assertStringIncludes(text, "No threshold can promise that at most 1 %");
    const reversed = await run(...TUNE, "--hallucinated", "wrong", "--negate");
    assertStringIncludes(reversed.text, "The score points the other way");
  }));

Deno.test("touchstone tune says what is missing from the command line", () =>
  withAnswers(async (run) => {
    for (
      const [args, message] of [
        [["tune", "a.jsonl"], "say where the score is: --score FIELD"],
        [["tune", "a.jsonl", "--score", "score"], "say what is to be promised: --target-risk .05"],
        [TUNE, "say what people say: --hallucinated FIELD, or --correct FIELD"],
        [[...TUNE, "--hallucinated", "wrong", "--plot", "p.gif"], "ends in .png or .svg"],
        [[...TUNE, "--hallucinated", "wrong", "--method", "magic"], "--method takes"],
        [["monitor", "r.json"], "name the RECORD and the FILE"],
      ] as const
    ) {
      const { code, text } = await run(...args);
      assertEquals(code, 2, text);
      assertStringIncludes(text, message);
    }
  }));

Deno.test("touchstone monitor holds a record against newer answers, and refuses one of another score", () =>
  withAnswers(async (run) => {
    await run(...TUNE, "--hallucinated", "wrong", "--save", "r.json", "--fingerprint", "f1");
    const held = await run(
      ...["monitor", "r.json", "a.jsonl", "--hallucinated", "wrong", "--batch", "week"],
    );
    assertEquals(held.code, 3, held.text);
    assertStringIncludes(held.text, "Not settled");
    assertStringIncludes(held.text, "w1");
    const other = await run(
      ...["monitor", "r.json", "a.jsonl", "--hallucinated", "wrong", "--score", "id"],
    );
    assertEquals(other.code, 2);
    assertStringIncludes(other.text, 'it is a threshold of "score", not of "id"');
    const foreign = await run(
      ...["monitor", "r.json", "a.jsonl", "--hallucinated", "wrong", "--fingerprint", "f2"],
    );
    assertStringIncludes(foreign.text, "the fingerprints differ");
  }));

Deno.test("touchstone monitor ends with 1 where the promise is broken", () =>
  withAnswers(async (run) => {
    await run(...TUNE, "--hallucinated", "wrong", "--save", "r.json");
    const bad = [...Array(60).keys()].map((row) => ({ id: row, score: 0.9, wrong: row % 2 === 0 }));
    await Deno.writeTextFile("b.json", JSON.stringify(bad));
    const { code, text } = await run("monitor", "r.json", "b.json", "--hallucinated", "wrong");
    assertEquals(code, 1, text);
    assertStringIncludes(text, "The promise is broken: 30 of 60 answers given were hallucinated");
  }));

Deno.test("touchstone tune and monitor claim no more than the method and the labels bear", () =>
  withAnswers(async (run) => {
    const pointwise = await run(...TUNE, "--hallucinated", "wrong", "--method", "pointwise");
    assertStringIncludes(pointwise.text, "% (at this threshold alone).");
    const split = await run(...TUNE, "--hallucinated", "wrong", "--method", "split");
    assertStringIncludes(split.text, "held out.");
    await run(...TUNE, "--hallucinated", "wrong", "--save", "r.json");
    const { text } = await run(
      "monitor",
      "r.json",
      "a.jsonl",
      "--hallucinated",
      "wrong",
      "--apart",
    );
    assertStringIncludes(text, "a.jsonl holds the very labels that the threshold was chosen on");
    assertStringIncludes(text, "none, n 0");
  }));
