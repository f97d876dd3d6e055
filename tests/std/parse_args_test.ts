import { assertEquals } from "@std/assert";
import { parseArgs } from "@std/cli/parse-args";

// Every expectation follows the public documentation of @std/cli/parse-args 1.x, so that these
// tests pass with the stand-in and with the real package.

function check(args: string, options: Parameters<typeof parseArgs>[1], expected: unknown) {
  assertEquals({ ...parseArgs(args === "" ? [] : args.split(" "), options) }, expected);
}

Deno.test("parseArgs() reads values after a space or an equals sign, numbers as numbers", () => {
  check("--name ana --port 555 --rate=0.5 7 x", {}, {
    name: "ana",
    port: 555,
    rate: 0.5,
    _: [7, "x"],
  });
  check("--text=a=b --hex 0x10 -- --raw 1", {}, { text: "a=b", hex: 16, _: ["--raw", "1"] });
});

Deno.test("parseArgs() keeps string options as they are and empty ones empty", () => {
  check("--id 0001 --note", { string: ["id", "note"] }, { id: "0001", note: "", _: [] });
  check("--id -x", { string: "id" }, { id: "", x: true, _: [] });
  check("007 8", { string: "_" }, { _: ["007", "8"] });
});

Deno.test("parseArgs() sets boolean options to false and takes no value but true and false", () => {
  check("--json a b", { boolean: ["json", "quiet"] }, { json: true, quiet: false, _: ["a", "b"] });
  check("--json false --quiet=true", { boolean: ["json", "quiet"] }, {
    json: false,
    quiet: true,
    _: [],
  });
  check("--honk cow --tacos=good -p 55", { boolean: true }, {
    honk: true,
    tacos: "good",
    p: 55,
    _: ["cow"],
  });
});

Deno.test("parseArgs() negates only what is negatable", () => {
  check("--no-color", { boolean: ["color"], negatable: ["color"], default: { color: true } }, {
    color: false,
    _: [],
  });
  check("--no-color", {}, { "no-color": true, _: [] });
  check("--no-color --color", { boolean: "color", negatable: "color" }, { color: true, _: [] });
});

Deno.test("parseArgs() collects repeated options and otherwise keeps the last", () => {
  check("--by a --by b --k 1 --k 2", { string: ["by"], collect: ["by", "only"] }, {
    by: ["a", "b"],
    k: 2,
    _: [],
  });
  check("", { string: ["by"], collect: ["by"] }, { by: [], _: [] });
  check("-v -v", { boolean: "v", collect: "v" }, { v: [true, true], _: [] });
  check("--foo 1 --no-foo", { string: "foo", collect: "foo", negatable: "foo" }, {
    foo: false,
    _: [],
  });
});

Deno.test("parseArgs() sets all names of an alias", () => {
  check("-o f.json -h", { string: "out", boolean: "help", alias: { out: "o", help: "h" } }, {
    out: "f.json",
    o: "f.json",
    help: true,
    h: true,
    _: [],
  });
  check("--zoom 5", { alias: { z: ["zm", "zoom"] } }, { z: 5, zm: 5, zoom: 5, _: [] });
});

Deno.test("parseArgs() fills in defaults, for aliases too", () => {
  check("", { string: ["level"], default: { level: "0.95" }, alias: { level: "l" } }, {
    level: "0.95",
    l: "0.95",
    _: [],
  });
  check("--maybe", { boolean: "maybe", default: { maybe: null } }, { maybe: true, _: [] });
});

Deno.test("parseArgs() stops at the first positional with stopEarly", () => {
  check("--json gate --x 1", { boolean: ["json"], stopEarly: true }, {
    json: true,
    _: ["gate", "--x", "1"],
  });
});

Deno.test('parseArgs() puts what follows -- apart with "--"', () => {
  check("a -- b --c", { "--": true }, { _: ["a"], "--": ["b", "--c"] });
});

Deno.test("parseArgs() asks unknown about each argument that no option names", () => {
  const asked: unknown[] = [];
  const unknown = (arg: string, key?: string, value?: unknown) => {
    asked.push([arg, key, value]);
    return false;
  };
  check("--jsn --max=3 file -q --json", { boolean: ["json"], unknown }, { json: true, _: [] });
  assertEquals(asked, [
    ["--jsn", "jsn", true],
    ["--max=3", "max", "3"],
    ["file", undefined, undefined],
    ["-q", "q", true],
  ]);
});

Deno.test("parseArgs() takes short options apart", () => {
  check("-abc", {}, { a: true, b: true, c: true, _: [] });
  check("-fp 555 s.js", {}, { f: true, p: 555, _: ["s.js"] });
  check("-n5 -b=robots -I/a/b", {}, { n: 5, b: "robots", I: "/a/b", _: [] });
  check("-n - -", {}, { n: "-", _: ["-"] });
  check("-f-", {}, { f: "-", _: [] });
  check("-b -", { boolean: "b" }, { b: true, _: ["-"] });
});

Deno.test("parseArgs() handles names of Object.prototype like any other", () => {
  const args = parseArgs(["--toString", "--valueOf", "foo"]);
  assertEquals([args.toString as unknown, args.valueOf as unknown], [true, "foo"]);
});
