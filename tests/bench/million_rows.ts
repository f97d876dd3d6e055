// deno-lint-ignore-file no-console
/**
 * A million labelled rows: `calibrate` beside the floor, a bare block reader with `JSON.parse` on each line.
 * Whole processes, in turn, several times; peak memory as Linux reports it.
 *
 * `deno run -A tests/bench/million_rows.ts [ROWS] [RUNS]`
 */
const ROWS = Number(Deno.args[0] ?? 1_000_000);
const RUNS = Number(Deno.args[1] ?? 5);

const CALIBRATE = `
import { main } from ${JSON.stringify(new URL("../../lib/cli/main.ts", import.meta.url).href)};
await main(["calibrate", Deno.args[0], "--human", "label", "--human-positive", "fail",
  "--judge", "judge", "--judge-positive", "fail"]);
`;
const FLOOR = `
const file = await Deno.open(Deno.args[0]);
const decoder = new TextDecoder("utf-8", { fatal: true });
let block = new Uint8Array(1 << 20), kept = 0, rows = 0;
for (;;) {
  const read = file.readSync(block.subarray(kept));
  const end = kept + (read ?? 0);
  const cut = read === null ? end : block.lastIndexOf(10, end - 1) + 1;
  const text = decoder.decode(block.subarray(0, cut));
  for (let from = 0; from < text.length;) {
    let to = text.indexOf("\\n", from);
    if (to < 0) to = text.length;
    if (JSON.parse(text.slice(from, to)).id !== "") rows++;
    from = to + 1;
  }
  block.copyWithin(0, cut, end);
  kept = end - cut;
  if (read === null) break;
}
console.log(rows, "rows");
`;
const PEAK = `
const status = await Deno.readTextFile("/proc/self/status").catch(() => "");
console.error(/VmHWM:\\s*(\\d+)/.exec(status)?.[1] ?? 0);
`;

const folder = await Deno.makeTempDir();
try {
  await writeRows(`${folder}/rows.jsonl`);
  const programs = { floor: FLOOR, calibrate: CALIBRATE };
  for (const [name, text] of Object.entries(programs)) {
    await Deno.writeTextFile(`${folder}/${name}.ts`, text + PEAK);
  }
  const seconds: Record<string, number[]> = { floor: [], calibrate: [] };
  const peaks: Record<string, number> = { floor: 0, calibrate: 0 };
  for (let run = 0; run <= RUNS; run++) {
    for (const name of Object.keys(programs)) {
      const { elapsed, peak } = await time(`${folder}/${name}.ts`, `${folder}/rows.jsonl`);
      // The first run warms the file cache and the compiler's.
      if (run > 0) seconds[name].push(elapsed);
      peaks[name] = Math.max(peaks[name], peak);
    }
  }
  const ratios = seconds.calibrate.map((elapsed, i) => elapsed / seconds.floor[i]);
  console.log(`${ROWS} rows, ${RUNS} runs each, medians`);
  for (const name of Object.keys(programs)) {
    console.log(
      `  ${name.padEnd(10)} ${median(seconds[name]).toFixed(2)} s  peak ${
        peaks[name].toFixed(0)
      } MB`,
    );
  }
  console.log(
    `  ratio      ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${
      Math.max(...ratios).toFixed(2)
    })`,
  );
} finally {
  await Deno.remove(folder, { recursive: true });
}

async function writeRows(path: string): Promise<void> {
  const file = await Deno.open(path, { create: true, write: true });
  const writer = file.writable.getWriter();
  const words = "the return of goods within thirty days needs a receipt and the original box".split(
    " ",
  );
  let lines = "";
  for (let i = 0; i < ROWS; i++) {
    const text = (n: number) =>
      Array.from({ length: n }, (_, k) => words[(i * 7 + k * 5) % words.length]).join(" ");
    lines += `${
      JSON.stringify({
        id: `case-${String(i).padStart(7, "0")}`,
        question: text(9),
        answer: text(13),
        contexts: [{ id: `d${i % 997}`, text: text(12) }],
        label: i % 3 === 0 ? "fail" : "pass",
        judge: i % 7 === 0 ? "fail" : i % 3 === 0 ? "fail" : "pass",
        score: (i % 1000) / 1000,
      })
    }\n`;
    if (i % 4096 === 0) {
      await writer.write(new TextEncoder().encode(lines));
      lines = "";
    }
  }
  await writer.write(new TextEncoder().encode(lines));
  await writer.close();
}

async function time(script: string, rows: string): Promise<{ elapsed: number; peak: number }> {
  const config = new URL("../../deno.json", import.meta.url).pathname;
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `--config=${config}`, script, rows],
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
