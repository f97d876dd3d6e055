import casesText from "../../datasets/returns-desk/cases.jsonl" with { type: "text" };
import type { CalibrationRecord } from "../data/calibration_record.ts";
import { labelColumnsOf } from "../data/label_columns_of.ts";
import { parseJsonl } from "../data/parse_jsonl.ts";
import { calibrateJudge } from "../decisions/calibrate_judge.ts";
import { intervalPlot } from "../pictures/interval_plot.ts";
import type { VegaLiteSpec } from "../pictures/vega_lite_spec.ts";
import { calibrationMarkdown } from "../reports/calibration_markdown.ts";
import { calibrationText } from "../reports/calibration_text.ts";
import { parseFlags } from "./_parse_flags.ts";
import { paintFor } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";
import { usageError } from "./_usage_error.ts";

/** What is used of the room `render`. */
interface Renderer {
  readonly renderPng: (spec: VegaLiteSpec) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Runs `touchstone demo`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = parseFlags(args, ["out"], ["help"]);
  if (flags._.length > 0) throw usageError(`demo takes no ${flags._[0]}: write --out DIR`);
  const folder = flags.out ?? "touchstone-demo";
  const records = demoRecords();
  const paint = paintFor(terminal.colour);
  await Deno.mkdir(folder, { recursive: true });
  // By a computed address, so that whoever runs another command never loads a drawing library.
  const { renderPng }: Renderer = await import(new URL("../render/mod.ts", import.meta.url).href);
  await Deno.writeFile(`${folder}/judges.png`, await renderPng(demoPicture(records)));
  const summary = records.map((record) => calibrationMarkdown(record)).join("\n");
  await Deno.writeTextFile(
    `${folder}/summary.md`,
    `# Can these judges be trusted?\n\n![Both judges by kind of answer](judges.png)\n\n${summary}`,
  );
  for (const record of records) terminal.out(`${calibrationText(record, { paint })}\n`);
  terminal.out(`Wrote ${folder}/judges.png and ${folder}/summary.md\n`);
  return 0;
}

/** Both judges of the bundled set against its raters. */
export function demoRecords(): readonly CalibrationRecord[] {
  const { rows } = parseJsonl(casesText, { file: "returns-desk/cases.jsonl", id: "id" });
  const columns = labelColumnsOf(rows.map(({ value }) => value), {
    human: "/hallucinated/*",
    judges: ["/judges/marl", "/judges/teal"],
    slices: ["kind"],
  });
  const names = ["Marl", "Teal"];
  return columns.judges.map(({ values }, i) =>
    calibrateJudge(columns.human, values, {
      name: names[i],
      humanRule: "majority",
      slices: columns.slices,
    })
  );
}

/** Where each judge is right, by kind of answer. */
export function demoPicture(records: readonly CalibrationRecord[]): VegaLiteSpec {
  const rows = records.flatMap(({ judge, agreement, slices }) => [
    { label: "all", group: judge.name, interval: agreement },
    ...slices.map((slice) => ({
      label: slice.value,
      group: judge.name,
      interval: slice.agreement,
    })),
  ]);
  return intervalPlot(rows, {
    title: "Marl misses changed numbers, Teal flags good paraphrase",
    subtitle: "Both agree with people about equally often; returns-desk, an invented set",
    axis: "answers on which judge and people agree",
    sort: "none",
  });
}
