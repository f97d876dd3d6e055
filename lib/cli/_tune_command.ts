import { thresholdRecord } from "../decisions/threshold_record.ts";
import { riskCoverage } from "../decisions/risk_coverage.ts";
import { tuneThreshold, type TuneThresholdInput } from "../decisions/tune_threshold.ts";
import type { TunedThreshold } from "../data/threshold_record.ts";
import { writeThreshold } from "../data/write_threshold.ts";
import { riskCoveragePlot } from "../pictures/risk_coverage_plot.ts";
import type { VegaLiteSpec } from "../pictures/vega_lite_spec.ts";
import { type SliceThreshold, thresholdText } from "../reports/threshold_text.ts";
import { between, given, integer, oneOf } from "./_flag_values.ts";
import { parseFlags } from "./_parse_flags.ts";
import { readScoredFile, type ScoredFile } from "./_scored_file.ts";
import { paintFor } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";
import { usageError } from "./_usage_error.ts";

const STRINGS = [
  ...["score", "hallucinated", "correct", "positive", "id", "target-risk", "target-over-refusal"],
  ...["confidence", "method", "seed", "slice", "save", "fingerprint", "plot", "format"],
] as const;
const METHODS = ["learn-then-test", "bonferroni", "split", "pointwise", "plug-in"] as const;

/** Where no threshold can be promised yet. */
const NOT_SETTLED = 3;

/** What is used of the room `render`. */
interface Renderer {
  readonly renderPng: (spec: VegaLiteSpec) => Promise<Uint8Array<ArrayBuffer>>;
  readonly renderSvg: (spec: VegaLiteSpec) => Promise<string>;
}

/** Runs `touchstone tune`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = readFlags(args);
  const file = await readScoredFile(flags.file, flags.fields);
  const { scores, hallucinated, hash, notes } = file;
  if (scores.length === 0) throw new Error(`${flags.file} has no row with a score and a label`);
  const tuned = tuneThreshold({ scores, hallucinated, ...flags.job });
  const slices = tuneSlices(file, flags.job);
  if (flags.format === "json") {
    terminal.out(`${JSON.stringify({ tuned, slices, notes }, null, 2)}\n`);
  } else {
    const paint = paintFor(terminal.colour);
    terminal.out(thresholdText(tuned, { slices, paint }));
    for (const note of notes) terminal.out(`Note: ${note}.\n`);
  }
  if (flags.plot !== undefined) {
    await draw(flags.plot, file, tuned, flags.signal);
    terminal.err(`Saved ${flags.plot}\n`);
  }
  if (flags.save !== undefined) {
    const record = thresholdRecord(tuned, {
      signal: flags.signal,
      ...given("fingerprint", flags.fingerprint),
      ...(hash !== null && { dataHash: hash }),
    });
    await writeThreshold(flags.save, record, { force: flags.force });
    terminal.err(`Saved ${flags.save}\n`);
  }
  return tuned.threshold === null ? NOT_SETTLED : 0;
}

function readFlags(args: readonly string[]) {
  const booleans = ["negate", "force", "help"] as const;
  const flags = parseFlags(args, STRINGS, booleans, ["hallucinated", "correct", "slice"]);
  const files = flags._.map(String);
  if (files.length !== 1) throw usageError(files.length === 0 ? "name a FILE" : "name one FILE");
  const { score } = flags;
  if (score === undefined) throw usageError("say where the score is: --score FIELD");
  const target = flags["target-risk"];
  if (target === undefined) throw usageError("say what is to be promised: --target-risk .05");
  const refusal = flags["target-over-refusal"];
  const method = oneOf(flags.method, METHODS, "method");
  const plot = flags.plot;
  if (plot !== undefined && !/\.(?:png|svg)$/i.test(plot)) {
    throw usageError("--plot takes a name that ends in .png or .svg");
  }
  const job: Omit<TuneThresholdInput, "scores" | "hallucinated"> = {
    targetRisk: between(target, "target-risk", 0),
    ...(refusal !== undefined && {
      targetOverRefusal: between(refusal, "target-over-refusal", 0),
    }),
    confidence: between(flags.confidence, "confidence", 0.95),
    ...(method && { method }),
    seed: integer(flags.seed, "seed", 1),
  };
  return {
    file: files[0],
    signal: flags.negate ? `-${score}` : score,
    fields: {
      ...{ score, negate: flags.negate, hallucinated: flags.hallucinated, correct: flags.correct },
      ...given("positive", flags.positive),
      ...given("id", flags.id),
      slices: flags.slice,
    },
    job,
    ...given("save", flags.save),
    ...given("fingerprint", flags.fingerprint),
    ...given("plot", plot),
    force: flags.force,
    format: oneOf(flags.format, ["text", "json"], "format") ?? "text",
  };
}

function tuneSlices(
  { scores, hallucinated, slices }: ScoredFile,
  job: Omit<TuneThresholdInput, "scores" | "hallucinated">,
): readonly SliceThreshold[] {
  return Object.entries(slices).flatMap(([slice, column]) =>
    [...new Set(column)].map((value) => {
      const rows = column.flatMap((one, row) => one === value ? [row] : []);
      const tuned = tuneThreshold({
        scores: rows.map((row) => scores[row]),
        hallucinated: rows.map((row) => hallucinated[row]),
        ...job,
      });
      return { slice, value: value ?? "without a value", tuned };
    })
  );
}

async function draw(
  path: string,
  { scores, hallucinated }: ScoredFile,
  tuned: TunedThreshold,
  signal: string,
): Promise<void> {
  const title = tuned.threshold === null
    ? "No threshold can be promised yet"
    : `${((tuned.coverage.estimate ?? 0) * 100).toFixed(0)} % can be answered`;
  const spec = riskCoveragePlot(riskCoverage({ scores, hallucinated }), {
    ...{ title, subtitle: signal, tuned },
  });
  // By a computed address, so that whoever draws nothing never loads a drawing library.
  const { renderPng, renderSvg }: Renderer = await import(
    new URL("../render/mod.ts", import.meta.url).href
  );
  if (/\.svg$/i.test(path)) await Deno.writeTextFile(path, await renderSvg(spec));
  else await Deno.writeFile(path, await renderPng(spec));
}
