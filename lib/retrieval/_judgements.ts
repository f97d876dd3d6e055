import { scanTrec } from "../data/scan_trec.ts";
import { addId, type ByteTable, createByteTable, idText } from "./_byte_table.ts";
import { groupByOwner } from "./_group_by_owner.ts";
import { createQueryTable, isLastQuery, numberQuery, type QueryTable } from "./_query_table.ts";
import { repeatedDocument } from "./_trec_collector.ts";

/** Judgements of a file, as bytes and numbers. */
export interface Judgements {
  /** The queries' ids, in the file's order. */
  readonly queries: QueryTable;
  /** The documents' ids, each under the number of its query and with its grade. */
  readonly documents: ByteTable;
  /** The numbers of the documents of a query. */
  readonly ofQuery: (query: number) => Uint32Array;
}

/** Reads judgements: a million of them take about 60 MB. */
export async function readJudgements(path: string | URL): Promise<Judgements> {
  const file = path instanceof URL ? path.pathname : path;
  const queries = createQueryTable();
  const documents = createByteTable(1 << 16);
  let query = -1;
  await scanTrec(path, "qrels", (line) => {
    const { bytes, queryStart, queryEnd, idStart, idEnd, idHash, value } = line;
    if (!isLastQuery(queries, bytes, queryStart, queryEnd)) {
      query = numberQuery(queries, bytes, queryStart, queryEnd);
    }
    if (addId(documents, query, idHash, bytes, idStart, idEnd, value) < 0) {
      const id = new TextDecoder().decode(bytes.subarray(idStart, idEnd));
      throw repeatedDocument("qrels", file, line.line, idText(queries.ids, query), id);
    }
  });
  return { queries, documents, ofQuery: groupByOwner(documents, queries.ids.size) };
}
