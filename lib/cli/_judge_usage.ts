/** What judge and probe have in common. */
const JUDGE_FLAGS = `The judge
  --judge NAME              factuality (every sentence against its passages), audit (PASS, FAIL or UNCERTAIN),
                            groundedness (1 to 5); nli (a local model); lexical (words, offline: a baseline);
                            required
  --model M                 the model: a name at the server, or for nli a folder or hub id
  --base-url U              the server, OpenAI-compatible; default OPENAI_BASE_URL, or OpenAI
  --temperature T           of a reply, default 0; none for models that take none
  --max-tokens N            the most tokens of a reply
The key comes from OPENAI_API_KEY, never from the command line, and is in no file that is written.
`;

/** What `touchstone judge --help` prints. */
export const JUDGE_USAGE =
  `touchstone judge CASES: ask a judge about every answered case, and keep what it says

CASES is a file as touchstone score reads it. Cases without an answer, and answers that wholly decline, are not asked
about: they are listed as such.

${JUDGE_FLAGS}
How to ask
  --concurrency N           calls under way at once, default 8
  --per-minute N            at most so many calls a minute
  --max-calls N             stop there; what is done is kept
  --max-cost N              the same by what it costs (needs --price)
  --price P,C               what a million tokens cost: of requests, of replies, such as 2.50,10
  --repeats N               judge each so often, to tell how often it contradicts itself; default 1
  --generator M             the model that wrote the answers: warns where it is the judge's kin
  --dry-run                 print calls, tokens and cost, and ask nothing
  --only ID|TAG             these cases only (repeatable)
  --answer FIELD            the field that holds the answer, such as /candidate/answer; default answer

What to do with it
  --save FILE               one row a judgement, after a first row with the manifest (required, but for --dry-run)
  --resume                  go on from FILE.journal, which an interrupted run leaves; no finished call is made again
  --force                   write over FILE, and start anew

Examples
  touchstone judge cases.jsonl --judge groundedness --model gpt-4o-mini --dry-run
  touchstone judge cases.jsonl --judge factuality --model qwen3 --base-url http://127.0.0.1:11434/v1 --save out.jsonl

Permissions: --allow-read --allow-write --allow-env; for a server --allow-net=HOST; for nli --allow-ffi, and for a hub id
--allow-net. lexical needs --allow-read --allow-write only.
Exit codes: 0 every one judged, 2 unusable input, 3 some have no verdict, 130 interrupted.
`;

/** What `touchstone probe --help` prints. */
export const PROBE_USAGE =
  `touchstone probe CASES: the judge itself under test, on answers known to be supported

Plants faults that it must catch, and makes changes that must not matter. CASES, a file as touchstone score reads it,
should hold right answers: those that the judge does not pass as they are, are counted as false alarms and not probed.

${JUDGE_FLAGS}
How to probe
  --probes LIST             only these, by comma. Faults: number-changed, negated, entity-swapped, evidence-removed,
                            claim-added, extrapolated, other-evidence. Harmless: paraphrased, padded,
                            chunks-reordered, letter-case, layout, confident-tone, hedged-tone, hidden-instruction
  --fail-at G               groundedness: grades up to this are a fail, default 2
  --concurrency N           calls under way at once, default 8
  --seed N                  of what is changed, default 1
  --only ID|TAG             these cases only (repeatable)
  --answer FIELD            the field that holds the answer, such as /candidate/answer; default answer

What to do with it
  --json FILE               write the report
  --record FILE             write the report into this calibration record, whose fingerprint must be the judge's

Example
  touchstone probe cases.jsonl --judge lexical --only answerable

Permissions: as for touchstone judge.
Exit codes: 0 done, 2 unusable input, 3 some judgements failed, 130 interrupted.
`;

/** What `touchstone batch --help` prints. */
export const BATCH_USAGE =
  `touchstone batch export CASES: requests for a provider's own queue, in the OpenAI Batch format
touchstone batch import CASES REPLIES: read what came back; any order, partial files, duplicates and errors inside

CASES is a file as touchstone score reads it. The import takes the same options as the export before it.

The judge
  --judge NAME              factuality (every sentence against its passages), audit (PASS, FAIL or UNCERTAIN),
                            groundedness (1 to 5); required
  --model M                 the model, by its name at the provider (required)
  --base-url U              the provider's server, for the fingerprint: none is asked
  --temperature T           of a reply, default 0; none for models that take none
  --max-tokens N            the most tokens of a reply
  --structured S            the shape of replies: json_schema (default), json_object, none

Which answers
  --only ID|TAG             these cases only (repeatable)
  --answer FIELD            the field that holds the answer, such as /candidate/answer; default answer

What to do with it
  --save FILE               export: the requests, in files of at most 50,000 (FILE, FILE.2, ...); import: the results
                            (required)
  --force                   write over FILE

Examples
  touchstone batch export cases.jsonl --judge groundedness --model gpt-4o-mini --save requests.jsonl
  touchstone batch import cases.jsonl replies.jsonl --judge groundedness --model gpt-4o-mini --save out.jsonl

Permissions: --allow-read --allow-write. No call is made.
Exit codes: 0 done, 2 unusable input, 3 some have no verdict.
`;
