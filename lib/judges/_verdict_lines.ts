import type { Claim } from "../data/claim.ts";
import { claimByText, findVerdict, kindOfVerdict } from "./_claim_objects.ts";
import { type ClaimStatement, kindOf } from "./_claim_statement.ts";
import { idMeant, idsIn, isNothing, unknownId } from "./_cited_ids.ts";
import { plainText, withoutInvisible } from "./_clean_reply.ts";
import { wholeLabel } from "./_label_words.ts";
import { replyError } from "./_reply_error.ts";
import { VERDICT_WORDS } from "./_verdict_words.ts";

const WHAT = "the verdicts";

/** What the lines of the form CLAIM | VERDICT | CHUNK say; other lines say nothing. */
export function lineStatements(
  text: string,
  claims: readonly Claim[],
  chunkIds: readonly string[],
): readonly ClaimStatement[] {
  // Look-alikes of the bar, and what is not seen.
  const plain = withoutInvisible(text).replace(/[\uFF5C\u2502\u00A6]/g, "|");
  return plain.split("\n").flatMap((line) => lineStatement(line, claims, chunkIds) ?? []);
}

function lineStatement(
  line: string,
  claims: readonly Claim[],
  chunkIds: readonly string[],
): ClaimStatement | undefined {
  const cells = line.replace(/^\s*(?:[-*\u2022]\s+)?\|?|\|?\s*$/g, "").split("|")
    .map((cell) => cell.trim());
  // A missing chunk may leave its bar at the end: "1|SUPPORTED|".
  if (cells.length < 2) return undefined;
  const plain = cells.map((cell) => plainText(cell).replace(/^\s*verdict\s*[:=]/i, "").trim());
  const at = plain.findIndex((cell, i) =>
    i > 0 && wholeLabel(cell, VERDICT_WORDS) !== undefined && !isNothing(cell)
  );
  const claim = claimOf(cells, at, claims);
  if (at < 0) {
    // A line about a claim must say something of it; "Note | see below" is no line about a claim.
    if (claim === undefined || cells.length < 2 || isHeader(plain)) return undefined;
    // "SUPPORTED by chunk 2 | 2"
    const said = verdictOf(plain[1]);
    const cited = said.verdict === "unsupported" ? "" : cells[2] ?? "";
    return { id: claim, ...said, chunk_ids: idsIn(cited, chunkIds, WHAT, "passage") };
  }
  if (claim === undefined) {
    if (isHeader(plain)) return undefined;
    const ids = claims.map(({ id }) => id);
    return unknownId(cells.slice(0, at).join("|"), ids, WHAT, "claim");
  }
  const chunk = cells[at + 1] ?? "";
  const second = plain.slice(at + 1).find((cell) =>
    /^(?:supported|contradicted|unsupported)$/i.test(cell)
  );
  if (second !== undefined) {
    const both = `${plain[at]} and ${second}`;
    throw replyError("ambiguous", WHAT, `claim ${claim} has two verdicts`, both);
  }
  const [extra, ...rest] = cells.slice(at + 2).filter((cell) => cell !== "");
  const isKind = extra !== undefined && /^(?:ungrounded|extrapolat\w*|false|none|-)$/i.test(extra);
  const kind = isKind ? kindOf(extra, WHAT) : undefined;
  const reason = [...isKind || extra === undefined ? [] : [extra], ...rest].join(" | ");
  return {
    id: claim,
    ...verdictOf(plain[at]),
    chunk_ids: idsIn(chunk, chunkIds, WHAT, "passage"),
    ...kind !== undefined && { kind },
    ...reason !== "" && { reason },
  };
}

function verdictOf(cell: string): Pick<ClaimStatement, "verdict" | "kind"> {
  const kind = kindOfVerdict(cell);
  return { verdict: findVerdict(cell), ...kind !== undefined && { kind } };
}

/** The claim that the cells before the verdict name: its id, its text, or both. */
function claimOf(
  cells: readonly string[],
  at: number,
  claims: readonly Claim[],
): string | undefined {
  const ids = claims.map(({ id }) => id);
  const before = at < 0 ? cells.slice(0, 1) : cells.slice(0, at);
  const all = before.join("|");
  const byId = idMeant(before[0], ids);
  if (byId !== undefined && (at <= 1 || claimByText(before.slice(1).join("|"), claims) === byId)) {
    return byId;
  }
  const numbered = /^\W*(\w+)\s*[.):]\s+(.*)$/.exec(all);
  return claimByText(all, claims) ??
    (numbered && claimByText(numbered[2], claims) === idMeant(numbered[1], ids)
      ? idMeant(numbered[1], ids)
      : undefined);
}

/** The head of a table, and the line beneath it. */
function isHeader(cells: readonly string[]): boolean {
  return cells.every((cell) =>
    /^(?:[:\s-]*|claims?(?: id)?|id|verdict|chunks?|kind|reason)$/i.test(cell)
  );
}
