/** A Jupyter notebook as the file holds it, the parts that the tasks read and write. */
export interface Notebook {
  cells: Cell[];
  metadata: Record<string, unknown>;
}

/** One cell. */
export interface Cell {
  cell_type: string;
  source: string | string[];
  metadata: Record<string, unknown>;
  execution_count?: number | null;
  outputs?: Output[];
}

/** One output of a code cell. */
export interface Output {
  output_type: string;
  name?: string;
  text?: string | string[];
  data?: Record<string, unknown>;
  execution_count?: number | null;
  ename?: string;
  evalue?: string;
}

/** Joins a multi-line string of the notebook format. */
export function textOf(source: string | string[] | undefined): string {
  return Array.isArray(source) ? source.join("") : source ?? "";
}

/**
 * The code cells as one module, for type checks and lint: cells share a scope and may await at the
 * top. A comment names the cell that an error is in.
 */
export function cellsAsModule(notebook: Notebook): string {
  const cells: string[] = [];
  notebook.cells.forEach((cell, index) => {
    if (cell.cell_type !== "code") return;
    cells.push(`// cell ${index + 1}\n${textOf(cell.source)}\n`);
  });
  return `${cells.join("\n")}\nexport {};\n`;
}

// The kernel passes over a rejection that nobody handles and an exception in a timer.
const WATCH = `const __lost: string[] = [];
for (const type of ["unhandledrejection", "error"]) {
  addEventListener(type, (event: any) => {
    event.preventDefault();
    __lost.push(String(event.reason ?? event.error));
  });
}`;
const REPORT = `await new Promise((resolve) => setTimeout(resolve, 50));
if (__lost.length > 0) throw new Error("Uncaught: " + __lost.join("; "));`;

/** The notebook between two cells of ours that make what the kernel passes over fail the run. */
export function watched(notebook: Notebook): Notebook {
  const cell = (id: string, source: string) => ({
    ...{ id, cell_type: "code", metadata: {}, source, execution_count: null, outputs: [] },
  });
  const cells = [cell("watch", WATCH), ...notebook.cells, cell("report", REPORT)];
  return { ...notebook, cells };
}

/** The notebook without the two cells that `watched` put around it. */
export function unwatched(notebook: Notebook): Notebook {
  return { ...notebook, cells: notebook.cells.slice(1, -1) };
}

/** The notebook without what changes from run to run: execution counters and times. */
export function stripped(notebook: Notebook): Notebook {
  const cells = notebook.cells.map((cell) => {
    const { execution: _times, ...metadata } = cell.metadata;
    if (cell.cell_type !== "code") return { ...cell, metadata };
    const outputs = (cell.outputs ?? []).map((output) =>
      "execution_count" in output ? { ...output, execution_count: null } : output
    );
    return { ...cell, metadata, execution_count: null, outputs };
  });
  const { language_info: _version, ...metadata } = notebook.metadata;
  return { ...notebook, cells, metadata };
}

/** The text that a notebook's outputs show, one string a cell. */
export function shownText(notebook: Notebook): string[] {
  return notebook.cells.map((cell) =>
    (cell.outputs ?? [])
      .map((output) => textOf(output.text ?? output.data?.["text/plain"] as string | string[]))
      .join("")
  );
}
