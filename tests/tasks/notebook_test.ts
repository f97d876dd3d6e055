import { assertEquals, assertStringIncludes } from "@std/assert";
import {
  type Cell,
  cellsAsModule,
  type Notebook,
  settling,
  shownText,
  stripped,
  unwatched,
  watched,
  written,
} from "./notebook.ts";

const code = (source: string | string[], outputs: Cell["outputs"] = []): Cell => ({
  cell_type: "code",
  metadata: { execution: { "iopub.execute_input": "2024" } },
  source,
  execution_count: 3,
  outputs,
});
const notebook: Notebook = {
  cells: [
    { cell_type: "markdown", metadata: {}, source: "# Which?" },
    code(["const a = 1;\n", "a"], [
      { output_type: "stream", name: "stdout", text: ["one\n"] },
      { output_type: "execute_result", execution_count: 3, data: { "text/plain": ["1"] } },
    ]),
    code("a + 1"),
  ],
  metadata: { kernelspec: { name: "deno" }, language_info: { version: "6.0.3" } },
};

Deno.test("cellsAsModule() joins the code cells and names each", () => {
  assertEquals(
    cellsAsModule(notebook),
    "// cell 2\nconst a = 1;\na\n\n// cell 3\na + 1\n\nexport {};\n",
  );
});

Deno.test("watched() puts two cells around the others and unwatched() takes them off", () => {
  assertEquals(watched(notebook).cells.length, 5);
  assertEquals(unwatched(watched(notebook), notebook), notebook);
});

Deno.test("settling() waits behind statements, and displays a last expression before it waits", () => {
  const cases: readonly [string, string][] = [
    ["const a = 1;\na", "const a = 1;\nawait __settle(a);"],
    ["const a = 1;", "const a = 1;\nawait __settle();"],
    ["console.log(a);", "await __settle(console.log(a));"],
    [
      "await show(plot(rows, {\n  title,\n}));\n",
      "await __settle(await show(plot(rows, {\n  title,\n})));",
    ],
    [
      "for (const a of b) {\n  console.log(a);\n}",
      "for (const a of b) {\n  console.log(a);\n}\nawait __settle();",
    ],
    ["f();\n// done", "f();\n// done\nawait __settle();"],
    ["", "await __settle();"],
  ];
  for (const [source, expected] of cases) assertEquals(settling(source), expected);
});

Deno.test("stripped() drops counters, times and versions and keeps the rest", () => {
  const { cells, metadata } = stripped(notebook);
  assertEquals(metadata, { kernelspec: { name: "deno" } });
  assertEquals(cells[0], notebook.cells[0]);
  assertEquals(cells[1].execution_count, null);
  assertEquals(cells[1].metadata, {});
  assertEquals(cells[1].outputs?.[1].execution_count, null);
  assertEquals(shownText({ cells, metadata }), shownText(notebook));
});

Deno.test("shownText() joins what a cell shows", () => {
  assertEquals(shownText(notebook), ["", "one\n1", ""]);
});

Deno.test("written() puts a spec on one line and says the same", () => {
  const spec = { mark: "point", data: { values: [{ n: 1 }] } };
  const data = { "application/vnd.vegalite.v5+json": spec, "text/plain": "spec 0" };
  const shown = { ...notebook, cells: [code("a", [{ output_type: "display_data", data }])] };
  assertEquals(JSON.parse(written(shown)), JSON.parse(JSON.stringify(shown)));
  assertStringIncludes(
    written(shown),
    `      "application/vnd.vegalite.v5+json": {"mark":"point","data":{"values":[{"n":1}]}},\n`,
  );
  assertEquals(written(notebook), `${JSON.stringify(notebook, null, 1)}\n`);
});
