import { assertEquals, assertRejects } from "@std/assert";
import { faithfulness } from "../../lib/claims/faithfulness.ts";
import { verifyClaims } from "../../lib/claims/verify_claims.ts";
import type { Claim, ClaimVerdict, JudgedClaim } from "../../lib/data/claim.ts";
import type { Entail, Entailment } from "../../lib/data/entail.ts";
import { completionError } from "../../lib/judges/completion_error.ts";

const CHUNKS = [{ id: "a", text: "A." }, { id: "b", text: "B." }];
const ABC = "Sofas go back. Rugs go back. Lamps go back.";

/** Entails what the premise holds word for word, contradicts "not" of it. */
const verbatim: Entail = (pairs) =>
  Promise.resolve(pairs.map(({ premise, hypothesis }): Entailment => {
    if (premise.includes(hypothesis)) return { entailment: 0.9, neutral: 0.1, contradiction: 0 };
    if (premise.includes(`NOT ${hypothesis}`.replace(/\.$/, ""))) {
      return { entailment: 0, neutral: 0.2, contradiction: 0.8 };
    }
    return { entailment: 0.1, neutral: 0.8, contradiction: 0.1 };
  }));

function verdicts(...given: ClaimVerdict[]) {
  return (claims: readonly Claim[]): readonly JudgedClaim[] =>
    claims.map((claim, i) => ({ ...claim, verdict: given[i], chunk_ids: ["a"] }));
}

Deno.test("nli-06: faithfulness() scores every claim, however long the answer", async () => {
  const answer = "The tower is open daily. ".repeat(200) + "It was painted green in 1950.";
  const chunks = [{ id: "a", text: "The tower is open daily." }];
  for (const entail of [verbatim, undefined]) {
    const options = entail &&
      { verify: (claims: readonly Claim[]) => verifyClaims(claims, chunks, entail) };
    const { claims, score } = await faithfulness(answer, chunks, options);
    const flagged = claims.filter(({ verdict }) => verdict !== "supported").map(({ text }) => text);
    assertEquals(flagged, ["It was painted green in 1950."]);
    assertEquals([score.estimate, score.n], [200 / 201, 201]);
  }
});

Deno.test("nli-06: faithfulness() sees an invented claim in the midst, in a list and in a table", async () => {
  const chunks = [{ id: "a", text: "Open daily.\nParking is free." }];
  const filler = "Parking is free. ".repeat(80);
  for (
    const [answer, text] of [
      [`${filler}It was painted green. ${filler}`, "It was painted green."],
      [`${filler}\n\n- Parking is free.\n- It was painted green.`, "It was painted green."],
      [`${filler}\n\n| A | B |\n|---|---|\n| green | 1950 |`, "A: green; B: 1950"],
    ]
  ) {
    const { claims } = await faithfulness(answer, chunks, {
      verify: (claims, chunks) => verifyClaims(claims, chunks, verbatim),
    });
    assertEquals(claims.filter(({ verdict }) => verdict !== "supported").map((one) => one.text), [
      text,
    ]);
  }
});

Deno.test("nli-09: faithfulness() gives no score where nothing is stated", async () => {
  const never = () => {
    throw new Error("nothing is to be judged");
  };
  for (
    const [answer, outcome] of [
      ["", "no-claims"],
      [" \n", "no-claims"],
      ["Anything else?", "no-claims"],
      ["```\nx = 1\n```", "no-claims"],
      ["I could not find that in the documents.", "abstained"],
    ]
  ) {
    const result = await faithfulness(answer, CHUNKS, { verify: never });
    assertEquals(result.outcome, outcome, answer);
    for (const one of [result.score, result.best, result.worst]) {
      assertEquals([one.estimate, one.n], [null, 0]);
    }
  }
  const { outcome, score } = await faithfulness("x", CHUNKS, {
    decompose: () => [],
    verify: never,
  });
  assertEquals([outcome, score.estimate], ["no-claims", null]);
});

Deno.test("faithfulness() keeps contradicted apart, and unjudged out of the score but in best and worst", async () => {
  const answer = "Sofas go back. Rugs go back. Lamps go back. Beds go back.";
  const result = await faithfulness(answer, CHUNKS, {
    verify: verdicts("supported", "contradicted", "unsupported", "unjudged"),
  });
  assertEquals(result.counts, { supported: 1, contradicted: 1, unsupported: 1, unjudged: 1 });
  // 1 of 3 judged; best (1 + 1) of 4; worst 1 of 4; contradicted 1 of 3.
  assertEquals([result.score.estimate, result.score.n], [1 / 3, 3]);
  assertEquals([result.best.estimate, result.worst.estimate, result.worst.n], [0.5, 0.25, 4]);
  assertEquals(result.contradicted.estimate, 1 / 3);
  assertEquals(result.outcome, "scored");
});

Deno.test("faithfulness() asks once more for what is missing, and is then without a verdict", async () => {
  const rounds: string[][] = [];
  const { claims, counts } = await faithfulness(ABC, CHUNKS, {
    verify: (claims) => {
      rounds.push(claims.map(({ id }) => id));
      const [first] = claims;
      return { claims: [{ ...first, verdict: "supported", chunk_ids: ["b"] }] };
    },
  });
  assertEquals(rounds, [["1", "2", "3"], ["2", "3"]]);
  assertEquals(claims.map(({ verdict }) => verdict), ["supported", "supported", "unjudged"]);
  assertEquals(counts.unjudged, 1);
});

Deno.test("faithfulness() binds verdicts to claims by id, not by order", async () => {
  const { claims } = await faithfulness(ABC, CHUNKS, {
    verify: (claims) => [...verdicts("supported", "unsupported", "contradicted")(claims)].reverse(),
  });
  assertEquals(claims.map(({ id, verdict }) => `${id} ${verdict}`), [
    ...["1 supported", "2 unsupported", "3 contradicted"],
  ]);
});

Deno.test("faithfulness() has the outcome judge-error where the judge fails, and ends where the run does", async () => {
  const fails = (error: Error) => ({ verify: () => Promise.reject(error) });
  const { outcome, score, worst, claims, reason } = await faithfulness(
    ABC,
    CHUNKS,
    fails(completionError("timeout", "No reply in 5 s.")),
  );
  assertEquals([outcome, score.estimate, worst.estimate, worst.n], ["judge-error", null, 0, 3]);
  assertEquals(claims.map(({ verdict }) => verdict), ["unjudged", "unjudged", "unjudged"]);
  assertEquals(reason, "the judge failed (timeout): No reply in 5 s.");
  for (const kind of ["budget", "aborted"] as const) {
    await assertRejects(
      () => faithfulness(ABC, CHUNKS, fails(completionError(kind, "End."))),
      Error,
      "End.",
    );
  }
  await assertRejects(
    () => faithfulness(ABC, CHUNKS, fails(new RangeError("bug"))),
    RangeError,
    "bug",
  );
});

Deno.test("faithfulness() takes no verdict on a claim, or by a passage, that does not exist", async () => {
  const with_ = (claim: object) => ({
    verify:
      () => [{ id: "1", text: "", verdict: "supported" as const, chunk_ids: ["a"], ...claim }],
  });
  const refuses = (claim: object, message: string) =>
    assertRejects(() => faithfulness(ABC, CHUNKS, with_(claim)), TypeError, message);
  await refuses({ id: "9" }, "verify must judge the claims that it is given: current value is");
  await refuses({ chunk_ids: ["z"] }, "verify must cite the passages that it is given");
  await refuses({ verdict: "perhaps" }, "verify must give each claim an id, a verdict");
  await assertRejects(
    () =>
      faithfulness(ABC, CHUNKS, {
        verify: (claims) => verdicts("supported", "supported")([claims[0], claims[0]]),
      }),
    RangeError,
    "verify must judge each claim once",
  );
});

Deno.test("faithfulness() takes apart and judges in one call where the judge does both", async () => {
  let calls = 0;
  const judge = (item: { readonly question?: string; readonly answer: string }) => {
    calls++;
    assertEquals([item.question, item.answer], ["What?", ABC]);
    const span = { start: 0, end: 14 };
    const claims = [{
      id: "1",
      text: "Sofas go back.",
      span,
      verdict: "supported" as const,
      chunk_ids: ["a"],
    }];
    return Promise.resolve({ claims });
  };
  const { score, uncovered } = await faithfulness(ABC, CHUNKS, { judge, question: "What?" });
  assertEquals([calls, score.estimate, score.n], [1, 1, 1]);
  assertEquals(uncovered.map(({ text }) => text), ["Rugs go back.", "Lamps go back."]);
  const failing = await faithfulness(ABC, CHUNKS, {
    judge: () => Promise.reject(new SyntaxError("No verdict.")),
  });
  assertEquals([failing.outcome, failing.score.estimate], ["judge-error", null]);
});

Deno.test("verifyClaims() names the passage that decides, and one that disagrees", async () => {
  const claims = [{ id: "1", text: "Open daily." }, { id: "2", text: "It is free." }, {
    id: "3",
    text: "It is new.",
  }];
  const chunks = [{ id: "a", text: "Open daily." }, {
    id: "b",
    text: "NOT Open daily; NOT It is free",
  }];
  const judged = await verifyClaims(claims, chunks, verbatim);
  assertEquals(judged.map(({ verdict, chunk_ids }) => [verdict, chunk_ids]), [
    ["supported", ["a"]],
    ["contradicted", ["b"]],
    ["unsupported", []],
  ]);
  assertEquals(judged.map(({ contradiction }) => contradiction), [0.8, 0.8, 0.1]);
  assertEquals(judged[0].reason, "entailed by a (.90); b contradicts it (.80)");
  assertEquals((await verifyClaims(claims.slice(1), [], verbatim))[0].verdict, "unsupported");
  await assertRejects(
    () => verifyClaims(claims, chunks, verbatim, { threshold: 2 }),
    RangeError,
    "Cannot verify the claims as threshold must be a number from 0 to 1: current value is 2",
  );
});
