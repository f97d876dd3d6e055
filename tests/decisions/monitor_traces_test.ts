import { assertEquals, assertThrows } from "@std/assert";
import type { Trace } from "../../lib/data/trace.ts";
import { monitorTraces } from "../../lib/decisions/monitor_traces.ts";

const CHUNKS = [{ id: "fees", text: "A return costs $5." }, { id: "time", text: "30 days." }];

function trace(answer: string | null, more: Partial<Trace> = {}): Trace {
  return { question: "What does it cost?", chunks: CHUNKS, answer, prompt_version: "v1", ...more };
}

Deno.test("monitorTraces() counts each rate over the traces that it applies to", () => {
  const [v1, v2] = monitorTraces([
    trace("It costs $5 [fees]."),
    trace("It costs $5.", { citations: ["prices"] }),
    trace("I can't find that in the provided documents."),
    trace(null, { error: "timeout", chunks: [] }),
    trace("It costs $5.", { prompt_version: "v2" }),
  ], {
    claims: ({ answer }) => answer === "It costs $5 [fees]." ? { supported: 2, claims: 3 } : null,
  });
  assertEquals([v1.version, v1.n, v1.unanswered], ["v1", 4, 1]);
  const counts = ({ estimate, n }: { estimate: number | null; n: number }) => [estimate, n];
  assertEquals(counts(v1.emptyRetrieval), [1 / 4, 4]);
  assertEquals(counts(v1.abstention), [1 / 3, 3]);
  assertEquals(counts(v1.citationFailure), [1 / 2, 2]);
  assertEquals(counts(v1.supportedClaims), [2 / 3, 3]);
  assertEquals([v2.version, v2.supportedClaims.estimate], ["v2", null]);
});

Deno.test("monitorTraces() tells versions apart by the model, or by what one says", () => {
  const traces = [
    trace("A.", { prompt_version: undefined, model: "m" }),
    trace("B.", { prompt_version: undefined }),
  ];
  assertEquals(monitorTraces(traces).map(({ version }) => version), ["m", "all"]);
  const byAnswer = monitorTraces(traces, { by: ({ answer }) => answer ?? "" });
  assertEquals(byAnswer.map(({ version }) => version), ["A.", "B."]);
  assertEquals(monitorTraces([]), []);
});

Deno.test("monitorTraces() names the trace, or the count, that cannot be", () => {
  assertThrows(
    () => monitorTraces([trace("A."), { question: "Q" } as Trace]),
    TypeError,
    "Cannot monitor the traces as traces[1].chunks must be an array: current value is undefined",
  );
  assertThrows(
    () => monitorTraces([trace("A.")], { claims: () => ({ supported: 3, claims: 2 }) }),
    RangeError,
    'claims must count 0 <= supported <= claims: current value is 3 of 2 for "What does it cost?"',
  );
  assertThrows(
    () => monitorTraces([trace("A.")], { by: () => 3 as unknown as string }),
    TypeError,
    "Cannot monitor the traces as what by gives must be a text: current value is 3 (number)",
  );
});
