/** What `touchstone tune --help` prints. */
export const TUNE_USAGE = `touchstone tune FILE: choose the score below which the assistant declines

FILE is .jsonl, .json (an array) or .csv, one labelled answer a row. FIELD is a column, or a JSON Pointer when it
starts with /. The threshold is chosen so that the risk of what is answered is promised, not only observed.

What is there
  --score FIELD             the score; the higher, the likelier the answer is right (required)
  --negate                  the score points the other way: use minus it
  --hallucinated FIELD      what people say (repeat it for one column a rater), or
  --correct FIELD           the same the other way round
  --positive VALUES         which values mean hallucinated; default true, with --correct false
  --id FIELD                the column whose values must differ from row to row

What is to be promised
  --target-risk R           the share of given answers that may be hallucinated, such as .05 (required)
  --target-over-refusal R   and the share of good answers that may be declined
  --confidence C            how sure the promise is, default 0.95
  --method M                learn-then-test (default), bonferroni, split, or without a promise pointwise, plug-in
  --seed N                  of the split, default 1
  --slice FIELD             also by the values of this column, each by itself (repeatable)

What to do with it
  --save FILE               write the record, for example calibration/decline.json
  --force                   write over a record that is there
  --fingerprint TEXT        hash of the model and prompt that the score comes from, for the record
  --plot FILE               the risk-coverage curve as .png or .svg
  --format F                text (default), json

Example
  touchstone tune labels.jsonl --score evidence_score --hallucinated hallucinated --target-risk .05 \\
    --save calibration/decline.json --plot decline.png

Permissions: --allow-read; with --save or --plot --allow-write; with --plot also --allow-ffi --allow-sys.
Exit codes: 0 a threshold was found, 2 unusable input, 3 none can be promised yet.
`;

/** What `touchstone monitor --help` prints. */
export const MONITOR_USAGE =
  `touchstone monitor RECORD FILE: does a threshold still keep its promise on newly labelled answers?

RECORD is what touchstone tune saved; FILE holds the answers labelled since, oldest first. It may be run after every
batch: the chance of ever raising a false alarm is at most 1 - confidence, however often one looks.

What is there
  --score FIELD             the score; default the record's own
  --negate                  use minus the score, as when the record was made
  --hallucinated FIELD      what people say (repeat it for one column a rater), or
  --correct FIELD           the same the other way round
  --positive VALUES         which values mean hallucinated; default true, with --correct false
  --batch FIELD             the column that tells batches apart, such as a week; default one batch

How to look
  --apart                   given and withheld answers were drawn apart: leaves open how many good ones are declined
  --fingerprint TEXT        refuse a record of another model or prompt
  --confidence C            how sure an alarm is, default 0.95
  --format F                text (default), json

Example
  touchstone monitor calibration/decline.json labels-may.jsonl --hallucinated hallucinated --batch week

Permissions: --allow-read.
Exit codes: 0 the promise holds, 1 it is broken, 2 unusable input or a record that does not match, 3 not settled.
`;
