/** What `touchstone --help` prints. */
export const USAGE = `touchstone: did the assistant make something up, and can the judge be trusted?

Usage
  touchstone demo [--out DIR]          the main job on the bundled data set
  touchstone calibrate FILE [options]  measure a judge against hand labels
  touchstone score CASES [options]     score answers against what is expected, and gate a release on it
  touchstone compare A B               two scored runs of the same cases, pair by pair
  touchstone derive CASES --kinds LIST make harder cases from those you have
  touchstone judge CASES [options]     ask a judge about every answer: a model, an NLI model, or words alone
  touchstone probe CASES [options]     the judge itself under test: planted faults, harmless changes
  touchstone batch export|import       the same by a provider's own queue
  touchstone tune FILE [options]       choose the score below which the assistant declines
  touchstone monitor RECORD FILE       does the threshold still keep its promise?
  touchstone audit TRACES [options]    retrieval apart from generation: which of the two failed
  touchstone retrieval [options]       measure what was retrieved, by trec_eval's names
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
writes a picture (PNG) and a summary (Markdown).

  --out DIR                 the folder to write to, default touchstone-demo

Permissions: --allow-read --allow-write --allow-ffi --allow-sys (native code draws the picture).
Exit codes: 0 done, 2 unusable input.
`;
