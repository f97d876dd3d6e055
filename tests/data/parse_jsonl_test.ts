import { assertEquals, assertThrows } from "@std/assert";
import { parseJsonl } from "../../lib/data/parse_jsonl.ts";

Deno.test("parseJsonl() gives the good rows and all problems, however many", () => {
  const { rows, problems } = parseJsonl(`\ufeff1\n${"x\n".repeat(50)}2`);
  assertEquals(rows, [{ line: 1, value: 1 }, { line: 52, value: 2 }]);
  assertEquals(problems.length, 50);
  assertEquals(problems[0], {
    file: "text",
    line: 2,
    column: 1,
    rule: "json",
    message: "text:2:1: expected a value, found x",
  });
});

Deno.test("parseJsonl() holds rows to the rules and names the text", () => {
  const { rows, problems } = parseJsonl('{"id":"a"}\n{"id":"a"}\n{"id":"b","x":1}\n', {
    id: "id",
    fields: { id: { type: "string" } },
    file: "demo.jsonl",
  });
  assertEquals(rows, [{ line: 1, value: { id: "a" } }]);
  assertEquals(problems.map(({ rule, message }) => [rule, message]), [
    ["duplicate-id", 'demo.jsonl:2:7: duplicate id "a": first on line 1'],
    ["unknown-field", 'demo.jsonl:3:11: unknown field "x": known fields are id'],
  ]);
});

Deno.test("parseJsonl() gives rule, line and column of a wrong field", () => {
  const fields = { id: { type: "string" }, n: { type: "number" } } as const;
  const text = '\ufeff{"id":"a","n":1e999}\n{"id":"a","m":1}';
  const { problems } = parseJsonl(text, { id: "id", fields });
  assertEquals(problems.map(({ rule, line, column }) => [rule, line, column]), [
    ["field-type", 1, 15],
    ["unknown-field", 2, 11],
    ["missing-field", 2, 1],
    ["duplicate-id", 2, 7],
  ]);
});

Deno.test("parseJsonl() gives nothing for empty text and refuses what is no text", () => {
  assertEquals(parseJsonl(""), { rows: [], problems: [] });
  const call = () => parseJsonl(new Uint8Array() as unknown as string);
  assertThrows(call, TypeError, "text must be a string: it is of type object");
  const slip = { feilds: {} } as Parameters<typeof parseJsonl>[1];
  assertThrows(() => parseJsonl("", slip), TypeError, "no option feilds: did you mean fields?");
});
