/** What `touchstone score --help` prints. */
export const SCORE_USAGE =
  `touchstone score CASES: score recorded answers against what their cases expect, and gate on it

CASES is .jsonl or .json (an array): one case an entry, with its question, passages, answer and what should
happen (expect: answer or abstain; required and forbidden facts). No model is called: quantities, phrases,
refusals, citations and access are checked by rules; a recorded groundedness grade (1 to 5) counts too.

What to score
  --answer FIELD            the field that holds the answer, such as /candidate/answer; default answer
  --only ID|TAG             these cases only (repeatable)
  --smoke                   those tagged smoke; where none is, the first two of every type
  --endpoint URL            ask this address for the answers: POST {id, question, history}, read {answer,
                            chunks, citations}
  --header 'NAME: VALUE'    sent to the endpoint (repeatable); never written to a file
  --concurrency N           requests under way at once, default 4
  --journal FILE            keep each answer as it comes; started again, a run goes on from there

The scoring rule
  --quantities flag|fail    whether an unsupported quantity makes an answer hallucinated also where the case
                            is not critical; default flag: it fails its property and is listed
  --tokens flag|fail        the same for names, versions, commands, paths, identifiers; default flag
  --incomplete hallucinated|separate
                            how a missing required fact counts; default hallucinated
  --citations required|optional
                            whether an answer without a citation fails its property; default optional

The gate
  --budget NAME=VALUE       hallucination or over-refusal (and what --gates knows): a count of cases (3), or
                            a rate (.02, 2%). Default hallucination=.02 over-refusal=.10, placeholders to be
                            agreed with the product's owner (repeatable)
  --rule point|bound        judge a rate by itself (default) or by its interval
  --gates FILE              budgets from a JSON file, per type and severity too
  --baseline RESULTS        a saved run that must not get worse

What to write
  --save RESULTS.jsonl      every result with the run's manifest, for compare and --baseline
  --redact                  ids, hashes and places only, no text of questions, answers or passages
  --markdown FILE           tables for a pull request
  --junit FILE              one test a case and a check
  --json FILE               summary, gate and results
  --github                  annotations, at most ten a step, and the step summary
  --force                   write over files that are there
  --commit, --corpus, --retriever, --prompt, --generator TEXT
                            what the run was made with, for its manifest

Examples
  touchstone score cases.jsonl --budget hallucination=.05 --markdown score.md
  touchstone score cases.jsonl --gates gates.json --baseline main.jsonl --junit score.xml --github

Permissions: --allow-read; with --save, --markdown, --junit, --json, --journal --allow-write; with --endpoint
--allow-net; with --github --allow-env=GITHUB_STEP_SUMMARY --allow-write.
Exit codes: 0 the gate passes, 1 it fails, 2 unusable input, 3 not settled (rule bound), 130 interrupted.
`;

/** What `touchstone compare --help` prints. */
export const COMPARE_USAGE =
  `touchstone compare A B: two scored runs of the same cases, pair by pair

A and B are files that score --save wrote: A the baseline, B the candidate. Prints the cases that flipped, both
ways, McNemar's test and the paired interval of the difference, in all and by slice. Refuses where the cases,
the corpus or the judge differ.

  --format F                text (default), json, markdown

Permissions: --allow-read.
Exit codes: 0 done, 1 the candidate is worse beyond chance, 2 unusable input.
`;

/** What `touchstone derive --help` prints. */
export const DERIVE_USAGE =
  `touchstone derive CASES --kinds LIST: make harder cases from those you have

  --kinds LIST              which, by comma; all for every kind (required)
  --seed N                  default 1: the same seed makes the same cases
  --out FILE                where to write them, .jsonl; default the standard output
  --force                   write over a file that is there

Kinds: unanswerable, near-miss, false-premise, changed-evidence, stale, stale-only, conflict, truncated,
partial-question, leading-question, no-citations-asked, injected-instruction. Each case says what is now
expected; what could not be made is listed with its reason.

Permissions: --allow-read, and with --out --allow-write.
Exit codes: 0 done, 2 unusable input.
`;
