/** A megabyte of hostile text before each check: under a second each. That it grows linearly, a test counts. */
import { checkCitations } from "../../lib/checks/check_citations.ts";
import { detectAbstention } from "../../lib/checks/detect_abstention.ts";
import { extractQuantities } from "../../lib/checks/extract_quantities.ts";
import { extractTokens } from "../../lib/checks/extract_tokens.ts";
import { findInstructions } from "../../lib/checks/find_instructions.ts";
import { findPhrase } from "../../lib/checks/find_phrase.ts";

const CHECKS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["extractQuantities()", (text) => extractQuantities(text)],
  ["extractTokens()", (text) => extractTokens(text)],
  ["checkCitations()", (answer) => checkCitations({ answer, chunks: [{ id: "1", text: "a" }] })],
  ["detectAbstention()", (text) => detectAbstention(text)],
  ["findInstructions()", (text) => findInstructions([{ id: "1", text }])],
  ["findPhrase()", (text) => findPhrase(text, "15 days")],
];
const PIECES = ["1", " ", "[", "1 ", "1,", '"\n>"', "a 5 [1] "];

for (const piece of PIECES) {
  const text = piece.repeat(1_000_000 / piece.length);
  const group = `1 MB of ${JSON.stringify(piece)}`;
  for (const [name, check] of CHECKS) {
    Deno.bench(`${name}, ${group}`, { group, n: 3, warmup: 1 }, () => {
      check(text);
    });
  }
}
