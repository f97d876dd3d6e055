import { assertEquals, assertThrows } from "@std/assert";
import { getPath } from "../../lib/data/get_path.ts";
import { parseFieldPath } from "../../lib/data/parse_field_path.ts";

Deno.test("getPath() gives what RFC 6901 section 5 says for its document", () => {
  const document = {
    foo: ["bar", "baz"],
    "": 0,
    "a/b": 1,
    "c%d": 2,
    "e^f": 3,
    "g|h": 4,
    "i\\j": 5,
    'k"l': 6,
    " ": 7,
    "m~n": 8,
  };
  const expected = {
    "/foo": ["bar", "baz"],
    "/foo/0": "bar",
    "/": 0,
    "/a~1b": 1,
    "/c%d": 2,
    "/e^f": 3,
    "/g|h": 4,
    "/i\\j": 5,
    '/k"l': 6,
    "/ ": 7,
    "/m~0n": 8,
  };
  for (const [pointer, value] of Object.entries(expected)) {
    assertEquals(getPath(document, pointer), [value]);
  }
});

Deno.test("getPath() takes column names with any characters, and keys like model names", () => {
  const row = { "human label": true, "a.b": 1, "judges": { "GPT-5.5 (reasoning=low)": false } };
  assertEquals(getPath(row, "human label"), [true]);
  assertEquals(getPath(row, "a.b"), [1]);
  assertEquals(getPath(row, "/judges/GPT-5.5 (reasoning=low)"), [false]);
  assertEquals(getPath({ "*": 1 }, "*"), [1]);
  assertEquals(getPath({ "~01": 1, "~1": 2 }, "/~001"), [1]);
});

Deno.test("getPath() tells a missing value from null", () => {
  const row = { a: null, list: [null] };
  assertEquals(getPath(row, "a"), [null]);
  assertEquals(getPath(row, "/list/0"), [null]);
  for (const field of ["b", "/b", "/a/b", "/list/1", "/list/00", "/list/-", "/list/x", "/a/b/c"]) {
    assertEquals(getPath(row, field), [undefined], field);
  }
  // What an object inherits is not in the row.
  assertEquals(getPath(row, "toString"), [undefined]);
  assertEquals(getPath(row, "/list/length"), [undefined]);
  assertEquals(getPath("text", "/length"), [undefined]);
});

Deno.test("getPath() gives all members for *, each in its place", () => {
  const row = {
    raters: { zoe: { label: true }, amy: {}, 7: { label: null } },
    lists: [[1, 2], [], [3]],
    empty: [],
    none: null,
  };
  assertEquals(getPath(row, "/raters/*/label"), [null, true, undefined]);
  assertEquals(getPath(row, "/lists/*/*"), [1, 2, 3]);
  assertEquals(getPath(row, "/lists/*/0"), [1, undefined, 3]);
  assertEquals(getPath(row, "/empty/*"), []);
  assertEquals(getPath(row, "/absent/*/label"), [undefined]);
  assertEquals(getPath(row, "/none/*"), [undefined]);
  assertEquals(getPath([1, 2], "/*"), [1, 2]);
});

Deno.test("getPath() takes a parsed path", () => {
  const path = parseFieldPath("/a/*");
  assertEquals(getPath(Object.freeze({ a: Object.freeze([1]) }), path), [1]);
});

Deno.test("parseFieldPath() says what the path is made of", () => {
  assertEquals(parseFieldPath("a/b"), { field: "a/b", tokens: ["a/b"], many: false });
  assertEquals(parseFieldPath("/a~1b/*/~0"), {
    field: "/a~1b/*/~0",
    tokens: ["a/b", "*", "~"],
    many: true,
  });
  assertEquals(parseFieldPath("/").tokens, [""]);
  assertEquals(parseFieldPath("a*").many, false);
});

Deno.test("parseFieldPath() refuses empty, malformed and other values", () => {
  assertThrows(() => parseFieldPath(""), SyntaxError, "Cannot parse a field path as it is empty");
  for (const field of ["/a~", "/~2", "/a~/b"]) {
    assertThrows(() => parseFieldPath(field), SyntaxError, `Cannot parse the field path ${field}`);
  }
  const call = () => getPath({}, 3 as unknown as string);
  assertThrows(call, TypeError, "it must be a string: current value is 3");
});
