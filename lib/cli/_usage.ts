/** What `touchstone --help` prints. */
export const USAGE = `touchstone: did the assistant make something up, and can the judge be trusted?

Usage
  touchstone demo [--out DIR]          the main job on the bundled data set
  touchstone calibrate FILE [options]  measure a judge against hand labels
  touchstone COMMAND --help            options, examples and the permissions it needs
  touchstone --version

Exit codes: 0 done and every bar met, 1 a bar missed, 2 unusable input, 3 not settled, 130 interrupted.
`;

/** What `touchstone calibrate --help` prints. */
export const CALIBRATE_USAGE = `touchstone calibrate FILE: measure a judge against hand labels

FILE is .jsonl, .json (an array) or .csv. FIELD is a column, or a JSON Pointer when it starts with /,
where * stands for all members: /human/* is one label a rater. Positive always means hallucinated.

What people say
  --human FIELD             their label (required; repeat it for one column a rater)
  --human-positive VALUES   which values mean hallucinated: false, or 1,2, or '<=2'; default true
  --human-negative VALUES   which do not; default all others that do not read as a failure (error, n/a)
  --human-rule RULE         several raters: majority (default), any, all, at-least:N

What the judge says (one of these; both may be repeated)
  --judge FIELD             its verdict
  --judge-positive VALUES   which values mean hallucinated; default true
  --judge-negative VALUES   which do not; default all others that do not read as a failure (error, n/a)
  --judge-score FIELD       its score, with
  --higher-is END           positive: high scores mean hallucinated; negative: low ones do (required)
  --threshold LIST|auto     0.5,0.8, or auto (default): chosen on a part of the rows, reported on the rest

Graded labels instead of yes and no
  --labels 0,1,2,3          the grades in order
  --weights W               none, linear, quadratic (default)

How to report
  --slice FIELD             also by the values of this column (repeatable)
  --group FIELD             rows that belong together, such as a question: intervals allow for it, and a
                            split keeps them whole
  --generator FIELD         the model that wrote the answer: warns where judge and writer are kin
  --name NAME               what to call the judge; default its field
  --fingerprint TEXT        hash of its model, prompt and parameters, for the record
  --level L                 confidence level, default 0.95
  --split SHARE             share of the rows for --threshold auto, default 0.5
  --seed N                  of the split and the bootstraps, default 1
  --format F                text (default), json, markdown
  --id FIELD, --no-id       the column whose values must differ from row to row; default id, if there is one

What to do with it
  --require 'METRIC>=X'     a bar for the lower limit; @estimate behind it for the estimate (repeatable)
  --save FILE               write the record, for example calibration/my-judge.json
  --force                   write over a record that is there

Examples
  touchstone calibrate labels.jsonl --human correct --human-positive false \\
    --judge judge_gpt4 --judge-positive false --slice domain --require 'sensitivity>=.8'
  touchstone calibrate labels.csv --human hallucinated --judge-score faithfulness \\
    --higher-is negative --threshold auto --group question_id --save calibration/faithfulness.json

Permissions: --allow-read, and with --save --allow-write.
Exit codes: 0 done and every bar met, 1 a bar missed, 2 unusable input, 3 not settled, 130 interrupted.
`;

/** What `touchstone demo --help` prints. */
export const DEMO_USAGE = `touchstone demo [--out DIR]: the main job on the bundled data set

Calibrates two invented judges on 240 answers of an invented shop's assistant, prints the tables, and
writes a picture (PNG) and a summary (Markdown) to DIR, by default touchstone-demo.

Permissions: --allow-read --allow-write --allow-ffi --allow-sys (native code draws the picture).
`;

/** What `touchstone score --help` prints. */
export const SCORE_USAGE = `touchstone score CASES: score recorded answers against what their cases expect, and gate on it

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
export const COMPARE_USAGE = `touchstone compare A B: two scored runs of the same cases, pair by pair

A and B are files that score --save wrote: A the baseline, B the candidate. Prints the cases that flipped, both
ways, McNemar's test and the paired interval of the difference, in all and by slice. Refuses where the cases,
the corpus or the judge differ.

  --slice NAME              also by type, severity, tag, language, document age, scope (repeatable)
  --format F                text (default), json, markdown

Permissions: --allow-read.
Exit codes: 0 done, 1 the candidate is worse beyond chance, 2 unusable input.
`;

/** What `touchstone derive --help` prints. */
export const DERIVE_USAGE = `touchstone derive CASES --kinds LIST: make harder cases from those you have

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
