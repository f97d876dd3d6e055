import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import type { Case } from "../../lib/data/case.ts";
import { parseCases } from "../../lib/data/parse_cases.ts";
import { readCases } from "../../lib/data/read_cases.ts";
import { fromHex, withFile } from "./_files.ts";

const base = { id: "a", expect: "answer", question: "When is lunch?" };

function parse(...rows: readonly object[]): readonly Case[] {
  return parseCases(rows.map((row) => JSON.stringify(row)).join("\n")).cases;
}

/** The problems of the rows, without the header. */
function problems(...rows: readonly object[]): readonly string[] {
  const error = assertThrows(() => parse(...rows), SyntaxError);
  return error.message.split("\n").slice(1);
}

Deno.test("parseCases() reads both shapes in use into the same case", () => {
  const rest = { type: "stale_context" };
  const one = parse({
    ...{ id: "a", ...rest, expect: "answer", query: "What is the fee?", response: "$15." },
    ...{ context: "old.md (superseded): $12. new.md (current): $15." },
    ...{ must_include: ["$15"], must_not_include: ["$12"] },
  })[0];
  const other = parse({
    ...{ id: "a", ...rest, expect_abstention: false, question: "What is the fee?", answer: "$15." },
    chunks: one.chunks,
    ...{ required_facts: ["$15"], forbidden_facts: ["$12"] },
  })[0];
  assertEquals(one, other);
  assertEquals(one.chunks.map(({ doc_id, status }) => [doc_id, status]), [
    ["old.md", "superseded"],
    ["new.md", "current"],
  ]);
});

Deno.test("parseCases() works out the type from the expectation and the other way round", () => {
  const row = { id: "a", question: "?" };
  const found = [
    ...parse({ ...row, expect: "abstain" }),
    ...parse({ ...row, expect_abstention: false }),
    ...parse({ ...row, type: "unanswerable" }),
    ...parse({ ...row, type: "False-premise" }),
    ...parse({ ...row, type: "partial", expect: "abstain" }),
  ];
  assertEquals(found.map(({ type, expect }) => `${type} ${expect}`), [
    "unanswerable abstain",
    "answerable answer",
    "unanswerable abstain",
    "false_premise answer",
    "partial abstain",
  ]);
});

Deno.test("parseCases() refuses what contradicts itself", () => {
  assertEquals(problems({ ...base, type: "unanswerable" }), [
    'text:1: type is "unanswerable" and expect is "answer"',
  ]);
  assertEquals(problems({ ...base, expect_abstention: true }), [
    'text:1: expect is "answer" and expect_abstention is true',
  ]);
  assertEquals(problems({ ...base, query: "When is dinner?" }), [
    "text:1: question and query mean the same and differ",
  ]);
  assertEquals(problems({ ...base, must_include: ["noon"], must_not_include: ["noon"] }), [
    'text:1: "noon" is both required and forbidden',
  ]);
  assertEquals(problems({ id: "a", question: "?" }), [
    "text:1: expect is missing: say whether to answer or abstain, or give the type",
  ]);
});

Deno.test("parseCases() keeps columns of others under metadata and names them once", () => {
  const row = { ...base, kind: "paraphrase", channel: "email", x_tag: 1, metadata: { team: "a" } };
  const { cases, warnings } = parseCases(
    [row, { ...row, id: "b" }].map((one) => JSON.stringify(one)).join("\n"),
  );
  const metadata = { kind: "paraphrase", channel: "email", x_tag: 1, team: "a" };
  assertEquals(cases.map((one) => one.metadata), [metadata, metadata]);
  assertEquals(warnings, [
    "text: kept under metadata, as no field of a case has the name: kind, channel",
  ]);
});

Deno.test("dat-17 parseCases() reports a misspelt field, or a check would be off without a word", () => {
  assertEquals(problems({ ...base, answer: "noon", requird: ["noon"] }), [
    'text:1: unknown field "requird": did you mean "required"?',
  ]);
  assertEquals(problems({ ...base, must_inlcude: ["noon"] }), [
    'text:1: unknown field "must_inlcude": did you mean "must_include"?',
  ]);
  assertEquals(problems({ ...base, chunks: [{ id: "c", text: "a", statu: "current" }] }), [
    'text:1: unknown field "chunks[0].statu": did you mean "status"?',
  ]);
});

Deno.test("dat-12 readCases() names both lines of a duplicate id", async () => {
  const lines = ["q1", "q2", "q1"].map((id) => JSON.stringify({ ...base, id }));
  await withFile("cases.jsonl", lines.join("\n"), async (path) => {
    const error = await assertRejects(() => readCases(path), SyntaxError);
    assert(error.message.includes(`${path}:3:7: duplicate id "q1": first on line 1`));
  });
});

Deno.test("dat-14 parseCases() names line, field, the type wanted and the type found", () => {
  assertEquals(problems({ ...base, reference: [["Lunch is at noon."]] }), [
    "text:1: reference must be a string, got array",
  ]);
  assertEquals(problems({ ...base, must_include: [[["noon"]]] }), [
    "text:1: must_include[0] must be a text or a list of wordings, got array",
  ]);
  assertEquals(problems({ ...base, chunks: [["Lunch is at noon."]] }), [
    "text:1: chunks[0] must be a text or an object with a text, got array",
  ]);
});

Deno.test("dat-16 parseCases() takes no object for an answer", () => {
  assertEquals(problems({ ...base, answer: { text: "noon" } }), [
    "text:1: answer must be a string, got object",
  ]);
});

Deno.test("dat-02 dat-04 dat-10 readCases() reads past a byte order mark and blank lines, not past Latin-1", async () => {
  const good = `\ufeff${JSON.stringify(base)}\n\n  \n${JSON.stringify({ ...base, id: "b" })}\n`;
  await withFile("cases.jsonl", good, async (path) => {
    assertEquals((await readCases(path)).cases.map(({ id }) => id), ["a", "b"]);
  });
  await withFile("cases.jsonl", fromHex("7b226964223a22636166e9227d0a"), async (path) => {
    const error = await assertRejects(() => readCases(path), SyntaxError);
    assert(error.message.includes(`${path}:1:11: `), error.message);
  });
});

Deno.test("dat-19 readCases() reads a table, also one with semicolons, as its JSON", async () => {
  const table = "id;expect;question;must_include;expect_abstention;answer\n" +
    `1;answer;When, exactly?;"[""noon"",""12""]";FALSE;0142\n2;abstain;Why?;;;\n`;
  await withFile("cases.csv", table, async (path) => {
    const [one, two] = (await readCases(path)).cases;
    assertEquals([one.id, one.required_facts, one.answer], ["1", ["noon", "12"], "0142"]);
    assertEquals([two.expect, two.required_facts, two.answer], ["abstain", undefined, undefined]);
  });
});

Deno.test("readCases() refuses a file without a case: an empty set never passes", async () => {
  for (const [name, text] of [["a.jsonl", ""], ["a.jsonl", "\n\n"], ["a.json", "[]"]]) {
    await withFile(name, text, async (path) => {
      const error = await assertRejects(() => readCases(path), SyntaxError);
      assert(error.message.startsWith(`Cannot read ${path} as it `), error.message);
    });
  }
});

Deno.test("readCases() takes another answer of the row, with what stands beside it", () => {
  const row = {
    ...{ ...base, answer: "At noon.", citations: ["c1"], groundedness: 5 },
    candidate: { answer: "Never.", citations: ["c2"] },
  };
  for (const answer of ["candidate.answer", "/candidate/answer"]) {
    const [one] = parseCases(JSON.stringify(row), { answer }).cases;
    assertEquals([one.answer, one.citations, one.groundedness], ["Never.", ["c2"], undefined]);
  }
  assertThrows(
    () => parseCases(JSON.stringify(row), { answer: "candidat.answer" }),
    SyntaxError,
    "no row has an answer at candidat.answer",
  );
});

Deno.test("parseCases() gives passages stable ids and refuses an id that stands twice", () => {
  const [one] = parse({ ...base, contexts: ["Lunch is at noon.", "Lunch is at noon."] });
  assertEquals(one.chunks.map(({ rank }) => rank), [1, 2]);
  assertEquals(one.chunks[1].id, `${one.chunks[0].id}.2`);
  assertEquals(problems({ ...base, chunks: [{ id: "c", text: "a" }, { id: "c", text: "b" }] }), [
    'text:1: chunks[1].id "c" is that of chunks[0]',
  ]);
});
