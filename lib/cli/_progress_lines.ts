import type { JudgeProgress } from "../judges/judge_run.ts";
import { progressLine } from "../judges/progress_line.ts";
import type { Terminal } from "./terminal.ts";

/** Milliseconds between two lines of progress. */
const OFTEN = 5000;

/** Says now and then how far a run is. */
export function progressLines(terminal: Terminal): (progress: JudgeProgress) => void {
  let said = performance.now();
  return (progress) => {
    const now = performance.now();
    if (now - said < OFTEN) return;
    said = now;
    terminal.err(`${progressLine(progress)}\n`);
  };
}
