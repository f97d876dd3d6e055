/** What `touchstone retrieval --help` prints. */
export const RETRIEVAL_USAGE =
  `touchstone retrieval --qrels F --run F: measure what was retrieved, apart from what was answered

Both files are TREC's, gzipped or not: judgements (query iteration document grade) and a run (query Q0 document
rank score tag). The score ranks, the rank column is not looked at. Fields are separated by white space, or by
tabs alone where ids hold spaces.

  --qrels FILE              the judgements (required)
  --run FILE                what the system retrieved (required)
  --baseline FILE           another run, to compare with query by query: paired randomisation test, adjusted by
                            Holm over the measures, and paired intervals

What to measure
  --measures LIST           trec_eval's names, by comma: recall_5, P_10, success_5, map, map_cut_100, recip_rank,
                            recip_rank_cut_10, Rprec, bpref, ndcg, ndcg_cut_10 (linear gain), ndcg_exp_10
                            (exponential gain). Default recall_5,recall_10,P_5,ndcg_cut_10,recip_rank,map
  --relevance-level G       the least grade that counts as relevant, default 1
  --ties trec|file          equal scores: the greater id first, as trec_eval (default), or the file's order
  --no-relevant exclude|zero
                            queries to which nothing is relevant: left out and counted (default), or 0
  --missing zero|omit       judged queries that the run lacks: 0 (default), or left out and counted
  --unjudged-at K           look for unjudged documents in the first K places, default 10

How to report
  --per-query FILE          write the values of each query, .jsonl
  --force                   write over a file that is there
  --format F                text (default), json
  --level L                 confidence level, default 0.95
  --seed N                  of the bootstrap and the test, default 1

Examples
  touchstone retrieval --qrels qrels.txt --run bm25.txt
  touchstone retrieval --qrels qrels.txt --run new.txt.gz --baseline old.txt.gz --measures recall_5,ndcg_cut_10

Permissions: --allow-read, and with --per-query --allow-write.
Exit codes: 0 done, 1 worse than the baseline beyond chance, 2 unusable input, such as a run of other queries.
`;
