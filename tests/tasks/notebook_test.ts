import { assertEquals } from "@std/assert";
import {
  type Cell,
  cellsAsModule,
  type Notebook,
  shownText,
  stripped,
  unwatched,
  watched,
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
  assertEquals(unwatched(watched(notebook)), notebook);
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
