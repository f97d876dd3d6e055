import { writeJsonl } from "../data/write_jsonl.ts";
import { exportBatch } from "../judges/export_batch.ts";
import { importBatch } from "../judges/import_batch.ts";
import type { Judge } from "../judges/judge.ts";
import { replayComplete } from "../judges/replay_complete.ts";
import { formatCount } from "../statistics/format_count.ts";
import { type AnsweredCases, type AnsweredItem, answeredItems } from "./_answered_items.ts";
import { exists } from "./_exists.ts";
import { given, oneOf } from "./_flag_values.ts";
import { JUDGE_STRINGS, type JudgeChoice, readJudgeChoice } from "./_judge_flags.ts";
import { judgedLine } from "./_judge_rows.ts";
import { readChosenCases } from "./_read_chosen.ts";
import { serverJudge } from "./_make_judge.ts";
import { parseFlags } from "./_parse_flags.ts";
import type { Terminal } from "./terminal.ts";
import { usageError } from "./_usage_error.ts";

const STRINGS = [...JUDGE_STRINGS, "structured", "save"] as const;
const STRUCTURED = ["json_schema", "json_object", "none"] as const;
/** What a file of the queue may hold: OpenAI, Batch API, 2025. */
const MOST_REQUESTS = 50_000;
const UNSETTLED = 3;

/** Runs `touchstone batch`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = parseFlags(args, STRINGS, ["force", "help"], ["only"]);
  const [verb, file, replies, ...more] = flags._.map(String);
  if (verb !== "export" && verb !== "import") throw usageError("say batch export, or batch import");
  if (file === undefined) throw usageError("name CASES");
  if (verb === "import" && replies === undefined) throw usageError("name CASES and REPLIES");
  if (more.length > 0 || (verb === "export" && replies !== undefined)) {
    throw usageError(`too many files: ${flags._.slice(1).join(" ")}`);
  }
  if (flags.save === undefined) throw usageError("say where to: --save FILE");
  const choice = readJudgeChoice(flags);
  const judge = serverJudge(choice, replayComplete({}, { settings: settingsOf(choice) }));
  if (judge === null) throw usageError(`--judge ${choice.judge} runs here: it has no requests`);
  const structured = oneOf(flags.structured, STRUCTURED, "structured") ?? "json_schema";
  const found = answeredItems(
    await readChosenCases({ file, only: flags.only, ...given("answer", flags.answer) }, terminal),
  );
  const options = { model: choice.model, structured, ...pick(choice) };
  const { save, force } = flags;
  return verb === "export"
    ? await writeRequests(found.items, judge, options, { save, force }, terminal)
    : await writeResults(found, judge, options, { replies: replies ?? "", save, force }, terminal);
}

async function writeRequests(
  items: readonly AnsweredItem[],
  judge: Judge<AnsweredItem, unknown>,
  options: Parameters<typeof exportBatch>[2],
  { save, force }: { readonly save: string; readonly force: boolean },
  terminal: Terminal,
): Promise<number> {
  const parts = Math.max(1, Math.ceil(items.length / MOST_REQUESTS));
  for (let part = 0; part < parts; part++) {
    const path = part === 0 ? save : `${save}.${part + 1}`;
    await refuse(path, force);
    const some = items.slice(part * MOST_REQUESTS, (part + 1) * MOST_REQUESTS);
    const lines: string[] = [];
    for await (const line of exportBatch(some, judge, options)) lines.push(line);
    await Deno.writeTextFile(
      path,
      lines.map((line) => line.endsWith("\n") ? line : `${line}\n`).join(""),
    );
    terminal.out(`${formatCount(some.length)} requests in ${path}\n`);
  }
  return 0;
}

async function writeResults(
  { items, skipped }: AnsweredCases,
  judge: Judge<AnsweredItem, unknown>,
  options: Parameters<typeof importBatch>[3],
  { replies, save, force }: {
    readonly replies: string;
    readonly save: string;
    readonly force: boolean;
  },
  terminal: Terminal,
): Promise<number> {
  await refuse(save, force);
  using file = await Deno.open(replies, { read: true });
  const read = await importBatch(file.readable, items, judge, options);
  const { results, manifest, usage, duplicates, unknown, problems } = read;
  await writeJsonl(save, [
    { manifest, ...(usage && { usage }) },
    ...results.map(({ index, ...result }) => ({ ...result, id: items[index].id })),
    ...skipped,
  ]);
  terminal.out(`${judgedLine(results)}\n`);
  const notes = [
    duplicates.length > 0 ? `${duplicates.length} requests have more than one reply` : "",
    unknown.length > 0 ? `${unknown.length} replies belong to no case, such as ${unknown[0]}` : "",
    ...problems.slice(0, 5).map(({ line, message }) => `${replies}:${line}: ${message}`),
    problems.length > 5 ? `${problems.length - 5} more lines could not be read` : "",
  ];
  for (const note of notes) if (note !== "") terminal.err(`Beware: ${note}\n`);
  terminal.err(`Saved ${save}\n`);
  return results.some(({ failure }) => failure !== undefined) ? UNSETTLED : 0;
}

/** What shapes a reply, as the server's own function would have it: part of the fingerprint. */
function settingsOf({ model = "", baseURL }: JudgeChoice) {
  return { model, ...given("baseURL", baseURL) };
}

function pick({ temperature, maxTokens }: JudgeChoice) {
  return {
    ...(temperature !== undefined && { temperature }),
    ...(maxTokens !== undefined && { maxTokens }),
  };
}

async function refuse(path: string, force: boolean): Promise<void> {
  if (force || !await exists(path)) return;
  throw new Error(`${path} is there: name another file, or --force`);
}
