import { collectTraces } from "../cases/collect_traces.ts";
import { endpointAnswer } from "../cases/endpoint_answer.ts";
import type { Case } from "../data/case.ts";
import { openJournal } from "../data/open_journal.ts";
import { withTraces } from "../data/with_traces.ts";
import type { ScoreFlags } from "./_score_flags.ts";
import type { Terminal } from "./terminal.ts";
import { usageError } from "./_usage_error.ts";

/** Milliseconds between two lines of progress. */
const OFTEN = 5000;

/** The cases with answers from the endpoint; `null` where the run was interrupted. */
export async function collectAnswers(
  cases: readonly Case[],
  flags: ScoreFlags,
  terminal: Terminal,
): Promise<readonly Case[] | null> {
  const { endpoint = "", concurrency } = flags;
  const answer = endpointAnswer(endpoint, { headers: readHeaders(flags.header) });
  const stop = new AbortController();
  const interrupt = () => stop.abort(new Error("interrupted"));
  Deno.addSignalListener("SIGINT", interrupt);
  try {
    await using journal = flags.journal === undefined ? null : await openJournal(flags.journal);
    const traces = await collectTraces(cases, answer, {
      concurrency,
      signal: stop.signal,
      now: () => performance.now(),
      onProgress: progressLines(terminal),
      ...(journal && { journal }),
    });
    return withTraces(cases, traces);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    const how = flags.journal === undefined
      ? "Interrupted: nothing is kept without --journal FILE"
      : `Interrupted: run the same command again to go on from ${flags.journal}`;
    terminal.err(`${how}\n`);
    return null;
  } finally {
    Deno.removeSignalListener("SIGINT", interrupt);
  }
}

/** Says now and then how many answers are there, how fast they come and how long the rest will take. */
function progressLines(terminal: Terminal) {
  const began = performance.now();
  let [said, first, failed] = [began, -1, 0];
  return ({ done, total, error }: { done: number; total: number; error?: string }) => {
    if (first < 0) first = done - 1;
    if (error !== undefined) failed++;
    const now = performance.now();
    if (now - said < OFTEN && done < total) return;
    said = now;
    const rate = (done - first) / ((now - began) / 1000);
    const left = done === total ? "" : `, about ${Math.ceil((total - done) / rate)} s left`;
    const bad = failed === 0 ? "" : `, ${failed} failed`;
    terminal.err(`${done} of ${total} answered, ${rate.toFixed(1)} a second${left}${bad}\n`);
  };
}

/** `NAME: VALUE` texts as headers; the value is never printed. */
function readHeaders(texts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(texts.map((text) => {
    const at = text.indexOf(":");
    if (at <= 0) throw usageError("--header takes 'NAME: VALUE': one of them has no colon");
    return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  }));
}
