import { scanTrec } from "../data/scan_trec.ts";
import type { TrecLine } from "../data/trec_line.ts";
import { createByteTable } from "./_byte_table.ts";
import type { FoundDocuments } from "./_evaluate_queries.ts";
import type { EvaluationSettings } from "./_evaluation_settings.ts";
import { findJudged, type RetrievedDocuments } from "./_find_judged.ts";
import { groupByOwner } from "./_group_by_owner.ts";
import type { Judgements } from "./_judgements.ts";
import { createNumberList } from "./_number_list.ts";
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
  const queries = createByteTable();
  const documents = createByteTable();
  const scores = createNumberList();
  const found = new Map<number, FoundDocuments>();
  const notJudged: string[] = [];
  let query = -1;
  let mixed = false;
  let numbers = new Uint32Array();

  const close = (query: number, retrieved: Pick<RetrievedDocuments, "entries" | "owner">): void => {
    const { bytes, start, end } = queries.place(query);
    const judged = judgements.queries.find(0, bytes, start, end);
    if (judged < 0) notJudged.push(queries.text(query));
    else {
      const all = { documents, scores, ...retrieved };
      found.set(judged, findJudged(all, judgements, judged, settings));
    }
  };
  /** Ends the query at hand, where one is held at a time. */
  const closeHeld = (): void => {
    const size = documents.size();
    if (numbers.length < size) numbers = Uint32Array.from({ length: 2 * size }, (_, i) => i);
    if (query >= 0) close(query, { entries: numbers.subarray(0, size), owner: 0 });
    documents.clear();
    scores.clear();
  };

  return {
    isMixed: () => mixed,
    visit({ bytes, queryStart, queryEnd, idStart, idEnd, value, line }: TrecLine): boolean {
      if (query < 0 || !queries.equals(query, bytes, queryStart, queryEnd)) {
        const known = queries.find(0, bytes, queryStart, queryEnd);
        if (!holdAll) {
          mixed = known >= 0;
          if (mixed) return false;
          closeHeld();
        }
        query = known >= 0 ? known : queries.add(0, bytes, queryStart, queryEnd);
      }
      if (documents.add(holdAll ? query : 0, bytes, idStart, idEnd) < 0) {
        const id = new TextDecoder().decode(bytes.subarray(idStart, idEnd));
        throw repeatedDocument("run", file, line, queries.text(query), id);
      }
      scores.push(value);
      return true;
    },
    finish(): FoundInRun {
      if (!holdAll) closeHeld();
      else {
        const ofQuery = groupByOwner(documents, queries.size());
        for (let owner = 0; owner < queries.size(); owner++) {
          close(owner, { entries: ofQuery(owner), owner });
        }
      }
      return { found, notJudged };
    },
  };
}
