/**
 * Asks a server for every item through a journal, for the test that kills it.
 *
 * Arguments: address, journal, file of results, number of items, calls at once.
 */
import type { Complete, CompletionRequest } from "../../lib/data/complete.ts";
import { openJournal } from "../../lib/data/open_journal.ts";
import { withJournal } from "../../lib/judges/with_journal.ts";

/** The request of an item. */
export function requestOf(item: number): CompletionRequest {
  return { messages: [{ role: "user", content: `item ${item}` }] };
}

const ask = (url: string): Complete => async (request) => {
  const response = await fetch(url, { method: "POST", body: request.messages[0].content });
  return {
    ...{ text: await response.text(), finish: "stop", usage: null, model: null, latencyMs: null },
    ...{ attempts: 1, cached: false },
  };
};

if (import.meta.main) {
  const [url, journalPath, resultPath, items, concurrency] = Deno.args;
  await using journal = await openJournal(journalPath);
  const complete = withJournal(ask(url), journal);
  const texts: (string | null)[] = [];
  let next = 0;
  await Promise.all(Array.from({ length: Number(concurrency) }, async () => {
    for (let item = next++; item < Number(items); item = next++) {
      texts[item] = (await complete(requestOf(item))).text;
    }
  }));
  await Deno.writeTextFile(resultPath, JSON.stringify(texts));
}
