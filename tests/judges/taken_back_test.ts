/** A verdict that is taken back after it is named is no verdict; an explanation after it takes nothing back. */
import { assertEquals } from "@std/assert";
import { parseAbstention } from "../../lib/judges/parse_abstention.ts";
import { parseAudit } from "../../lib/judges/parse_audit.ts";
import { parseLabel } from "../../lib/judges/parse_label.ts";
import { parseVerdict } from "../../lib/judges/parse_verdict.ts";
import { readOrFault } from "./said.ts";

const verdict = (reply: string) => readOrFault(() => parseVerdict(reply));
const audit = (reply: string) => readOrFault(() => parseAudit(reply));

Deno.test("parseVerdict() takes no verdict that its own sentence takes back (jdg-09, jdg-30)", () => {
  const replies = [
    ...["Supported by nothing", "supported by none of the chunks", "supported: none"],
    ...["Supported: \u2717", "Supported \u274C", "supported (false)", "Supported... not!"],
    ...["Supported/Not", "supported or not", "Yes and no.", '{"verdict": "supported by none"}'],
    ...["Supported except for the price.", "Supported only if chunk 2 is believed."],
    ...["If chunk 2 is right, supported.", "supported were it not for the date"],
    ...["hard to say it is supported", "quasi-supported", "anti-supported", "Supported: 0"],
    ...["Supported was my first thought.", "support is absent"],
    ...["Saying it is supported would be wrong.", "Verdict: supported by no chunk"],
  ];
  for (const reply of replies) assertEquals(verdict(reply), "!ambiguous", reply);
});

Deno.test("parseVerdict() reads a denial however it is joined to the word", () => {
  const replies = [
    ...["un supported", "un\u2011supported", "Un\u2013supported", "aint supported"],
    ...['"supported": false', "supported -> false", "supported | false", "anything but supported"],
    ...["Not yet supported", "Yet to be supported", "I refuse to call it supported.", "!supported"],
    ...["The opposite of supported.", "The evidence doesn\u2019t entail the claim."],
  ];
  for (const reply of replies) assertEquals(verdict(reply), "unsupported", reply);
});

Deno.test("parseVerdict() takes no explanation for a denial", () => {
  assertEquals(verdict("Supported: no contradictions"), "supported");
  assertEquals(verdict("Contradicted: no such fee in chunk 1"), "contradicted");
  assertEquals(verdict("unsupported: no chunk says so"), "unsupported");
  assertEquals(verdict("Supported: chunk 1 says that it is free if one has a badge."), "supported");
  assertEquals(verdict("supported\n\nNo contradictions."), "supported");
  assertEquals(verdict("entailment: 0.98"), "supported");
  assertEquals(verdict("contradiction (0.77)"), "contradicted");
  assertEquals(verdict("Only chunk 2 supports the claim."), "supported");
  assertEquals(verdict("Supported only by chunk 2"), "supported");
  assertEquals(verdict("One of the chunks contradicts the claim."), "contradicted");
});

Deno.test("parseVerdict() takes a verdict on a part for none on the whole (jdg-09)", () => {
  const replies = [
    ...[
      "Part of the claim is supported.",
      "Only the name is supported.",
      "Some of it is supported",
    ],
    ...["Everything but the price is supported.", "supported apart from the price"],
    ...["SUPPORTED = 0%", "P(supported) = 0.1", "supported-ish", "Supported elsewhere, not here."],
    ...["supported by the answer, not by the evidence", "The word supported appears in the claim."],
  ];
  for (const reply of replies) assertEquals(verdict(reply), "!ambiguous", reply);
  assertEquals(audit("Only the first claim passes."), "!ambiguous");
  assertEquals(audit("The answer passes all checks but one."), "!ambiguous");
  assertEquals(audit("PASS: 0/4"), "!ambiguous");
  assertEquals(audit("PASS: 4/4"), "PASS");
  assertEquals(audit("All 3 of 3 claims pass."), "PASS");
});

Deno.test("parseVerdict() sees a verdict that is withdrawn in the last sentence", () => {
  const reply = "supported\n\nWait, chunk 2 says otherwise. Contradicted.";
  assertEquals(verdict(reply), "!ambiguous");
});

Deno.test("parseAudit() takes no PASS that is spoken of for one that is given (jdg-33)", () => {
  const replies = [
    ...["PASS is not warranted.", "A PASS cannot be given.", "PASS would be too generous."],
    ...["PASS is wrong.", "Pass withheld", "PASS denied", "Pass rate 50%", "Pass 0/3"],
    ...["near-pass", "provisional PASS", "A conditional pass", "0 failed"],
  ];
  for (const reply of replies) assertEquals(audit(reply), "!ambiguous", reply);
});

Deno.test("parseAudit() reads PASS: no issues as PASS, and FAIL: no evidence as FAIL (jdg-33)", () => {
  assertEquals(audit("PASS: no issues found"), "PASS");
  assertEquals(audit("PASS = no issues"), "PASS");
  assertEquals(audit("FAIL: no evidence for the fee"), "FAIL");
  assertEquals(audit("PASS: no"), "FAIL");
});

Deno.test("the readers of labels take no echo of the form for an answer, and look one object deep", () => {
  assertEquals(audit('Return {"verdict": "PASS|FAIL|UNCERTAIN"}.\n{"verdict": "FAIL"}'), "FAIL");
  assertEquals(audit('{"verdict": "<PASS or FAIL>"} {"verdict": "PASS"}'), "PASS");
  assertEquals(audit('{"verdict": "PASS|FAIL"}'), "!ambiguous");
  assertEquals(audit('{"verdict": "N/A"} {"verdict": "PASS"}'), "!ambiguous");
  assertEquals(audit('{"result": {"verdict": "PASS"}}'), "PASS");
});

Deno.test("parseAudit() reads the box that is ticked", () => {
  assertEquals(audit("- [x] PASS\n- [ ] FAIL"), "PASS");
  assertEquals(audit("- [ ] PASS\n- [X] FAIL"), "FAIL");
  assertEquals(audit("\u2611 PASS\n\u2610 FAIL"), "PASS");
  assertEquals(audit("- [ ] PASS\n- [ ] FAIL"), "!no-verdict");
});

Deno.test("the readers of labels keep what stands on the line of a fence, and numbers whole", () => {
  assertEquals(verdict("```unsupported```"), "unsupported");
  assertEquals(verdict("``````"), "!empty");
  assertEquals(readOrFault(() => parseLabel("1.5", ["1", "2"])), "!no-verdict");
});

Deno.test("parseAbstention() takes the answer that is judged for no verdict", () => {
  assertEquals(parseAbstention("The answer declines."), "full");
  assertEquals(parseAbstention("The answer answers the question."), "none");
  assertEquals(parseAbstention("The answer is: DECLINES"), "full");
});
