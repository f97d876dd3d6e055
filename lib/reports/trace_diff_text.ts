import type { RankedChunk, TraceDifference } from "../retrieval/diff_traces.ts";
import { requireResult } from "./_require_result.ts";
import { textTable } from "./text_table.ts";
import { visible } from "./_visible.ts";

/**
 * Shows on a terminal two traces of one question rank by rank: `*` marks gold, and each passage says where it stands
 * in the other trace.
 *
 * @param difference What `diffTraces` gives.
 * @returns Lines that end with a line break.
 * @throws {TypeError} If `difference` is of the wrong kind.
 *
 * @example
 * ```ts
 * import { traceDiffText } from "@touchstone/eval/reports";
 * import { diffTraces } from "@touchstone/eval/retrieval";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const ask = { question: "How long?", answer: null, relevant_chunk_ids: ["a"] };
 * const text = traceDiffText(diffTraces(
 *   { ...ask, chunks: [{ id: "b", text: "" }] },
 *   { ...ask, chunks: [{ id: "a", text: "" }] },
 * ));
 *
 * assertStringIncludes(text, "a * (new)");
 * ```
 */
export function traceDiffText(difference: TraceDifference): string {
  const lists = ["ranks", "onlyFailing", "onlyPassing", "versions"];
  requireResult(difference, "difference", "what diffTraces gives", lists, "traceDiffText");
  const { question, goldRank, ranks, versions } = difference;
  if (typeof question !== "string" || !goldRank) {
    throw new TypeError("Cannot compute traceDiffText as difference must be what diffTraces gives");
  }
  const rows = ranks.map(({ rank, failing, passing }) => [
    `${rank}`,
    cell(failing, "gone"),
    cell(passing, "new"),
  ]);
  const changed = versions.map(({ doc_id, failing, passing }) =>
    `${doc_id}: ${failing.join(", ")} against ${passing.join(", ")}`
  );
  const lines = [
    question,
    `gold at ${place(goldRank.failing)} in the failing trace, at ${
      place(goldRank.passing)
    } in the passing`,
    textTable([["rank", "failing", "passing"], ...rows].map((row) => row.map(visible)), {
      align: ["right"],
    }).trimEnd(),
    ...changed.length > 0 ? [`versions: ${changed.join("; ")}`] : [],
  ];
  return `${lines.map((line, i) => i === 2 ? line : visible(line)).join("\n")}\n`;
}

function place(rank: number | null): string {
  return rank === null ? "no place" : `place ${rank}`;
}

function cell(chunk: RankedChunk | null, alone: string): string {
  if (chunk === null) return "";
  const { id, gold, status, otherRank } = chunk;
  const marks = [
    id,
    ...gold ? ["*"] : [],
    ...status === "superseded" ? ["superseded"] : [],
    `(${otherRank === null ? alone : otherRank})`,
  ];
  return marks.join(" ");
}
