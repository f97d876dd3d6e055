/**
 * Refusals in real answers. The flags were read one by one; `abstentions_reviewed.json` holds what came of it, by
 * id and without any text of the sets. Precision and recall are of the sets that the rules were mended on.
 */
import { assert, assertEquals } from "@std/assert";
import { detectAbstention } from "../../lib/checks/detect_abstention.ts";
import { testOnRealData } from "../shared_data.ts";
import reviewed from "./abstentions_reviewed.json" with { type: "json" };

async function rowsOf<Row>(path: string): Promise<readonly Row[]> {
  const text = await Deno.readTextFile(path);
  return text.trim().split("\n").map((line): Row => JSON.parse(line));
}

testOnRealData(
  "detectAbstention() flags none of 485 answers to answerable questions of clapnq_dev",
  "clapnq_dev.jsonl",
  async (path) => {
    const rows = await rowsOf<{ id: string; answerable: boolean; answers: string[] }>(path);
    const answers = rows.filter(({ answerable }) => answerable).flatMap((row) => row.answers);
    assertEquals(answers.length, 485);
    assertEquals(answers.filter((answer) => detectAbstention(answer).kind !== "none"), []);
  },
);

testOnRealData(
  "detectAbstention() agrees with 6,000 predictions of squad2_dev on who abstained",
  "squad2_dev_predictions.jsonl",
  async (path) => {
    interface Row {
      readonly predictions: Record<string, string>;
      readonly abstained: Record<string, boolean>;
    }
    let n = 0;
    for (const { predictions, abstained } of await rowsOf<Row>(path)) {
      for (const [system, prediction] of Object.entries(predictions)) {
        assertEquals(detectAbstention(prediction).kind, abstained[system] ? "full" : "none");
        n++;
      }
    }
    assertEquals(n, 6000);
  },
);

testOnRealData(
  "detectAbstention() flags 40 of 477 answers of mtrag_human_eval, of which 38 were read as right",
  "mtrag_human_eval.jsonl",
  async (path) => {
    const rows = await rowsOf<{ id: string; answer: string }>(path);
    const flags = rows.map(({ id, answer }) => ({ id, kind: detectAbstention(answer).kind }))
      .filter(({ kind }) => kind !== "none");
    assertEquals(flags, reviewed.map(({ id, kind }) => ({ id, kind: kind as "full" | "partial" })));
    assertEquals(reviewed.filter(({ verdict }) => verdict === "right").length, 38);
    assert(reviewed.every(({ reason }) => reason !== ""));
  },
);
