import { assertEquals, assertThrows } from "@std/assert";
import { parseAbstention } from "../../lib/judges/parse_abstention.ts";
import { parseAudit } from "../../lib/judges/parse_audit.ts";
import { parseLabel } from "../../lib/judges/parse_label.ts";
import { parseVerdict } from "../../lib/judges/parse_verdict.ts";
import { readOrFault } from "./said.ts";

const verdict = (reply: string) => readOrFault(() => parseVerdict(reply));
const audit = (reply: string) => readOrFault(() => parseAudit(reply));
const grounded = (reply: string) =>
  readOrFault(() => parseLabel(reply, ["grounded", "ungrounded"]));
const letter = (reply: string) => readOrFault(() => parseLabel(reply, ["A", "B"]));
const three = (reply: string) =>
  readOrFault(() => parseLabel(reply, ["supported", "contradicted", "unsupported"]));

/** Each reply with what it must be read as. */
function check(
  read: (reply: string) => string,
  rows: readonly (readonly [string, string])[],
): void {
  for (const [reply, right] of rows) assertEquals(read(reply), right, JSON.stringify(reply));
}

Deno.test("parseVerdict() looks past case, punctuation and invisible characters (jdg-06)", () => {
  const replies: readonly (readonly [string, string])[] = [
    ...["supported", "SUPPORTED.", "Verdict:\u200Bsupported", "  Supported\n"],
    ...[
      "un\u00ADsupported".replace("un", ""),
      "\uFF33\uFF35\uFF30\uFF30\uFF2F\uFF32\uFF34\uFF25\uFF24",
    ],
    ...["\uFEFFSupported!", '"supported"', "(supported)", "sup\u200Dported"],
  ].map((reply) => [reply, "supported"]);
  check(verdict, replies);
  check(three, replies);
});

Deno.test("parseVerdict() reads no denied verdict as support (jdg-09)", () => {
  const rows: readonly (readonly [string, string])[] = [
    ["Unsupported", "unsupported"],
    ["Not supported by chunk 2.", "unsupported"],
    ["The claim is not fully supported.", "unsupported"],
    ["Supported by chunk 2.", "supported"],
    ["The claim isn't supported.", "unsupported"],
    ["The claim isn\u2019t supported.", "unsupported"],
    ["un-supported", "unsupported"],
    ["It is not, in my view, supported.", "unsupported"],
    ["I cannot say it is supported.", "unsupported"],
    ["Verdict: not supported", "unsupported"],
    ["Partially supported", "!ambiguous"],
    ["It might be supported.", "!ambiguous"],
    ["Neither supported nor contradicted.", "!ambiguous"],
    ["No doubt it is supported.", "supported"],
    ["Supported: no", "unsupported"],
  ];
  check(verdict, rows);
  check(three, rows);
});

Deno.test("parseVerdict() reads through Markdown and tags (jdg-10)", () => {
  check(verdict, [
    ["**Verdict:** **CONTRADICTED**", "contradicted"],
    ["Verdict: *supported*", "supported"],
    ["### Verdict\nunsupported", "unsupported"],
    ["## Final verdict\n\n`unsupported`", "unsupported"],
    ["__Verdict__ = __supported__", "supported"],
    ["> **Label**: ~supported~", "supported"],
    ["<verdict>supported</verdict>", "supported"],
    ["$\\boxed{\\text{supported}}$", "supported"],
    ["Nothing of the kind.", "!no-verdict"],
  ]);
});

Deno.test("parseVerdict() refuses more than one label, or none (jdg-11)", () => {
  const rows: readonly (readonly [string, string])[] = [
    ["VERDICT: SUPPORTED/UNSUPPORTED", "!ambiguous"],
    ["VERDICT: S", "!unknown-label"],
    ["VERDICT: supported or contradicted", "!ambiguous"],
    ["VERDICT: supported|unsupported", "!ambiguous"],
    ["VERDICT: N/A", "!unknown-label"],
    ["supported unsupported", "!ambiguous"],
    ["Verdict: supported\nVerdict: contradicted", "!ambiguous"],
    ["Verdict: supp", "!unknown-label"],
    ["It is supported. Verdict: see above", "!unknown-label"],
    ["Is it supported, contradicted or unsupported?", "!no-verdict"],
    ["SSUPPORTED", "!no-verdict"],
  ];
  check(verdict, rows);
  check(three, rows);
});

Deno.test("parseVerdict() takes the final verdict and no word of its explanation", () => {
  check(verdict, [
    ["Verdict: supported, since nothing is contradicted", "supported"],
    ["Verdict: Supported. Chunk 2 contradicts nothing.", "supported"],
    ["Verdict: contradicted\nFinal verdict: unsupported", "unsupported"],
    ["<think>supported?</think>unsupported", "unsupported"],
    ["<think>supported", "!truncated"],
    ['{"verdict": "SUPPORTED", "reason": "not contradicted"}', "supported"],
    ['{"verdict": "supported"} {"verdict": "unsupported"}', "!ambiguous"],
    ['{"verdict": null}', "!no-verdict"],
    ['{"verdict": "supp', "!truncated"],
  ]);
});

Deno.test("parseVerdict() knows the field's words", () => {
  check(verdict, [
    ...["entailed", "Entailment", "yes", "ATTRIBUTABLE"].map((it) => [it, "supported"] as const),
    ...["refuted", "CONTRADICTION", "contradictory"].map((it) => [it, "contradicted"] as const),
    ...["neutral", "not_in_evidence", "NOT ENOUGH INFO", "unknown", "not-entailed", "no"]
      .map((it) => [it, "unsupported"] as const),
    ...["true", "false", "maybe", "error"].map((it) => [it, "!no-verdict"] as const),
  ]);
});

Deno.test("parseLabel() fails closed (jdg-30)", () => {
  check(grounded, [
    ["Not grounded.", "ungrounded"],
    ["Grounded? No.", "ungrounded"],
    ["grounded ungrounded", "!ambiguous"],
    ["Yes, this is grounded.", "grounded"],
    ["Is it grounded? Yes.", "grounded"],
    ["No, it is grounded.", "!ambiguous"],
    ["No, not grounded", "ungrounded"],
    ["not ungrounded", "!ambiguous"],
    ["It is hardly grounded.", "ungrounded"],
    ["Yes.", "!no-verdict"],
  ]);
});

Deno.test("parseLabel() takes no article for a grade (jdg-32)", () => {
  check(letter, [
    ["As a reviewer I weighed both sides. Final verdict: B", "B"],
    ["A good answer would say so.", "!no-verdict"],
    ["A", "A"],
    ["(B)", "B"],
    ["[[B]]", "B"],
    ["Grade: a", "A"],
    ["The answer is B.", "B"],
    ["A. Because it is better.\n\nVerdict: A", "A"],
    ["B\n\nA reviewer would agree.", "B"],
    ["Verdict: A or B", "!ambiguous"],
  ]);
});

Deno.test("parseAudit() ends a denial at its clause (jdg-33)", () => {
  check(audit, [
    ["No issues. Not blocking. PASS", "PASS"],
    ["It does not pass.", "FAIL"],
    ["Not a problem; PASS", "PASS"],
    ["No issues, PASS", "PASS"],
    ["Any issues? No. PASS", "PASS"],
    ["Not PASS but FAIL", "FAIL"],
    ["This won't pass. FAIL", "FAIL"],
    ["It does not fail.", "!ambiguous"],
    ["I can't say PASS or FAIL.", "!ambiguous"],
    ["PASS\n\nIt would FAIL if the date were wrong.", "PASS"],
    ["I am unsure.", "UNCERTAIN"],
    ["", "!empty"],
  ]);
  const two = (reply: string) => readOrFault(() => parseLabel(reply, ["PASS", "FAIL"]));
  check(two, [
    ["No issues. Not blocking. PASS", "PASS"],
    ["It does not pass.", "FAIL"],
    ["Not a problem; PASS", "PASS"],
  ]);
});

Deno.test("the readers of labels tell an empty reply from one without a verdict (jdg-36)", () => {
  for (const read of [verdict, audit, grounded, letter]) {
    check(read, [
      ...["", "   \n", "```json\n```"].map((reply) => [reply, "!empty"] as const),
      ...["{}", "[]", "```json\n{}\n```"].map((reply) => [reply, "!no-verdict"] as const),
    ]);
  }
});

Deno.test("parseAbstention() gives the words of detectAbstention()", () => {
  check((reply) => readOrFault(() => parseAbstention(reply)), [
    ["ANSWERS", "none"],
    ["**DECLINES**", "full"],
    ["Partial.", "partial"],
    ["DECLINES or PARTIAL", "!ambiguous"],
  ]);
});

Deno.test("parseLabel() says what is wrong with its arguments", () => {
  const call = parseLabel as (...args: unknown[]) => unknown;
  assertThrows(() => call("a", []), RangeError, "labels must hold one at least");
  assertThrows(() => call("a", ["A", "a"]), RangeError, "labels must differ");
  assertThrows(() => call("a", ["A"], { synonym: {} }), TypeError, "did you mean synonyms?");
  assertThrows(() => call("a", ["A"], { synonyms: { B: [] } }), RangeError, "must be labels");
  assertThrows(
    () => parseLabel("Verdict: PASS/FAIL", ["PASS", "FAIL"]),
    SyntaxError,
    'Cannot read the label as it must name one label, not PASS and FAIL together: current value is "Verdict: PASS/FAIL"',
  );
});
