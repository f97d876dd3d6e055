import type { ProbeReport } from "../data/probe_report.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import { headedTable } from "./_headed_table.ts";
import type { Paint } from "./paint.ts";
import { plain } from "./_plain.ts";
import { requireOptionNames, requireOptions, requirePaint } from "./_require.ts";
import { visible } from "./_visible.ts";

/** Options of {@linkcode probeText}. */
export interface ProbeTextOptions {
  /** Colours. Default: none. */
  readonly paint?: Paint;
}

const ACTION = "probeText";
const OPTIONS: Record<keyof ProbeTextOptions, true> = { paint: true };

/**
 * How a judge did when it was itself under test, for the terminal: what it caught of each planted fault, and how often a
 * change that must not matter flipped it.
 *
 * @param report What `probeJudge` gives.
 * @param options Colours.
 * @returns The report, ending in a newline.
 * @throws {TypeError} If `report` is none, or an option unknown or of the wrong kind.
 *
 * @example
 * ```ts
 * import { probeJudge } from "@touchstone/eval/decisions";
 * import { probeText } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const cases = [{
 *   ...{ id: "fee", type: "answerable", expect: "answer", question: "What does it cost?" } as const,
 *   ...{ chunks: [{ id: "a", text: "It costs $5." }], answer: "It costs $5." },
 * }];
 * const report = await probeJudge(cases, () => false, { probes: ["number-changed", "padded"] });
 *
 * assertStringIncludes(probeText(report), "number-changed    0/1");
 * ```
 */
export function probeText(report: ProbeReport, options: ProbeTextOptions = {}): string {
  requireReport(report);
  requireOptions(options, ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  const { paint = plain } = options;
  requirePaint(paint, ACTION);
  const { originals: { cases, passed, flagged, failed, unusable }, falseAlarms, warnings } = report;
  const table = (sort: "fault" | "harmless", head: string) =>
    headedTable(
      paint,
      [
        sort === "fault" ? "planted fault" : "change that must not matter",
        "count",
        head,
        "not made",
      ],
      report.probes.filter((probe) => probe.sort === sort).map(rowOf),
      ["left", "right"],
    );
  const blocks = [
    `${cases} cases: the judge passes ${passed} as they are, flags ${flagged}, fails on ${failed}; ${unusable} have ` +
    `nothing to change.\nFalse alarms: ${formatInterval(falseAlarms, { percent: true })}`,
    table("fault", "caught"),
    table("harmless", "flipped"),
    warnings.map((warning) => paint("yellow", `Beware: ${visible(warning)}`)).join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function rowOf({ probe, rate, failed, notMade }: ProbeReport["probes"][number]): readonly string[] {
  const count = Math.round((rate.estimate ?? 0) * rate.n);
  const without = failed === 0 ? "" : `, ${failed} without a verdict`;
  return [
    probe,
    `${count}/${rate.n}`,
    `${formatInterval(rate, { percent: true })}${without}`,
    String(notMade),
  ];
}

function requireReport(report: unknown): void {
  const { originals, probes, falseAlarms, warnings } = (report ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const objects = [originals, falseAlarms].every((it) => typeof it === "object" && it !== null);
  if (objects && Array.isArray(probes) && Array.isArray(warnings)) return;
  throw new TypeError(
    `Cannot compute ${ACTION} as report must be what probeJudge gives: current value is ${
      JSON.stringify(report)
    }`,
  );
}
