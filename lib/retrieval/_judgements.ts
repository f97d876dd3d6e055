import { scanTrec } from "../data/scan_trec.ts";
import { type ByteTable, createByteTable } from "./_byte_table.ts";
import { countJudgements, type QueryJudgements } from "./_measure_query.ts";
import { createNumberList } from "./_number_list.ts";
import { groupByOwner } from "./_group_by_owner.ts";
import { repeatedDocument } from "./_trec_collector.ts";

/** Judgements of a file, as bytes and numbers. */
export interface Judgements {
  /** The queries' ids, in the file's order, under owner 0. */
  readonly queries: ByteTable;
  /** The documents' ids, each under the number of its query. */
  readonly documents: ByteTable;
  /** The grade of a document. */
  readonly gradeOf: (document: number) => number;
  /** The documents of a query. */
  readonly ofQuery: (query: number) => Uint32Array;
  /** The judgements of a query, counted. */
  readonly counted: (query: number) => QueryJudgements;
}

/** Reads judgements: a million of them take about 50 MB. */
export async function readJudgements(path: string | URL, level: number): Promise<Judgements> {
  const file = path instanceof URL ? path.pathname : path;
  const queries = createByteTable();
  const documents = createByteTable();
  const grades = createNumberList();
  let query = -1;
  await scanTrec(path, "qrels", ({ bytes, queryStart, queryEnd, idStart, idEnd, value, line }) => {
    if (query < 0 || !queries.equals(query, bytes, queryStart, queryEnd)) {
      query = queries.find(0, bytes, queryStart, queryEnd);
      if (query < 0) query = queries.add(0, bytes, queryStart, queryEnd);
    }
    if (documents.add(query, bytes, idStart, idEnd) < 0) {
      const id = new TextDecoder().decode(bytes.subarray(idStart, idEnd));
      throw repeatedDocument("qrels", file, line, queries.text(query), id);
    }
    grades.push(value);
  });
  const ofQuery = groupByOwner(documents, queries.size());
  return {
    ...{ queries, documents, ofQuery },
    gradeOf: (document) => grades.at(document),
    counted: (query) => countJudgements(Array.from(ofQuery(query), grades.at), level),
  };
}
