import { assertEquals, assertThrows } from "@std/assert";
import { diagnose } from "../../lib/cases/diagnose.ts";
import type { Case } from "../../lib/data/case.ts";
import { scored } from "./scored.ts";

const REFUSAL = "I could not find that in the provided documents.";
const chunks = [
  { id: "old", text: "A label costs $7.", status: "superseded" },
  { id: "new", text: "A label costs $9.", status: "current" },
] as const;
const fee: Partial<Case> = { chunks, required_facts: ["$9"], forbidden_facts: ["$7"] };

async function causeOf(given: Partial<Case>): Promise<string | null> {
  return diagnose(await scored(given))?.cause ?? null;
}

Deno.test("diagnose() not retrieved: no passage held it", async () => {
  assertEquals(
    await causeOf({ ...fee, chunks: chunks.slice(0, 1), answer: "A label is free." }),
    "not-retrieved",
  );
  assertEquals(
    await causeOf({ relevant_chunk_ids: ["gone"], answer: REFUSAL }),
    "not-retrieved",
  );
});

Deno.test("diagnose() retrieved but not in the prompt", async () => {
  const lost = { ...fee, prompt_chunk_ids: ["old"], relevant_chunk_ids: ["new"] };
  assertEquals(await causeOf({ ...lost, answer: "A label is free." }), "not-in-prompt");
  assertEquals(await causeOf({ ...lost, answer: REFUSAL }), "not-in-prompt");
});

Deno.test("diagnose() contradicted though present", async () => {
  assertEquals(await causeOf({ ...fee, answer: "A label costs $12." }), "contradicted");
  assertEquals(await causeOf({ ...fee, answer: REFUSAL }), "contradicted");
  assertEquals(await causeOf({ answer: "Within 24 hours.", groundedness: 1 }), "contradicted");
});

Deno.test("diagnose() source, label or date wrong: it followed another passage", async () => {
  assertEquals(await causeOf({ ...fee, answer: "A label costs $7." }), "wrong-source");
  assertEquals(await causeOf({ ...fee, answer: "$9, or $7." }), "wrong-source");
  const stale = { ...fee, type: "stale_context", forbidden_facts: [] } as const;
  assertEquals(await causeOf({ ...stale, answer: "A label costs $7." }), "wrong-source");
});

Deno.test("diagnose() citation wrong: the answer is right and cites what is not there", async () => {
  assertEquals(
    await causeOf({ answer: "Within 24 hours.", citations: ["c9"] }),
    "wrong-citation",
  );
});

Deno.test("diagnose() should have abstained", async () => {
  const given = { type: "unanswerable", expect: "abstain" } as const;
  assertEquals(await causeOf({ ...given, answer: "Within 24 hours." }), "should-have-abstained");
});

Deno.test("diagnose() says nothing where nothing failed, or nothing could be told", async () => {
  assertEquals(await causeOf({ answer: "Within 24 hours." }), null);
  assertEquals(await causeOf({ answer: null }), null);
  assertEquals(await causeOf({ answer: "Within 24 hours.", groundedness: NaN }), null);
});

Deno.test("diagnose() refuses what is no result", () => {
  assertThrows(
    () => diagnose(JSON.parse("{}")),
    TypeError,
    "Cannot diagnose the case as result must be what scoring gives of a case: current value is {}",
  );
});
