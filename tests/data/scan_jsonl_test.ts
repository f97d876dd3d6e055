import { assert, assertEquals, assertRejects } from "@std/assert";
import { scanJsonl } from "../../lib/data/scan_jsonl.ts";
import { withFile } from "./_files.ts";

Deno.test("scanJsonl() visits good rows in order with their lines and sums up the file", async () => {
  await withFile("a.jsonl", '\n{"id":1}\nx\n{"id":2}', async (path) => {
    const visited: unknown[] = [];
    let problems = 0;
    const summary = await scanJsonl(
      path,
      { id: "id", onProblem: () => problems++ },
      (row, line) => visited.push([row.id, line]),
    );
    assertEquals(visited, [[1, 2], [2, 4]]);
    assertEquals(problems, 1);
    assertEquals(summary, { rows: 2, lines: 4, problems: 1 });
  });
});

Deno.test("scanJsonl() gives the SHA-256 of all bytes, whatever is wrong with them", async () => {
  // From `printf 'abc' | sha256sum` and the like (GNU coreutils 9).
  const expected = {
    "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  };
  for (const [text, hash] of Object.entries(expected)) {
    await withFile("a.jsonl", text, async (path) => {
      const summary = await scanJsonl(path, { hash: true, onProblem: () => {} }, () => {});
      assertEquals(summary.hash, hash);
    });
  }
  const bytes = new Uint8Array(5 * 1024 ** 2).fill(0x31);
  bytes.set([0xff, 0xfe]);
  await withFile("a.jsonl", bytes, async (path) => {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const options = { hash: true, maxLineBytes: 100, onProblem: () => {} };
    const { hash } = await scanJsonl(path, options, () => {});
    assertEquals(hash, digest.toHex());
  });
});

Deno.test("scanJsonl() throws what the visitor throws, and closes the file", async () => {
  await withFile("a.jsonl", "1\n2\n", async (path) => {
    await assertRejects(
      () =>
        scanJsonl(path, {}, () => {
          throw new RangeError("enough");
        }),
      RangeError,
      "enough",
    );
  });
});

Deno.test("scanJsonl() throws the problems after it has visited all good rows", async () => {
  await withFile("a.jsonl", "1\nx\n2\n", async (path) => {
    const visited: unknown[] = [];
    await assertRejects(
      () => scanJsonl(path, {}, (value) => visited.push(value)),
      SyntaxError,
      ":2:1: expected a value, found x",
    );
    assertEquals(visited, [1, 2]);
  });
});

Deno.test("scanJsonl() finds repeated ids in a pipe, which cannot be read twice", async () => {
  if (Deno.build.os === "windows") return;
  const module = new URL("../../lib/data/scan_jsonl.ts", import.meta.url);
  const code = `import { scanJsonl } from "${module}";
    const options = { id: "id", onProblem: ({ message }) => console.log(message) };
    console.log(JSON.stringify(await scanJsonl("/dev/stdin", options, () => {})));`;
  const child = new Deno.Command("deno", {
    args: ["eval", code],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode('{"id":1}\n{"id":2}\n{"id'));
  await writer.write(new TextEncoder().encode('":1}\n'));
  await writer.close();
  const { stdout } = await child.output();
  assertEquals(new TextDecoder().decode(stdout).trim().split("\n"), [
    '/dev/stdin:3:7: duplicate id "1": first on line 1',
    '{"rows":2,"lines":3,"problems":1}',
  ]);
});

Deno.test("scanJsonl() holds little of a file of 40 MB", async () => {
  const line = `${JSON.stringify({ id: "", text: "x".repeat(480) })}\n`;
  const text = Array.from({ length: 80_000 }, (_, i) => line.replace('""', `"${i}"`)).join("");
  await withFile("a.jsonl", text, async (path) => {
    const before = Deno.memoryUsage();
    let grown = 0;
    await scanJsonl(path, { id: "id" }, (_, line) => {
      if (line % 1000 !== 0) return;
      const { external } = Deno.memoryUsage();
      grown = Math.max(grown, external - before.external);
    });
    assert(grown < 10e6, `memory outside the heap grew by ${grown} bytes`);
  });
});
