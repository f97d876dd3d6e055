import type { Complete } from "../data/complete.ts";
import { askClaims } from "./_ask_claims.ts";
import { askJudge } from "./_ask_judge.ts";
import { askedCitations, citationVerdict, requireCitationContext } from "./_citation_verdict.ts";
import { makeJudge, requireMaker } from "./_make_judge.ts";
import { readClaims } from "./_read_claims.ts";
import { plainLabels, renderPrompt } from "./_render_prompt.ts";
import { CITATIONS_SCHEMA } from "./_reply_schemas.ts";
import { requireItem } from "./_require_item.ts";
import { sectionOf } from "./_sections.ts";
import type { Judge } from "./judge.ts";
import type { JudgeOptions } from "./judge_options.ts";
import type { CitationContext, CitationVerdict, CitedClaim } from "./parse_citations.ts";
import { CITATIONS_PROMPT } from "./prompts/citations.ts";

/** Statements that cite, with the passages. */
export interface CitationItem extends CitationContext {
  /** What was asked. */
  readonly question?: string;
}

const ACTION = "judge citations";

/**
 * A judge of whether statements follow from the very passages that they cite.
 *
 * A statement that cites nothing, or a passage that is not there, is `unsupported` without asking. One call for all
 * others and a second for those that the reply leaves out; the passages that nobody cites are not sent. A cited passage
 * that a supported statement does not need is `idle`. That a marker names an existing passage at all is checked without
 * a model by `checkCitations`.
 *
 * @param complete The model.
 * @param options Language, another prompt.
 * @returns The judge.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If an option is out of range.
 * @see Gao et al., "Enabling Large Language Models to Generate Text with Citations" (ALCE), arXiv 2305.14627, sect. 4.3,
 *   for citation recall and precision, which verdicts and idle passages make.
 *
 * @example
 * ```ts
 * import { judgeCitations } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * // A model's place is taken by a function that always says the same.
 * const text = '{"claims": [{"id": "1", "verdict": "supported", "chunks": ["c1"]}]}';
 * const judge = judgeCitations(() =>
 *   Promise.resolve({
 *     ...{ text, finish: "stop" as const, usage: null, model: null },
 *     ...{ latencyMs: null, attempts: 1, cached: false },
 *   })
 * );
 * const { citations } = await judge({
 *   citations: [
 *     { id: "1", text: "The desk opens at 8.", cited: ["c1"] },
 *     { id: "2", text: "Entry is free.", cited: [] },
 *   ],
 *   chunks: [{ id: "c1", text: "The desk is open from 8 to 17." }],
 * });
 *
 * assertEquals(citations.map(({ verdict }) => verdict), ["supported", "unsupported"]);
 * ```
 */
export function judgeCitations(
  complete: Complete,
  options: JudgeOptions = {},
): Judge<CitationItem, CitationVerdict> {
  requireMaker(complete, options, { prompt: true, language: true }, ACTION);
  const { prompt = CITATIONS_PROMPT, language } = options;

  function requestFor({ question, chunks }: CitationItem, asked: readonly CitedClaim[]) {
    // Named by all passages, so that a second call has the names of the first.
    const names = new Map(
      plainLabels(chunks.map(({ id }) => id)).map((name, i) => [chunks[i].id, name]),
    );
    const labels = plainLabels(asked.map(({ id }) => id));
    const sent = chunks.filter(({ id }) => asked.some(({ cited }) => cited.includes(id)));
    const named = sent.map((chunk) => ({ ...chunk, id: names.get(chunk.id) ?? "" }));
    const sections = [
      ...sectionOf("QUESTION", question),
      ...named.map(({ id, text }) => ({ head: `PASSAGE ${id}`, text })),
      ...asked.map(({ text, cited }, i) => ({
        head: `STATEMENT ${labels[i]} CITES ${cited.map((id) => names.get(id)).join(", ")}`,
        text,
      })),
    ];
    return { messages: renderPrompt(prompt, sections, language), reply: CITATIONS_SCHEMA };
  }
  const requestOf = (item: CitationItem) => requestFor(item, askedCitations(item));
  function parse(reply: string, item: CitationItem): CitationVerdict {
    const asked = askedCitations(item);
    if (asked.length === 0) return citationVerdict(item, [], []);
    const { claims, missing } = readClaims(reply, { claims: asked, chunks: item.chunks });
    return citationVerdict(item, claims, missing);
  }

  return makeJudge(complete, {
    ...{ judgeName: "citations", prompt, requestOf, parse },
    options: language === undefined ? {} : { language },
    requireItem: (item) => {
      requireItem(item, { chunks: "parts", citations: "parts", question: "optional-text" }, ACTION);
      requireCitationContext(item, ACTION);
    },
    judge: async (item, call) => {
      const cited = askedCitations(item);
      if (cited.length === 0) return citationVerdict(item, [], []);
      const { claims, missing } = await askClaims((ids) => {
        const asked = cited.filter(({ id }) => ids === undefined || ids.includes(id));
        const read = (reply: string) => {
          const verdict = readClaims(reply, { claims: asked, chunks: item.chunks });
          // Throws on a passage that is not cited, while the reply can still be told to be unreadable.
          citationVerdict(item, verdict.claims, verdict.missing);
          return verdict;
        };
        return askJudge(complete, requestFor(item, asked), read, call);
      });
      return citationVerdict(item, claims, missing);
    },
  });
}
