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

// The kernel passes over a rejection that nobody handles and an exception in a timer. And it says that a cell
// is done while outputs are still under way: what comes after that is lost to nbconvert. So each cell waits.
const WATCH = `const __lost: string[] = [];
for (const type of ["unhandledrejection", "error"]) {
  addEventListener(type, (event: any) => {
    event.preventDefault();
    __lost.push(String(event.reason ?? event.error));
  });
}
async function __settle(value?: any) {
  const bundle = value?.[Symbol.for("Jupyter.display")]?.();
  if (bundle) await Deno.jupyter.display(await bundle, { raw: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return bundle ? undefined : value;
}`;
const REPORT = `await __settle();
if (__lost.length > 0) throw new Error("Uncaught: " + __lost.join("; "));`;

/** The notebook for execution: each cell waits for its outputs, and what the kernel passes over fails. */
export function watched(notebook: Notebook): Notebook {
  const cell = (id: string, source: string) => ({
    ...{ id, cell_type: "code", metadata: {}, source, execution_count: null, outputs: [] },
  });
  const settled = notebook.cells.map((one) =>
    one.cell_type === "code" ? { ...one, source: settling(textOf(one.source)) } : one
  );
  const cells = [cell("watch", WATCH), ...settled, cell("report", REPORT)];
  return { ...notebook, cells };
}

/** The executed notebook with the sources as they were, and without the cells that `watched` put around it. */
export function unwatched(executed: Notebook, kept: Notebook): Notebook {
  const cells = executed.cells.slice(1, -1).map((cell, i) => ({
    ...cell,
    source: kept.cells[i].source,
  }));
  return { ...executed, cells };
}

const STATEMENT =
  /^(?:const|let|var|if|else|catch|finally|for|while|do|switch|try|throw|return|function|async function|class|import|export|type|interface|\/\/|\/\*)\b|^\/[/*]/;

/** A cell that waits for its outputs; the value of its last expression is displayed before the wait. */
export function settling(source: string): string {
  const lines = source.trimEnd().split("\n");
  // In formatted code a statement begins at the margin, and its continuation is indented or closes a bracket.
  let start = lines.length - 1;
  while (start > 0 && /^(?:\s|$|[)}\]`])/.test(lines[start])) start--;
  const last = lines.slice(start).join("\n");
  if (STATEMENT.test(last)) return `${source}\nawait __settle();`;
  const before = lines.slice(0, start).map((line) => `${line}\n`).join("");
  return `${before}await __settle(${last.replace(/;\s*$/, "")});`;
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

const SPEC = "application/vnd.vegalite.v5+json";

/** The notebook as its file holds it: indented, but the spec of a picture is one line, a third as long. */
export function written(notebook: Notebook): string {
  const specs: string[] = [];
  const text = JSON.stringify(
    notebook,
    (key, value) => key === SPEC ? `spec ${specs.push(JSON.stringify(value)) - 1}` : value,
    1,
  );
  const place = new RegExp(`("${RegExp.escape(SPEC)}": )"spec (\\d+)"`, "g");
  return `${text.replace(place, (_, key, index) => `${key}${specs[index]}`)}\n`;
}
