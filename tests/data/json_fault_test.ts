import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { findJsonFault } from "../../lib/data/_json_fault.ts";

const fragments = fc.constantFrom(
  ..."{}[]:,\"'\\ \t\n\r0123456789.-+eE/".split(""),
  ...["true", "false", "null", "tru", "NaN", "None", '"a":', '"b"', "1e5", "1e999", "-0", "01"],
  ...["\u0000", "\u001f", "\u007f", "\ufeff", "\u00a0", "\u2028", "é", "😀", "\ud800"],
  ...["\\u12", "\\u00e9", "\\ud800", "\\x", "\\/"],
);

/** JSON with one small edit, which hits the rules far more often than random text. */
const editedJson = fc.tuple(fc.json(), fc.nat(), fragments, fc.nat(3)).map(
  ([text, place, fragment, removed]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + fragment + text.slice(at + removed);
  },
);
const soup = fc.array(fragments, { maxLength: 12 }).map((parts) => parts.join(""));
const texts = fc.oneof(editedJson, soup, fc.json(), fc.string({ unit: "binary" }));

/** What the engine says of the text: nothing if it is JSON. */
function engineFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

Deno.test("findJsonFault() finds a fault in a text if and only if JSON.parse refuses it", () => {
  fc.assert(
    fc.property(texts, (text) => {
      assertEquals(findJsonFault(text) === undefined, engineFault(text) === undefined, text);
    }),
    { numRuns: 20_000, seed: 8259 },
  );
});

Deno.test("findJsonFault() points at the token in which the engine stops, where that says so", () => {
  let compared = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const position = /position (\d+)/.exec(engineFault(text) ?? "")?.[1];
      const fault = findJsonFault(text);
      if (position === undefined || fault === undefined) return;
      compared++;
      // The engine points into a word or number, the scan at its start or its first bad part.
      assert(fault.index <= Number(position), text);
      assert(!/[\s{}[\],:]/.test(text.slice(fault.index + 1, Number(position))), text);
    }),
    { numRuns: 20_000, seed: 8259 },
  );
  assert(compared > 1000, `only ${compared} positions were compared`);
});

Deno.test("findJsonFault() names a place in text of several lines by its index", () => {
  assertEquals(findJsonFault('[\n  {"a": b}\n]'), {
    index: 10,
    message: "expected a value, found b",
  });
  assertEquals(findJsonFault(""), { index: 0, message: "expected a value, found the end" });
  assertEquals(findJsonFault(`[${"x".repeat(50)}]`), {
    index: 1,
    message: `expected a value, found ${"x".repeat(37)}...`,
  });
});
