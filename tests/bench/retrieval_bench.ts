// deno-lint-ignore-file no-console
/**
 * `touchstone retrieval` on a run of 1,000 documents a query, beside two floors from the same run: streaming the
 * file and splitting its lines, and looking at each byte. Whole processes, in turn; peak memory as Linux reports it.
 *
 * `deno run -A tests/bench/retrieval_bench.ts [QUERIES] [RUNS]`
 */
const QUERIES = Number(Deno.args[0] ?? 1000);
const RUNS = Number(Deno.args[1] ?? 5);
const [DOCUMENTS, JUDGED] = [1000, 100];

const COMMAND = `
import { main } from ${JSON.stringify(new URL("../../lib/cli/main.ts", import.meta.url).href)};
await main(["retrieval", "--qrels", Deno.args[0], "--run", Deno.args[1]]);
`;
const STREAM = `
let fields = 0;
for (const path of Deno.args) {
  const file = await Deno.open(path);
  let rest = "";
  for await (const chunk of file.readable.pipeThrough(new TextDecoderStream())) {
    const text = rest + chunk;
    let from = 0;
    for (let to = text.indexOf("\\n"); to >= 0; to = text.indexOf("\\n", from)) {
      fields += text.slice(from, to).split(" ").length;
      from = to + 1;
    }
    rest = text.slice(from);
  }
}
console.log(fields, "fields");
`;
const BYTES = `
let fields = 0, within = false;
const block = new Uint8Array(1 << 20);
for (const path of Deno.args) {
  const file = Deno.openSync(path);
  for (let read; (read = file.readSync(block)) !== null;) {
    for (let i = 0; i < read; i++) {
      const space = block[i] === 32 || block[i] === 10;
      if (!space && !within) fields++;
      within = !space;
    }
  }
}
console.log(fields, "fields");
`;
const PEAK = `
const status = await Deno.readTextFile("/proc/self/status").catch(() => "");
console.error(/VmHWM:\\s*(\\d+)/.exec(status)?.[1] ?? 0);
`;

const folder = await Deno.makeTempDir();
const [qrels, run] = [`${folder}/qrels.txt`, `${folder}/run.txt`];
try {
  await writeFiles();
  const programs: Readonly<Record<string, string>> = {
    "split lines": STREAM,
    "bytes": BYTES,
    "retrieval": COMMAND,
  };
  const names = Object.keys(programs);
  for (const name of names) await Deno.writeTextFile(`${folder}/${name}.ts`, programs[name] + PEAK);
  const seconds: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  const peaks: Record<string, number> = {};
  for (let round = 0; round <= RUNS; round++) {
    for (const name of names) {
      const { elapsed, peak } = await time(`${folder}/${name}.ts`);
      // The first round warms the file cache and the compiler's.
      if (round > 0) seconds[name].push(elapsed);
      peaks[name] = Math.max(peaks[name] ?? 0, peak);
    }
  }
  const { size } = await Deno.stat(run);
  console.log(`${QUERIES} queries, ${(size / 1e6).toFixed(0)} MB, ${RUNS} runs each, medians`);
  for (const name of names) {
    const ratios = seconds[name].map((elapsed, i) => elapsed / seconds["split lines"][i]);
    console.log(
      `  ${name.padEnd(12)} ${median(seconds[name]).toFixed(2)} s  ratio ${
        median(ratios).toFixed(2)
      } (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})  peak ${
        peaks[name].toFixed(0)
      } MB`,
    );
  }
} finally {
  await Deno.remove(folder, { recursive: true });
}

/** Judgements of 100 documents a query, of which 40 are retrieved; scores fall, a few are equal. */
async function writeFiles(): Promise<void> {
  let state = 1;
  const draw = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const name = (document: number) => `doc${String(document).padStart(8, "0")}`;
  using judgements = await Deno.open(qrels, { create: true, write: true });
  using results = await Deno.open(run, { create: true, write: true });
  for (let query = 1; query <= QUERIES; query++) {
    // Distinct, as the steps are odd and the range is a power of two.
    const [first, step] = [draw(2 ** 23), 2 * draw(2 ** 22) + 1];
    const documents = Array.from(
      { length: DOCUMENTS + JUDGED },
      (_, i) => name((first + i * step) % 2 ** 23),
    );
    const judged = documents.filter((_, i) => i >= DOCUMENTS + 40 || i % 25 === 0);
    const grade = () => [0, 0, 0, 1, 1, 2, 0, 0, 3, 0][draw(10)];
    const scores = Array.from({ length: DOCUMENTS }, () => draw(3_000_000) / 1e5)
      .sort((a, b) => b - a);
    await writeAll(judgements, judged.map((id) => `${query} 0 ${id} ${grade()}\n`));
    await writeAll(
      results,
      scores.map((score, i) => `${query} Q0 ${documents[i]} ${i + 1} ${score} bm25\n`),
    );
  }
}

async function writeAll(file: Deno.FsFile, lines: readonly string[]): Promise<void> {
  let bytes = new TextEncoder().encode(lines.join(""));
  while (bytes.length > 0) bytes = bytes.subarray(await file.write(bytes));
}

async function time(script: string): Promise<{ elapsed: number; peak: number }> {
  const config = new URL("../../deno.json", import.meta.url).pathname;
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `--config=${config}`, script, qrels, run],
    stdout: "null",
    stderr: "piped",
  });
  const start = performance.now();
  const { code, stderr } = await command.output();
  const elapsed = (performance.now() - start) / 1000;
  const text = new TextDecoder().decode(stderr);
  if (code !== 0) throw new Error(text);
  return { elapsed, peak: Number(text.trim().split("\n").at(-1)) / 1000 };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
