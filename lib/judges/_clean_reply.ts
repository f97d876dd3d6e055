import { replyError } from "./_reply_error.ts";

/** Characters that are not seen: soft hyphen, zero-width ones, marks of direction, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const THOUGHT = /<(think|thinking|thought|reasoning|scratchpad)>[\s\S]*?<\/\1>/gi;
const OPEN_THOUGHT = /^\s*<(think|thinking|thought|reasoning|scratchpad)>/i;
/** Some servers keep the opening tag to themselves. */
const HEADLESS_THOUGHT = /^(?:(?!<think)[\s\S])*?<\/(?:think|thinking)>/i;

/**
 * A reply without the thinking aloud before it; throws where nothing is left, or where it ends within a thought.
 *
 * What is thought is no verdict: it weighs all of them.
 */
export function cleanReply(reply: string, what: string): string {
  const closed = /<\/(?:think|reason|scratch|thought)/i.test(reply);
  const said = closed ? reply.replace(THOUGHT, "").replace(HEADLESS_THOUGHT, "") : reply;
  if (OPEN_THOUGHT.test(said)) {
    throw replyError("truncated", what, "the reply ends within a thought", reply);
  }
  const seen = said.replace(INVISIBLE, "").replace(/```[\w-]*(?=\s|$)|`/g, "").trim();
  if (seen === "") throw replyError("empty", what, "the reply is empty", reply);
  return said;
}

/** A text without the characters that are not seen. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** A text in plain characters, without invisible ones and without the marks of Markdown, as words are looked for. */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2010\u2011]|(?<=\b(?:un|non))\u2013(?=\p{L})/giu, "-")
    .replace(/\\boxed\s*\{(?:\\text\s*\{)?([^{}]*)\}+/g, "\nverdict: $1\n")
    .replace(/\[\[([^[\]]*)\]\]/g, "\nverdict: $1\n")
    .replace(/<(verdict|label|grade|score|rating|answer|final_answer)>/gi, "\n$1: ")
    .replace(/<\/?\w+\s*\/?>/g, "\n")
    .replace(/^[ \t]*(?:>[ \t]*)+/gm, "")
    .replace(/(?<![\p{L}\p{N}!?.])[!\u00AC](?=\p{L})/gu, "not ")
    // A box that is not ticked names nothing.
    .replace(/^[ \t]*(?:[-*+][ \t]+)?(?:\[[ \t]*\]|\u2610)[^\n]*$/gm, "")
    .replace(/^[ \t]*(?:[-*+][ \t]+)?(?:\[x\]|\u2611)[ \t]*/gim, "")
    .replace(/[*`#~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replace(/[\u2018\u2019\u02BC]/g, "'");
}
