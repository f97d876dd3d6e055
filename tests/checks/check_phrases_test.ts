import { assertEquals, assertThrows } from "@std/assert";
import { checkPhrases } from "../../lib/checks/check_phrases.ts";

Deno.test("checkPhrases() wants one wording of each fact, and none of a forbidden one", () => {
  const options = Object.freeze({
    mustInclude: [["24 hours", "one day"], "email"],
    mustNotInclude: [["$15", "fifteen dollars"]],
  });
  const check = (answer: string) => {
    const { pass, missing, forbidden } = checkPhrases(answer, options);
    return [pass, missing.length, forbidden.map(({ phrase }) => phrase)];
  };
  assertEquals(check("Write an email within one day."), [true, 0, []]);
  assertEquals(check("Write within 24 hours."), [false, 1, []]);
  assertEquals(check("Email in one day; not $15, never fifteen dollars."), [
    false,
    0,
    ["$15", "fifteen dollars"],
  ]);
});

Deno.test("checkPhrases() asks nothing where nothing is asked", () => {
  assertEquals(checkPhrases("anything"), { pass: true, included: [], missing: [], forbidden: [] });
});

Deno.test("checkPhrases() names the first phrase that is none", () => {
  assertThrows(
    () => checkPhrases("a", { mustInclude: ["a", 7 as never] }),
    TypeError,
    "mustInclude[1] must be a text or a list of texts: current value is 7",
  );
  assertThrows(() => checkPhrases("a", { mustNotInclude: [[]] }), RangeError, "mustNotInclude[0]");
  assertThrows(
    () => checkPhrases("a", { mustInclude: [" "] }),
    RangeError,
    "more than white space",
  );
});
