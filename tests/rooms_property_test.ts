/**
 * What holds of every public function outside the statistics, whatever comes in: it answers, or it refuses in
 * the package's own words, which say what it cannot do and why.
 */
import { assert, assertEquals } from "@std/assert";
import * as cases from "../lib/cases/mod.ts";
import * as checks from "../lib/checks/mod.ts";
import * as claims from "../lib/claims/mod.ts";
import * as data from "../lib/data/mod.ts";
import * as decisions from "../lib/decisions/mod.ts";
import * as judges from "../lib/judges/mod.ts";
import * as entailment from "../lib/entailment/mod.ts";
import * as pictures from "../lib/pictures/mod.ts";
import * as render from "../lib/render/mod.ts";
import * as reports from "../lib/reports/mod.ts";
import * as retrieval from "../lib/retrieval/mod.ts";
import * as text from "../lib/text/mod.ts";
import { calibrationCurve } from "../lib/statistics/calibration_curve.ts";
import { wilsonInterval } from "../lib/statistics/wilson_interval.ts";

type Any = (...args: unknown[]) => unknown;

const BAD = [undefined, null, 0, NaN, "x", [], {}, [null], [{}], true];

/** A sentence of the package, or what the system says of a file that is not there. */
const OWN_WORDS = /^(\w+): (Cannot .+( as |: write )|No such file)/s;
/** What the engine says of a value that nobody has looked at. */
const ENGINE_WORDS =
  /destructure|properties of|is not (a function|iterable|async iterable)|undefined or null|Invalid URL/;

const human = [true, true, false, false];
const judge = [true, false, false, true];
const slices = { domain: ["a", "b", "a", "b"] };
const record = decisions.calibrateJudge(human, judge, { slices });
const spec = pictures.intervalPlot([{ label: "a", interval: wilsonInterval(4, 8) }], {
  title: "Half",
});
const [days] = checks.extractQuantities("5 days");
const answered = { answer: "A [1].", chunks: [{ id: "1", text: "A." }] };
const fields = { human: "human", judges: ["judge"] };
const row = { id: "1", human: true, judge: false };
const half = wilsonInterval(4, 8);
/** What a gate reads of a summary. */
const summary = {
  n: 8,
  ...{ shareScored: half, hallucinated: half, overRefused: half, incomplete: half },
  ...{ shareJudgeErrors: half, properties: [], slices: [], failing: [], warnings: [] },
};
const result = { id: "1", type: "partial", expect: "answer", severity: "minor", outcome: "right" };
const oneRun = {
  results: [{ ...result, properties: [], slices: {}, case_hash: "1" }],
  manifest: { touchstone: "1", case_set: "1" },
};
const oneCase = {
  ...{ id: "1", type: "answerable", expect: "answer", question: "How long?" },
  chunks: [{ id: "c1", text: "45 days." }],
  ...{ relevant_chunk_ids: ["c1"], required_facts: ["45 days"] },
};
const comparison = (decisions.compareRuns as Any)(oneRun, oneRun);
const audited = (retrieval.auditRetrieval as Any)([oneCase]);
const gated = (decisions.gate as Any)(summary);
const incident = {
  ...{ incident_id: "1", question: "Why?", retrieved_context: ["a"], hallucinated_answer: "b" },
  ...{ why_it_reached_production: "c", grounded_claims: [] },
};
const [rowsFile, recordFile, newFile] = ["rows.jsonl", "record.json", "new.jsonl"];
const declineFile = "decline.json";
const decline = decisions.thresholdRecord(
  decisions.tuneThreshold({
    scores: Array(60).fill(1),
    hallucinated: Array(60).fill(false),
    targetRisk: 0.1,
  }),
  { signal: "score" },
);
const curve = decisions.riskCoverage({ scores: [4, 3, 2, 1], hallucinated: human });
const probed = await decisions.probeJudge([], () => false);
const incidentsFile = "incidents.jsonl";
const [qrelsFile, runFile] = ["qrels.txt", "run.txt"];
const [casesFile, resultsFile] = ["cases.jsonl", "results.jsonl"];

const request = { messages: [{ role: "user", content: "Grounded?" }] };
const complete = () =>
  Promise.resolve({ text: "PASS", finish: "stop", attempts: 1, cached: false });

const aJudge = Object.assign(() => true, {
  ...{ judgeName: "audit", settings: { model: "m" }, parse: () => true },
  prompt: { name: "audit", version: "1", system: "Judge.", user: "{{answer}}" },
  requestOf: () => ({ messages: [{ role: "user", content: "Grounded?" }] }),
});
const judged = {
  claims: [{ id: "1", text: "A." }],
  chunks: [{ id: "1", text: "A." }],
};
const lists = () => ({ text: '["a?", "b?", "c?"]', finish: "stop" });
const vectors = (texts: readonly unknown[]) => texts.map(() => [1, 2]);
const neutral = (pairs: readonly unknown[]) =>
  pairs.map(() => ({ entailment: 0, neutral: 1, contradiction: 0 }));

/** A call of each function that it answers: every argument in turn gives way to each bad one. */
const GOOD: Readonly<Record<string, readonly unknown[]>> = {
  diagnose: [oneRun.results[0]],
  evidenceBoundary: [oneCase, ["chunks"]],
  scoreCases: [[{ ...oneCase, answer: "45 days." }], {}],
  summariseCases: [[], {}],
  checkIncidents: [[incident], () => ({ pass: true })],
  incidentCases: [[incident]],
  readIncidents: [incidentsFile],
  collectTraces: [[oneCase], () => ({ answer: null }), {}],
  deriveCases: [[oneCase], {}],
  endpointAnswer: ["http://127.0.0.1:9/", {}],
  combineChunks: ["a", [{ id: "1", text: "a b" }], entailment.lexicalEntail(), {}],
  entailClaims: [
    [{ id: "1", text: "a" }],
    [{ id: "1", text: "a b" }],
    entailment.lexicalEntail(),
    {},
  ],
  entailmentFrom: [[1, 2, 3], ["entailment", "neutral", "contradiction"]],
  judgeEntail: [() => null, {}],
  lexicalEntail: [],
  windowText: ["a b", (text: string) => text.length, { maxTokens: 2 }],
  zeroShot: [["a"], ["b"], entailment.lexicalEntail(), {}],
  foldText: ["a", {}],
  splitSentences: ["a", {}],
  answerRelevance: ["a?", "b", { complete: lists, embed: vectors, questions: 1 }],
  checkAnswer: ["a", answered.chunks, {}],
  checkReference: ["a", "b", vectors, {}],
  contextRelevance: ["a?", answered.chunks, { complete: () => ({ text: "[1]", finish: "stop" }) }],
  decomposeClaims: ["a", lists, {}],
  faithfulness: ["a", answered.chunks, {}],
  parseClaims: ["1. a", "a"],
  reviewRows: [[]],
  semanticSimilarity: ["a", "b", vectors, {}],
  summariseChecks: [[]],
  verifyClaims: [[{ id: "1", text: "a" }], answered.chunks, neutral, {}],
  checkPhrases: ["a b", { mustInclude: ["a"], mustNotInclude: [["c"]] }],
  checkAccess: [answered, ["staff"]],
  checkCitations: [answered, {}],
  checkEvidence: [answered.chunks, { minScore: 0.5 }],
  containsPhrase: ["a b", "a", {}],
  detectAbstention: ["I don't know.", {}],
  averagePrecision: [["a"], ["a"], {}],
  bpref: [["a"], { a: 1 }, {}],
  dcgScore: [[1, 0], [2, 1], {}],
  compareEvaluations: [
    retrieval.evaluateRun({ q: ["a"] }, { q: ["a"] }),
    retrieval.evaluateRun({ q: ["a"] }, { q: ["a"] }),
    {},
  ],
  compareRetrieval: [{ q: { a: 1 } }, { q: ["a"] }, { q: ["b"] }, {}],
  evaluateRun: [{ q: { a: 1 } }, { q: ["a"] }, {}],
  evaluateRunFile: [qrelsFile, runFile, {}],
  formatRun: [{ q: ["a"] }, {}],
  hitAtK: [["a"], ["a"], 5],
  ndcgAtK: [["a"], { a: 1 }, 5, {}],
  ndcgScore: [[1, 0], [2, 1], {}],
  parseQrels: ["q 0 a 1\n", {}],
  parseRun: ["q Q0 a 1 2 x\n", {}],
  readQrels: [qrelsFile],
  readRun: [runFile],
  scanTrec: [qrelsFile, "qrels", () => {}],
  scanTrecText: ["q 0 a 1\n", "qrels", () => {}, {}],
  precisionAtK: [["a"], ["a"], 5],
  rPrecision: [["a"], ["a"]],
  recallAtK: [["a"], ["a"], 5],
  auditRetrieval: [[oneCase], {}],
  diffTraces: [oneCase, oneCase],
  reciprocalRank: [["a"], ["a"], {}],
  findPhrase: ["a b", "a", {}],
  containsFact: ["a b", "a", {}],
  findFact: ["a b", "a", {}],
  findInstructions: [[{ id: "1", text: "a b" }]],
  extractTokens: ["see /etc/x"],
  indexTokens: [["see /etc/x"]],
  unsupportedTokens: ["see /etc/x", "see /etc/y", {}],
  factCoverage: [[{ id: "1", text: "a b" }], ["a"], 1],
  JsonlParseStream: [{}],
  JsonlStringifyStream: [],
  extractQuantities: ["5 days", {}],
  indexQuantities: [["5 days"], {}],
  quantitiesAgree: [days, days],
  unsupportedQuantities: ["5 days", "6 days", {}],
  caseHash: [oneCase],
  chunkId: ["a.md", "", "a"],
  manifestOf: [[oneCase], {}],
  openJournal: ["journal.jsonl"],
  parseCases: [JSON.stringify(oneCase), {}],
  parseContext: ["a.md: b"],
  readCases: [casesFile, {}],
  readResults: [resultsFile],
  readGoldTraces: [casesFile],
  readTraces: [casesFile],
  redactResults: [[oneRun.results[0]]],
  withTraces: [[oneCase], [oneCase]],
  withoutAnswer: [oneCase],
  writeResults: ["results-kept.jsonl", [], oneRun.manifest],
  combineRaters: [[true, false], "any"],
  getPath: [row, "human"],
  labelColumnsOf: [[row], fields],
  sha256Hex: ["a"],
  modelFamily: ["gpt-4o"],
  nearestName: ["humna", ["human"]],
  parseFieldPath: ["/a/b"],
  parseHumanRule: ["any"],
  parseJsonl: ["{}\n", {}],
  parsePositive: ["fail", "pass"],
  parseValueList: ["1,2"],
  readCsv: ["rows.csv", {}],
  readGradeColumns: [rowsFile, { ...fields, labels: [true, false] }],
  readJsonl: [rowsFile, {}],
  readLabelColumns: [rowsFile, fields],
  readLabels: [rowsFile, { human: "human", judge: "judge" }],
  readRecord: [recordFile],
  readRows: [rowsFile, {}],
  scanJsonl: [rowsFile, {}, () => {}],
  scanRows: [rowsFile, {}, () => {}],
  splitLabels: [human, {}],
  writeJsonl: [newFile, [row], {}],
  writeRecord: ["kept.json", record],
  completionError: ["timeout", "Too slow.", {}],
  completionKey: [request, {}],
  estimateRun: [[request], {}],
  replayComplete: [() => "PASS", {}],
  withBudget: [complete, {}],
  withCache: [complete, { folder: "cache" }],
  withJournal: [complete, { entries: () => new Map(), append: () => Promise.resolve() }],
  withRateLimit: [complete, {}],
  withRetries: [complete, {}],
  failureOf: ["x"],
  runJudge: [[1], () => true, {}],
  judgedRate: [[{ verdict: true }], {}],
  judgedMean: [[{ verdict: 1 }], {}],
  judgeRepeats: [[["a", "b"]], {}],
  verdictsByItem: [[{ index: 0, verdict: "a" }], (verdict: string) => verdict],
  judgeFingerprint: [aJudge],
  progressLine: [{ done: 1, total: 2, failed: 0, perSecond: 1, secondsLeft: 1 }],
  exportBatch: [[1], aJudge, {}],
  importBatch: [[], [1], aJudge, {}],
  matchCalibration: [record, "a", {}],
  probeJudge: [[oneCase], () => true, {}],
  auditAnswer: [complete, {}],
  auditOmissions: [complete, {}],
  classifyAbstention: [complete, {}],
  gradeCorrectness: [complete, {}],
  gradeGroundedness: [complete, {}],
  judgeAnswer: [complete, {}],
  judgeCitations: [complete, {}],
  judgeFactuality: [complete, {}],
  parseAbstention: ["DECLINES"],
  parseAudit: ["PASS"],
  parseCitations: ["1|SUPPORTED|1", {
    citations: [{ id: "1", text: "A.", cited: ["1"] }],
    chunks: [{ id: "1", text: "A." }],
  }],
  parseClaimLines: ["1|SUPPORTED|1", judged],
  parseFactuality: ["1|SUPPORTED|1", judged],
  parseGrade: ["4/5", { min: 1, max: 5 }],
  parseLabel: ["A", ["A", "B"], {}],
  parseOmissions: ["NONE", { chunks: [{ id: "1", text: "A." }], critical: ["danger"] }],
  parseVerdict: ["supported"],
  promptHash: [{ name: "a", version: "1", system: "b", user: "c" }],
  readJsonReply: ["{}"],
  assertStablePassRate: [() => true, {}],
  checkDrop: [{ baseline: 1, current: 1, maxDrop: 0 }],
  checkRate: [half, { atMost: 1 }],
  compareRuns: [oneRun, oneRun, {}],
  cheapestThreshold: [
    { scores: [4, 3, 2, 1], hallucinated: human, wrongCost: 5, refusalCost: 1, resamples: 9 },
  ],
  compareSignals: [{ signals: { a: [4, 3, 2, 1] }, hallucinated: human }, {}],
  leastAnswered: [{ targetRisk: 0.1 }],
  matchThreshold: [decline, { signal: "score" }],
  monitorPower: [{ perLook: 3, looks: 2, target: 0.1 }],
  monitorThreshold: [decline, [], {}],
  monitorTraces: [[{ question: "Q", chunks: [], answer: "A." }], {}],
  readThreshold: [declineFile],
  thresholdRecord: [decline.tuned, { signal: "score" }],
  writeThreshold: ["decline-kept.json", decline],
  riskCoverage: [{ scores: [4, 3, 2, 1], hallucinated: human }, {}],
  tuneThreshold: [{ scores: [4, 3, 2, 1], hallucinated: human, targetRisk: 0.1 }],
  gate: [summary, {}, {}],
  overlappingIds: [["a"], ["b"]],
  parseBudget: ["2%", {}],
  parseGates: ["{}", {}],
  repeatCheck: [() => true, {}],
  requireDisjointIds: [["a"], ["b"]],
  calibrateGrades: [[1, 2], [1, 2], { labels: [1, 2] }],
  calibrateJudge: [human, judge, {}],
  checkRequirement: [record, "sensitivity>=.8"],
  checkRetrievalTargets: [audited, ["recall>=.9"]],
  parseRetrievalTarget: ["recall>=.9"],
  explainErrors: [{ human, judge, columns: slices }, {}],
  parseRequirement: ["sensitivity>=.8"],
  verdictsFromScores: [{ scores: [0.1, 0.9], higherIs: "positive", threshold: 0.5 }],
  calibrationPlot: [calibrationCurve({ labels: [1, 0], scores: [0.9, 0.2] }), {
    title: "Half",
  }],
  flipPlot: [comparison, { title: "Half" }],
  riskCoveragePlot: [curve, { title: "Half" }],
  thresholdPlot: [curve, { title: "Half" }],
  confusionPlot: [record.matrix, { title: "Half" }],
  intervalPlot: [[{ label: "a", interval: wilsonInterval(4, 8) }], { title: "Half" }],
  ratesBySlice: [record, "domain", {}],
  renderPng: [spec, {}],
  renderSvg: [spec],
  show: [spec, {}],
  auditMarkdown: [audited],
  auditText: [audited, {}],
  traceDiffText: [(retrieval.diffTraces as Any)(oneCase, oneCase)],
  calibrationMarkdown: [record, {}],
  calibrationText: [record, {}],
  calibrationVerdict: [record],
  comparisonMarkdown: [comparison],
  comparisonText: [comparison, {}],
  gateMarkdown: [gated],
  gateText: [gated, {}],
  probeText: [probed, {}],
  scoreMarkdown: [cases.summariseCases([]), {}],
  scoreText: [cases.summariseCases([]), {}],
  githubAnnotations: [[oneRun.results[0]], {}],
  junitXml: [[oneRun.results[0]], {}],
  markdownTable: [["a"], [["b"]], {}],
  thresholdText: [decline.tuned, {}],
  textTable: [[["a"]], {}],
};

const FUNCTIONS = [
  cases,
  checks,
  claims,
  data,
  decisions,
  judges,
  entailment,
  pictures,
  render,
  reports,
  retrieval,
  text,
]
  .flatMap((
    room,
  ) =>
    Object.entries(room).flatMap(([name, call]): [string, Any][] => {
      if (typeof call !== "function") return [];
      if (/^[A-Z]/.test(name)) return [[name, (...args) => Reflect.construct(call, args)]];
      return [[name, call as Any]];
    })
  );

/** Nothing at all, every pair of bad arguments, and one bad argument among good ones. */
function callsOf(good: readonly unknown[]): readonly (readonly unknown[])[] {
  return [
    [],
    ...BAD.map((first) => [first]),
    ...BAD.flatMap((first) => BAD.map((second) => [first, second])),
    ...good.map((_, i) => good.slice(0, i)),
    ...good.flatMap((_, i) => BAD.map((bad) => good.with(i, bad))),
  ];
}

/** One bad member of the last argument, all else good. */
function nestedCallsOf(name: string): readonly (readonly unknown[])[] {
  const good = GOOD[name] ?? [];
  const last = good.at(-1) as Record<string, unknown>;
  return (NESTED[name] ?? []).flatMap((member) =>
    BAD.map((bad) => good.with(-1, { ...last, [member]: bad }))
  );
}

async function run(call: Any, args: readonly unknown[]): Promise<void> {
  const result = await call(...args);
  if (typeof result !== "object" || result === null || result instanceof TransformStream) return;
  if (Symbol.asyncDispose in result) await (result as AsyncDisposable)[Symbol.asyncDispose]();
  if (Symbol.asyncIterator in result) await Array.fromAsync(result as AsyncIterable<unknown>);
}

/** Runs in a folder of its own, as a bad path may still be the name of a file. */
async function inFolder(test: () => Promise<void>): Promise<void> {
  const before = Deno.cwd();
  const folder = await Deno.makeTempDir();
  Deno.chdir(folder);
  try {
    await Deno.writeTextFile(rowsFile, `${JSON.stringify(row)}\n`);
    await Deno.writeTextFile(declineFile, JSON.stringify(decline));
    await Deno.writeTextFile(incidentsFile, JSON.stringify(incident));
    await Deno.writeTextFile(casesFile, JSON.stringify(oneCase));
    await Deno.writeTextFile(resultsFile, JSON.stringify({ manifest: oneRun.manifest, n: 0 }));
    await Deno.writeTextFile(qrelsFile, "q 0 a 1\n");
    await Deno.writeTextFile(runFile, "q Q0 a 1 2.5 x\n");
    await Deno.writeTextFile("rows.csv", "id,human\n1,true\n");
    await Deno.writeTextFile(recordFile, JSON.stringify(record));
    await test();
  } finally {
    Deno.chdir(before);
    await Deno.remove(folder, { recursive: true });
  }
}

/** Options and members that hold a list, an object or a function. */
const NESTED: Readonly<Record<string, readonly string[]>> = {
  runJudge: ["concurrency", "repeats", "id", "generator", "signal", "onProgress", "now"],
  judgedRate: ["holds", "level"],
  judgedMean: ["value", "level"],
  judgeRepeats: ["ids", "level"],
  exportBatch: ["model", "temperature", "maxTokens", "structured", "limit", "url", "repeats", "id"],
  importBatch: ["model", "temperature", "repeats", "id", "unchecked"],
  matchCalibration: ["requirement", "name", "since"],
  probeJudge: ["probes", "seed", "concurrency", "signal", "fingerprint", "level", "onProgress"],
  combineChunks: ["threshold", "joined", "windows", "signal"],
  entailClaims: ["threshold", "joined", "windows", "signal"],
  judgeEntail: ["concurrency", "logprobs"],
  windowText: ["maxTokens", "overlap"],
  zeroShot: ["template", "signal"],
  labelColumnsOf: ["human", "judges", "scores", "slices", "humanPositive", "judgePositive"],
  readLabelColumns: ["human", "judges", "scores", "slices", "humanPositive", "judgePositive"],
  readLabels: ["human", "slices", "humanPositive", "judgePositive"],
  readGradeColumns: ["human", "judges", "labels"],
  calibrateGrades: ["labels", "slices", "groups", "notes"],
  collectTraces: ["concurrency", "repeats", "signal", "journal", "now", "onProgress"],
  scoreCases: ["judge", "policy", "concurrency", "signal", "onProgress"],
  deriveCases: ["kinds", "seed", "siblings"],
  endpointAnswer: ["headers", "timeout"],
  auditRetrieval: ["k", "at", "goldGrade", "versions", "allowedScopes", "level", "seed"],
  auditText: ["paint"],
  gate: ["baseline", "record", "audit"],
  gateText: ["paint"],
  scoreMarkdown: ["results"],
  scoreText: ["results", "paint"],
  comparisonText: ["paint"],
  junitXml: ["gate", "name"],
  githubAnnotations: ["gate", "file"],
  checkRate: ["atMost", "rule"],
  checkDrop: ["baseline", "current", "maxDrop"],
  parseBudget: ["name"],
  repeatCheck: ["runs", "threshold", "ids", "signal"],
  assertStablePassRate: ["runs", "threshold", "ids", "signal"],
  compareRuns: ["level"],
  cheapestThreshold: [
    ...["scores", "hallucinated", "wrongCost", "refusalCost", "resamples", "seed", "level"],
  ],
  compareSignals: ["level"],
  leastAnswered: ["targetRisk", "confidence"],
  matchThreshold: ["signal", "fingerprint", "dataHash"],
  monitorPower: ["perLook", "looks", "target", "confidence", "rates"],
  monitorThreshold: ["confidence"],
  monitorTraces: ["by", "claims", "level"],
  thresholdRecord: ["signal", "fingerprint", "dataHash", "createdAt", "combination"],
  riskCoverage: ["level"],
  tuneThreshold: [
    ...["scores", "hallucinated", "targetRisk", "targetOverRefusal", "confidence", "method"],
    ...["thresholds", "minAnswered", "share", "seed"],
  ],
  calibrateJudge: ["slices", "groups", "generators", "notes"],
  splitLabels: ["groups"],
  checkCitations: ["required", "syntax"],
  checkEvidence: ["minScore", "currentOnly", "require", "fallbackUrl"],
  detectAbstention: ["signals", "answerable"],
  splitSentences: ["locale"],
  answerRelevance: ["complete", "embed", "questions", "signal"],
  checkAnswer: ["layers", "thresholds", "question", "id", "now", "signal"],
  checkReference: ["threshold", "margin", "signal"],
  contextRelevance: ["complete", "locale", "signal"],
  decomposeClaims: ["question", "signal"],
  faithfulness: ["decompose", "verify", "judge", "question", "signals"],
  semanticSimilarity: ["signal"],
  verifyClaims: ["threshold", "joined", "windows", "signal", "contradiction"],
  extractQuantities: ["locale"],
  indexQuantities: ["locale"],
  unsupportedTokens: ["allow"],
  unsupportedQuantities: ["allow", "locale", "arithmetic"],
  explainErrors: ["categorical", "groups"],
  verdictsFromScores: ["scores"],
  ratesBySlice: ["rates"],
  confusionPlot: ["names"],
  intervalPlot: ["domain"],
  calibrationMarkdown: ["requirements"],
  calibrationText: ["requirements", "paint"],
  textTable: ["align"],
  auditAnswer: ["prompt"],
  auditOmissions: ["prompt", "language", "critical"],
  classifyAbstention: ["prompt"],
  gradeCorrectness: ["prompt", "language"],
  gradeGroundedness: ["prompt", "language", "withQuestion"],
  judgeAnswer: ["prompt", "language"],
  judgeCitations: ["prompt", "language"],
  judgeFactuality: ["prompt", "language", "format"],
  parseCitations: ["citations", "chunks"],
  parseClaimLines: ["claims", "chunks", "reference", "answer"],
  parseFactuality: ["claims", "chunks", "reference", "answer"],
  parseGrade: ["min", "max", "integer"],
  parseLabel: ["synonyms"],
  parseOmissions: ["chunks", "critical"],
  completionError: ["status", "completion"],
  estimateRun: ["prices", "maxTokens"],
  replayComplete: ["keyOf", "settings"],
  withBudget: ["calls", "tokens", "cost", "prices"],
  withCache: ["folder", "onProblem"],
  withJournal: ["entries", "append"],
  withRateLimit: ["callsPerMinute", "tokensPerMinute", "sleep", "now"],
  withRetries: ["tries", "totalTimeoutMs", "baseDelayMs", "random", "sleep", "now"],
  averagePrecision: ["k"],
  bpref: ["relevanceLevel"],
  dcgScore: ["k", "gain", "ties"],
  evaluateRun: [
    ...["measures", "noRelevant", "missing", "ties", "relevanceLevel", "unjudgedAt"],
    ...["level", "resamples", "seed"],
  ],
  compareEvaluations: ["level", "resamples", "seed"],
  compareRetrieval: ["measures", "resamples"],
  formatRun: ["tag"],
  parseQrels: ["file"],
  parseRun: ["file"],
  scanTrecText: ["file"],
  ndcgAtK: ["gain"],
  ndcgScore: ["k", "gain", "ties"],
  reciprocalRank: ["k"],
};

Deno.test("every public function outside the statistics has a call that it answers", () =>
  inFolder(async () => {
    assertEquals(FUNCTIONS.map(([name]) => name).sort(), Object.keys(GOOD).sort());
    for (const [name, call] of FUNCTIONS) await run(call, GOOD[name]);
  }));

for (const [name, call] of FUNCTIONS) {
  Deno.test(`${name}() answers bad arguments, or refuses them in its own words`, () =>
    inFolder(async () => {
      for (const args of [...callsOf(GOOD[name] ?? []), ...nestedCallsOf(name)]) {
        try {
          await run(call, args);
        } catch (error) {
          const said = String(error);
          const asked = `${Deno.inspect(args).slice(0, 200)}: ${said}`;
          assert(OWN_WORDS.test(said), asked);
          assert(!ENGINE_WORDS.test(said), asked);
        }
      }
    }));
}
