/** What `touchstone audit --help` prints. */
export const AUDIT_USAGE =
  `touchstone audit TRACES: measure retrieval apart from generation, and say which of the two failed

TRACES is .jsonl, one question a line: { id, question, chunks: [{ id, doc_id, text, score, version, status,
effective_date, scope }], and the gold label: relevant_chunk_ids, relevant_doc_ids or grades }. Where it also says how
the answer turned out (correct, confident, claims with verdicts or faithfulness), the wrong answers are split by
whether the gold passage was retrieved. Other fields used: caller, query_type, language, gold_versions,
prompt_chunk_ids, citations.

What to measure
  --k N                     how many of the retrieved count, default 5
  --at LIST                 other k to measure at, default 1,3,10
  --gold-grade N            where only grades are given, the least grade of a gold passage, above 0; default 1
  --near-duplicate SHARE    share of words from which on passages say nearly the same, default 0.8
  --scopes LIST             what callers may see whose trace does not say
  --level L                 confidence level, default 0.95
  --seed N                  of the bootstrap, default 1

What to do with it
  --target 'FIGURE>=X'      a bar, such as 'recall@5>=.90, lower bound .85' or 'confident-wrong<=10 of 200'
                            (repeatable). Figures: recall@k, hit@k, ndcg@k, mrr, faithfulness (>=), and
                            confident-wrong, stale, duplicated, empty, forbidden (<=)
  --passing TRACES          another run: questions whose gold passage it retrieved and this one missed are laid
                            side by side, rank by rank
  --format F                text (default), json, markdown

Examples
  touchstone audit traces.jsonl --target 'recall@5>=.90, lower bound .85' --target 'forbidden<=0'
  touchstone audit tonight.jsonl --passing last-week.jsonl

Permissions: --allow-read.
Exit codes: 0 done and every target met, 1 a target missed, 2 unusable input, 3 not settled.
`;
