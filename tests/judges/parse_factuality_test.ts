import { assertEquals, assertThrows } from "@std/assert";
import type { FactualityVerdict } from "../../lib/judges/factuality.ts";
import { parseCitations } from "../../lib/judges/parse_citations.ts";
import { parseClaimLines } from "../../lib/judges/parse_claim_lines.ts";
import { parseFactuality } from "../../lib/judges/parse_factuality.ts";
import { parseOmissions } from "../../lib/judges/parse_omissions.ts";
import { readOrFault } from "./said.ts";

const claims = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ id: String(i + 1), text: `Claim text ${i + 1}.` }));
const chunks = (n: number, prefix = "") =>
  Array.from({ length: n }, (_, i) => ({ id: `${prefix}${i + 1}`, text: `Chunk ${i + 1}.` }));

/** Verdict and chunks of each claim, or the fault of the reply. */
function read(reply: string, n: number, m: number, prefix = ""): unknown {
  const brief = ({ claims }: FactualityVerdict) =>
    claims.map(({ verdict, chunk_ids }) => [verdict, ...chunk_ids].join(" "));
  return readOrFault(() =>
    brief(parseFactuality(reply, { claims: claims(n), chunks: chunks(m, prefix) }))
  );
}

Deno.test("parseClaimLines() binds by id and leaves remarks out (jdg-28)", () => {
  const raw = "1|SUPPORTED|2\nNote: wording is close.\n\n2|CONTRADICTED|1\nDone.";
  assertEquals(read(raw, 2, 2), ["supported 2", "contradicted 1"]);
  assertEquals(read(raw, 2, 2, "c"), ["supported c2", "contradicted c1"]);
  const { claims: judged, missing } = parseClaimLines(raw, {
    claims: claims(2),
    chunks: chunks(2),
  });
  assertEquals(judged.map(({ verdict }) => verdict), ["supported", "contradicted"]);
  assertEquals(missing, []);
  // The order of lines says nothing.
  assertEquals(read("2|CONTRADICTED|1\n1|SUPPORTED|2", 2, 2), ["supported 2", "contradicted 1"]);
  assertEquals(read("Note | see below | 1\n2|SUPPORTED|1", 2, 2), ["unjudged", "supported 1"]);
});

Deno.test("parseClaimLines() takes support without a chunk for none (jdg-35)", () => {
  const context = { claims: claims(3), chunks: chunks(2) };
  const raw = "1|SUPPORTED|\n2|SUPPORTED|2\n3|SUPPORTED";
  for (const parse of [parseClaimLines, parseFactuality]) {
    const { claims: judged, missing } = parse(raw, context);
    assertEquals(judged.map(({ verdict }) => verdict), ["unjudged", "supported", "unjudged"]);
    const reason = "called supported without a passage, which is no support";
    assertEquals(judged.map((claim) => claim.reason), [reason, undefined, reason]);
    assertEquals(missing, []);
  }
  for (const nothing of ["NONE", "-", "n/a", "[]", "null"]) {
    assertEquals(read(`1|SUPPORTED|${nothing}`, 1, 2), ["unjudged"], nothing);
  }
  assertEquals(read("1|SUPPORTED|9", 1, 2), "!unknown-id");
  assertEquals(read("1|SUPPORTED|1, 9", 1, 2), "!unknown-id");
  assertEquals(read('[{"id": 1, "verdict": "supported", "chunks": []}]', 1, 2), ["unjudged"]);
});

Deno.test("parseClaimLines() reads tables, labels and several chunks", () => {
  const table =
    "| CLAIM | VERDICT | CHUNK | KIND |\n|---|:---:|---|---|\n| **1** | **Supported** | [c2] | - |\n" +
    "| 2 | not in evidence | NONE | extrapolation | one step on |";
  assertEquals(read(table, 2, 2, "c"), ["supported c2", "unsupported"]);
  const { claims: judged } = parseClaimLines(table, { claims: claims(2), chunks: chunks(2, "c") });
  assertEquals([judged[1].kind, judged[1].reason], ["extrapolation", "one step on"]);
  assertEquals(read("- Claim 1 | SUPPORTED | chunks 1 and 2", 1, 2), ["supported 1 2"]);
  assertEquals(read("1 | SUPPORTED | [1][2]", 1, 2), ["supported 1 2"]);
  assertEquals(read("Claim text 1. | SUPPORTED | c1", 1, 2, "c"), ["supported c1"]);
  assertEquals(read("1. Claim text 1. | SUPPORTED | c1", 1, 2, "c"), ["supported c1"]);
  assertEquals(read("1 | Claim text 1. | SUPPORTED | c1", 1, 2, "c"), ["supported c1"]);
});

Deno.test("parseFactuality() guesses no claim, chunk or verdict", () => {
  assertEquals(read("3|SUPPORTED|1", 2, 2), "!unknown-id");
  assertEquals(read("1|MAYBE|1", 2, 2), "!no-verdict");
  assertEquals(read("1|SUPPORTED/UNSUPPORTED|1", 2, 2), "!ambiguous");
  assertEquals(read("1|SUPPORTED|CONTRADICTED|1", 2, 2), "!ambiguous");
  assertEquals(read("1|SUPPORTED|1\n1|CONTRADICTED|1", 2, 2), "!ambiguous");
  assertEquals(read('[{"id": 0, "verdict": "supported", "chunks": [1]}]', 2, 2), "!unknown-id");
  assertEquals(read('[{"verdict": "supported", "chunks": [1]}]', 2, 2), "!unknown-id");
  assertEquals(read('[{"id": 1, "verdict": true, "chunks": [1]}]', 2, 2), "!no-verdict");
  // Of "c10" and "c2" as first and second, 2 could be either.
  const context = { claims: claims(1), chunks: [{ id: "c10", text: "" }, { id: "c2", text: "" }] };
  assertEquals(readOrFault(() => parseFactuality("1|SUPPORTED|c2", context)) !== "", true);
  assertEquals(
    parseFactuality("1|SUPPORTED|2", context).claims[0].chunk_ids,
    ["c2"],
  );
  const swapped = { claims: claims(1), chunks: [{ id: "c2", text: "" }, { id: "c1", text: "" }] };
  assertEquals(readOrFault(() => parseFactuality("1|SUPPORTED|2", swapped)), "!unknown-id");
});

Deno.test("parseFactuality() reads JSON by id or text, and its count (published shape)", () => {
  const reply = (count: number) =>
    JSON.stringify({
      claims: [
        { text: "Claim text 1.", verdict: "supported", evidence_chunk_ids: ["c1"], reason: "x" },
        { text: "claim text 2", verdict: "not_in_evidence", evidence_chunk_ids: [], reason: "y" },
      ],
      unsupported_claim_count: count,
    });
  assertEquals(read(reply(1), 2, 2, "c"), ["supported c1", "unsupported"]);
  assertEquals(read(reply(2), 2, 2, "c"), "!wrong-count");
  assertEquals(read(reply(0), 2, 2, "c"), "!wrong-count");
  const own = parseFactuality(reply(1), {
    chunks: chunks(2, "c"),
    answer: "So: claim text 2.  Claim\ntext 1.",
  });
  assertEquals(own.claims.map(({ id, text }) => [id, text]), [
    ["1", "Claim text 1."],
    ["2", "claim text 2"],
  ]);
  assertEquals(own.claims.map(({ span }) => span), [{ start: 19, end: 32 }, { start: 4, end: 16 }]);
  assertEquals(read('{"1": {"verdict": "entailed", "chunk": 2}, "2": "no"}', 2, 2, "c"), [
    ...["supported c2", "unsupported"],
  ]);
  assertEquals(read('{"verdict": "supported", "chunk": "c1"}', 1, 1, "c"), ["supported c1"]);
});

Deno.test("parseFactuality() reads two-line replies about one claim", () => {
  assertEquals(read("ENTAILED\n[1]", 1, 2, "c"), ["supported c1"]);
  assertEquals(read("**ENTAILED**\n\n[1], [2]", 1, 2, "c"), ["supported c1 c2"]);
  assertEquals(read("NOT_IN_EVIDENCE\nNONE", 1, 2, "c"), ["unsupported"]);
  assertEquals(read("REFUTED\nchunk 2", 1, 2, "c"), ["contradicted c2"]);
  assertEquals(read("ENTAILED\nNONE", 1, 2, "c"), ["unjudged"]);
  assertEquals(read("ENTAILED", 1, 2, "c"), ["unjudged"]);
  assertEquals(read("ENTAILED\n[1][2]", 1, 2, "c"), ["supported c1 c2"]);
  assertEquals(read("ENTAILED\n[7]", 1, 2, "c"), "!unknown-id");
  assertEquals(read("ENTAILED.\n[2].", 1, 2, "c"), ["supported c2"]);
  assertEquals(read("```\nENTAILED\n[1]\n```", 1, 2, "c"), ["supported c1"]);
  assertEquals(read("ENTAILED\n[1][7]", 1, 2, "c"), "!unknown-id");
  assertEquals(read("ENTAILED\n[1]", 2, 2, "c"), "!no-verdict");
});

Deno.test("parseFactuality() looks past invisible characters, look-alike bars and echoes of the form", () => {
  assertEquals(read("\u200B1 | SUP\u00ADPORTED | 1", 1, 2), ["supported 1"]);
  assertEquals(read("1\uFF5CSUPPORTED\uFF5C1", 1, 2), ["supported 1"]);
  assertEquals(read("1 | SUPPORTED by chunk 2 | 2", 1, 2), ["supported 2"]);
  assertEquals(read("1 | SUPPORTED by chunk 2 | 7", 1, 2), "!unknown-id");
  const form = '{"claims": [{"id": "...", "verdict": "supported|contradicted|unsupported"}]}';
  const filled = '{"claims": [{"id": 1, "verdict": "contradicted", "chunk_ids": [2]}]}';
  assertEquals(read(`Form: ${form}\n${filled}`, 1, 2), ["contradicted 2"]);
  assertEquals(read(form.replace("...", "1"), 1, 2), "!ambiguous");
});

Deno.test("parseFactuality() keeps kinds where they can be", () => {
  const one = (verdict: string, kind: string | null, reference?: string) =>
    readOrFault(() =>
      parseFactuality(JSON.stringify([{ id: "1", verdict, kind, chunks: ["1"] }]), {
        ...{ claims: claims(1), chunks: chunks(1) },
        ...reference !== undefined && { reference },
      }).claims[0].kind
    );
  assertEquals(one("unsupported", "extrapolation"), "extrapolation");
  assertEquals(one("extrapolated", null), "extrapolation");
  assertEquals(one("unsupported", null), undefined);
  assertEquals(one("contradicted", "false"), "!inconsistent");
  assertEquals(one("contradicted", "false", "It is not so."), "false");
  assertEquals(one("supported", "extrapolation"), "!inconsistent");
  assertEquals(one("unsupported", "odd"), "!unknown-label");
});

Deno.test("parseFactuality() tells empty, cut and partial replies apart (jdg-36)", () => {
  for (const empty of ["", "   \n", "```json\n```"]) assertEquals(read(empty, 2, 2), "!empty");
  for (const none of ["{}", "[]", '{"claims": []}']) assertEquals(read(none, 2, 2), "!no-verdict");
  assertEquals(
    read('{"claims":[{"id":1,"verdict":"supported","chunks":[1]},{"id":2', 2, 2),
    "!truncated",
  );
  const half = parseFactuality('{"claims":[{"id":1,"verdict":"supported","chunks":[1]}]}', {
    ...{ claims: claims(2), chunks: chunks(2) },
  });
  assertEquals(half.missing, ["2"]);
  assertEquals(half.claims[1].verdict, "unjudged");
  assertEquals(parseFactuality('{"claims": []}', { chunks: [] }), { claims: [], missing: [] });
});

Deno.test("parseOmissions() wants a passage and a known kind", () => {
  const context = { chunks: chunks(2, "c"), critical: ["danger", "deadline"] };
  const one = (more: object) =>
    readOrFault(() =>
      parseOmissions(JSON.stringify({ omissions: [{ text: "x", ...more }] }), context).critical
    );
  assertEquals(one({ chunks: ["c1"], critical: "Danger" }), 1);
  assertEquals(one({ chunks: ["c1"], critical: null }), 0);
  assertEquals(one({ chunks: ["c1"], critical: "mild" }), "!no-verdict");
  assertEquals(one({ chunks: [], critical: null }), "!inconsistent");
  assertEquals(one({ chunks: ["c9"], critical: null }), "!unknown-id");
  assertEquals(one({ chunks: ["c1"], critical: true }), "!unknown-label");
  for (const reply of ['{"omissions": []}', "NONE", "None.", "None"]) {
    assertEquals(parseOmissions(reply, context), { omissions: [], critical: 0 }, reply);
  }
  for (const reply of ["{}", "[]"]) {
    assertEquals(readOrFault(() => parseOmissions(reply, context)), "!no-verdict", reply);
  }
});

Deno.test("parseCitations() counts cited passages only", () => {
  const context = {
    citations: [
      { id: "1", text: "A.", cited: ["c1", "c2"] },
      { id: "2", text: "B.", cited: ["c9"] },
      { id: "3", text: "C.", cited: [] },
      { id: "4", text: "D.", cited: ["c2"] },
    ],
    chunks: chunks(3, "c"),
  };
  const { citations, missing } = parseCitations("1|SUPPORTED|c1", context);
  assertEquals(citations.map(({ verdict }) => verdict), [
    ...["supported", "unsupported", "unsupported", "unjudged"],
  ]);
  assertEquals(citations[0].idle, ["c2"]);
  assertEquals(citations[1].reason, 'it cites "c9", which is not there');
  assertEquals(missing, ["4"]);
  assertEquals(readOrFault(() => parseCitations("1|SUPPORTED|c3", context)), "!inconsistent");
});

Deno.test("parseFactuality() says which ids there are", () => {
  assertThrows(
    () => parseFactuality("1|SUPPORTED|7", { claims: claims(1), chunks: chunks(2, "c") }),
    SyntaxError,
    'Cannot read the verdicts as there is no such passage (there are: c1, c2): current value is "7"',
  );
  const twice = [...chunks(1), ...chunks(1)];
  assertThrows(
    () => parseFactuality("", { claims: claims(1), chunks: twice }),
    RangeError,
    "every id of context.chunks must stand once",
  );
});
