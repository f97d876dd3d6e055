import { scanTrec } from "../data/scan_trec.ts";
import type { TrecLine } from "../data/trec_line.ts";
import { addId, clearIds, createByteTable, idText } from "./_byte_table.ts";
import type { FoundDocuments } from "./_evaluate_queries.ts";
import type { EvaluationSettings } from "./_evaluation_settings.ts";
import { findJudged, type RetrievedDocuments } from "./_find_judged.ts";
import { groupByOwner } from "./_group_by_owner.ts";
import type { Judgements } from "./_judgements.ts";
import { createQueryTable, findQuery, isLastQuery, numberQuery } from "./_query_table.ts";
import { repeatedDocument } from "./_trec_collector.ts";

/** What a run holds for the judged queries. */
export interface FoundInRun {
  /** By the number of the judged query. */
  readonly found: ReadonlyMap<number, FoundDocuments>;
  /** Ids of queries that are not judged. */
  readonly notJudged: readonly string[];
}

/**
 * Reads a run file query by query, holding one at a time. A file whose queries are mixed is read a second time,
 * and held as bytes: some 40 bytes a line.
 */
export async function readFound(
  path: string | URL,
  judgements: Judgements,
  settings: EvaluationSettings,
): Promise<FoundInRun> {
  const once = createRunReader(path, judgements, settings);
  const { rows } = await scanTrec(path, "run", once.visit);
  if (!once.isMixed()) return once.finish();
  const again = createRunReader(path, judgements, settings, true);
  if ((await scanTrec(path, "run", again.visit)).rows < rows) {
    const need = "a run whose queries are mixed must be a file that can be read twice";
    throw new RangeError(`Cannot compute evaluateRunFile as ${need}: current value is ${path}`);
  }
  return again.finish();
}

function createRunReader(
  path: string | URL,
  judgements: Judgements,
  settings: EvaluationSettings,
  holdAll = false,
) {
  const file = path instanceof URL ? path.pathname : path;
  const queries = createQueryTable();
  const documents = createByteTable(1 << 10);
  const found = new Map<number, FoundDocuments>();
  const notJudged: string[] = [];
  let query = -1;
  let mixed = false;
  let numbers = new Uint32Array();

  const close = (query: number, retrieved: Pick<RetrievedDocuments, "entries" | "owner">): void => {
    const { arena, starts } = queries.ids;
    const judged = findQuery(judgements.queries, arena, starts[query], starts[query + 1]);
    if (judged < 0) notJudged.push(idText(queries.ids, query));
    else found.set(judged, findJudged({ documents, ...retrieved }, judgements, judged, settings));
  };
  /** Ends the query at hand, where one is held at a time. */
  const closeHeld = (): void => {
    const { size } = documents;
    if (numbers.length < size) numbers = Uint32Array.from({ length: 2 * size }, (_, i) => i);
    if (query >= 0) close(query, { entries: numbers.subarray(0, size), owner: 0 });
    clearIds(documents);
  };

  return {
    isMixed: () => mixed,
    visit(line: TrecLine): boolean {
      const { bytes, queryStart, queryEnd, idStart, idEnd, idHash, value } = line;
      if (!isLastQuery(queries, bytes, queryStart, queryEnd)) {
        if (!holdAll) {
          mixed = findQuery(queries, bytes, queryStart, queryEnd) >= 0;
          if (mixed) return false;
          closeHeld();
        }
        query = numberQuery(queries, bytes, queryStart, queryEnd);
      }
      const owner = holdAll ? query : 0;
      if (addId(documents, owner, idHash, bytes, idStart, idEnd, value) < 0) {
        const id = new TextDecoder().decode(bytes.subarray(idStart, idEnd));
        throw repeatedDocument("run", file, line.line, idText(queries.ids, query), id);
      }
      return true;
    },
    finish(): FoundInRun {
      if (!holdAll) closeHeld();
      else {
        const ofQuery = groupByOwner(documents, queries.ids.size);
        for (let owner = 0; owner < queries.ids.size; owner++) {
          close(owner, { entries: ofQuery(owner), owner });
        }
      }
      return { found, notJudged };
    },
  };
}
