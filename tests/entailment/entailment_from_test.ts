import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { entailmentFrom } from "../../lib/entailment/entailment_from.ts";

Deno.test("nli-03: entailmentFrom() knows the labels however they are written", () => {
  const spellings: readonly (readonly [string, string, string])[] = [
    ["contradictory", "ENTAILMENT", "Neutral"],
    ["Contradiction", "Entailed", "NEUTRAL"],
    ["CONTRADICTS", "entails", "not_enough_info"],
    ["c", "e", "n"],
    ["REFUTES", "SUPPORTS", "NOT ENOUGH INFO"],
    ["0 - contradiction", "1 - entailment", "2 - neutral"],
    ["CoNtRaDiCtIoN", "EntailMent", "NeuTral"],
    [" contradiction ", "entailment\n", "neutral."],
  ];
  for (const [contradiction, entailment, neutral] of spellings) {
    const result = entailmentFrom([2, -0.5, 0.4], { 0: contradiction, 1: entailment, 2: neutral });
    // exp(2), exp(-.5), exp(.4) are 7.389056, .606531, 1.491825; their sum is 9.487412.
    assertAlmostEquals(result.contradiction, 0.778827, 1e-6);
    assertAlmostEquals(result.entailment, 0.06393, 1e-6);
    assertAlmostEquals(result.neutral, 0.157243, 1e-6);
  }
});

Deno.test("entailmentFrom() follows the order of the labels, as a list or by their places", () => {
  const scores = [3, 1, -2];
  const first = entailmentFrom(scores, ["entailment", "neutral", "contradiction"]);
  const last = entailmentFrom([-2, 1, 3], ["contradiction", "neutral", "entailment"]);
  assertEquals(first, last);
  assertEquals(
    entailmentFrom(Float32Array.from(scores), {
      2: "contradiction",
      1: "neutral",
      0: "entailment",
    }),
    first,
  );
});

Deno.test("nli-02: entailmentFrom() refuses labels that it would have to guess", () => {
  const unknown: readonly (Record<number, string> | readonly string[])[] = [
    { 0: "LABEL_0", 1: "LABEL_1", 2: "LABEL_2" },
    { 0: "0", 1: "1", 2: "2" },
    {},
    ["", "", ""],
    ["entailment", "neutral", "LABEL_2"],
    ["entailment", "neutral", "contradiction", "other"],
  ];
  for (const labels of unknown) {
    const error = assertThrows(() => entailmentFrom([2, -0.5, 0.4], labels), RangeError);
    assert(error instanceof Error && error.message.includes("the labels must be known"));
  }
  assertThrows(() => entailmentFrom([1, 2], undefined as never), RangeError, "no labels");
  assertThrows(() => entailmentFrom([1, 2], "en" as never), TypeError, "id2label must give");
  assertThrows(
    () => entailmentFrom([1, 2], { 0: "entailment", 2: "neutral" }),
    TypeError,
    "id2label must give each place from 0 its label",
  );
});

Deno.test("entailmentFrom() refuses labels that stand twice, or without entailment", () => {
  for (
    const labels of [
      ["entailment", "entailed", "neutral"],
      ["neutral", "contradiction"],
      ["entailment"],
      ["not_entailment", "neutral", "entailment"],
    ]
  ) {
    assertThrows(
      () => entailmentFrom(labels.map(() => 1), labels),
      RangeError,
      "there must be entailment, neutral and contradiction once each",
    );
  }
});

Deno.test("entailmentFrom() maps two-way models to entailment or not", () => {
  for (const other of ["not_entailment", "not-entailed", "NOT_ENTAILMENT", "notEntailment"]) {
    const result = entailmentFrom([0.75, 0], ["entailment", other]);
    // 1 / (1 + exp(-.75)) = .679179.
    assertAlmostEquals(result.entailment, 0.679179, 1e-6);
    assertAlmostEquals(result.neutral, 0.320821, 1e-6);
    assertEquals(result.contradiction, 0);
  }
  const opposed = entailmentFrom([0.75, 0], ["entailment", "contradiction"]);
  assertEquals(opposed.neutral, 0);
  assertAlmostEquals(opposed.contradiction, 0.320821, 1e-6);
});

Deno.test("entailmentFrom() stays finite for extreme scores, and refuses others", () => {
  const labels = ["entailment", "neutral", "contradiction"];
  assertEquals(entailmentFrom([1e4, 0, -1e4], labels), {
    entailment: 1,
    neutral: 0,
    contradiction: 0,
  });
  for (const bad of [NaN, Infinity, -Infinity]) {
    assertThrows(
      () => entailmentFrom([0, bad, 0], labels),
      RangeError,
      `Cannot compute entailmentFrom as logits[1] must be finite: current value is ${bad}`,
    );
  }
  assertThrows(
    () => entailmentFrom([0, 1], labels),
    RangeError,
    "there must be one score a label: current value is 2 for 3 labels",
  );
  assertThrows(() => entailmentFrom(["1", 2, 3] as never, labels), TypeError, "logits must be");
});

Deno.test("entailmentFrom() says what is wrong where JSON could not", () => {
  const call = entailmentFrom as (...args: unknown[]) => unknown;
  assertThrows(() => call([1n, 0n], ["entailment", "neutral"]), TypeError, 'value is ["1n","0n"]');
});
