/** Each case type with right and wrong answers: what came out, and why. */
import { assertEquals, assertStringIncludes } from "@std/assert";
import type { Case } from "../../lib/data/case.ts";
import type { CaseOutcome } from "../../lib/data/case_result.ts";
import { scored } from "./scored.ts";

interface Kind {
  readonly kind: string;
  readonly given: Partial<Case>;
  readonly answers: readonly (readonly [answer: string, outcome: CaseOutcome, reason: string])[];
}

const TABLE: readonly Kind[] = [
  {
    kind: "an answerable question that needs 24 hours",
    given: {
      question: "How soon does the desk reply?",
      required_facts: ["24 hours"],
      forbidden_facts: ["48 hours"],
    },
    answers: [
      ["The desk replies within 24 hours.", "right", "answers"],
      ["There is a 24-hour window.", "right", "answers"],
      ["It replies within one day.", "right", "answers"],
      ["The desk replies within 48 hours.", "hallucinated", '"48 hours", which is forbidden'],
      ["The desk replies soon.", "hallucinated", 'does not say "24 hours"'],
      ["I could not find that in the provided documents.", "over-refused", "declines"],
    ],
  },
  {
    kind: "an unanswerable question about a model between two documented ones",
    given: {
      type: "unanswerable",
      expect: "abstain",
      question: "What load does the T200 carry?",
      chunks: [
        { id: "t100", text: "The T100 carries 40 kg." },
        { id: "t300", text: "The T300 carries 90 kg." },
      ],
      forbidden_facts: ["40 kg", "90 kg"],
    },
    answers: [
      ["I could not find the T200 in the provided documents.", "right", "declines"],
      ["The T200 carries 65 kg.", "hallucinated", "answers, and should decline"],
      ["It carries 40 kg.", "hallucinated", "forbidden"],
      [
        "I could not find the T200 in the provided documents; the T300 carries 90 kg.",
        "hallucinated",
        '"90 kg", which is forbidden',
      ],
      [
        "I do not have enough information. It is probably 65 kg, though.",
        "hallucinated",
        "declines and then guesses",
      ],
    ],
  },
  {
    kind: "a false premise whose right number must appear",
    given: {
      type: "false_premise",
      question: "Why are rugs taken back for 90 days only?",
      chunks: [{ id: "rugs", text: "Rugs may be returned within 45 days." }],
      required_facts: ["45 days"],
    },
    answers: [
      ["Rugs may be returned within 45 days.", "right", "answers"],
      ["It is not 90 days: rugs may be returned within forty-five days.", "right", "answers"],
      ["Rugs are taken back for 90 days as they wear fast.", "hallucinated", '"45 days"'],
      ["I could not find that in the provided documents.", "over-refused", "declines"],
    ],
  },
  {
    kind: "two fees of which only the current may be quoted",
    given: {
      type: "stale_context",
      question: "What does a label cost?",
      chunks: [
        { id: "fee-1", text: "A label costs $7.", status: "superseded" },
        { id: "fee-2", text: "A label costs $9.", status: "current" },
      ],
      required_facts: ["$9"],
      forbidden_facts: ["$7"],
    },
    answers: [
      ["A label costs $9.", "right", "answers"],
      ["A label costs nine dollars.", "right", "answers"],
      ["A label costs $7.", "hallucinated", '"$7", which is forbidden'],
      ["A label costs $9, formerly $7.", "hallucinated", '"$7", which is forbidden'],
      ["There is a fee.", "hallucinated", '"$9"'],
    ],
  },
  {
    kind: "a question of which one part is covered",
    given: {
      type: "partial",
      question: "When does the desk open, and which code opens its door?",
      chunks: [{ id: "desk", text: "The desk opens at 08:30." }],
      required_facts: ["8:30"],
    },
    answers: [
      ["It opens at 08:30. I could not find the door code in the documents.", "right", "answers"],
      ["It opens at 8:30 a.m.", "right", "answers"],
      [
        "It opens at 08:30. I could not find the door code, but it is probably 4711.",
        "hallucinated",
        '"4711" without support',
      ],
      ["I could not find the door code in the documents.", "over-refused", "declines"],
      ["The desk opens in the morning.", "hallucinated", '"8:30"'],
    ],
  },
];

for (const { kind, given, answers } of TABLE) {
  for (const [answer, outcome, reason] of answers) {
    Deno.test(`scoreCases() ${kind}: ${answer}`, async () => {
      const result = await scored({ ...given, answer });
      assertEquals(result.outcome, outcome, result.reason);
      assertStringIncludes(result.reason, reason);
    });
  }
}

Deno.test("scoreCases() a partial case that expects to decline is right with its covered part only", async () => {
  const given: Partial<Case> = {
    type: "partial",
    expect: "abstain",
    question: "When does it open, and who has the key?",
    chunks: [{ id: "desk", text: "The desk opens at 08:30." }],
    answer: "It opens at 08:30. I could not find the key in the documents.",
  };
  assertEquals((await scored({ ...given, required_facts: ["08:30"] })).outcome, "right");
  assertEquals((await scored({ ...given, required_facts: ["09:30"] })).outcome, "hallucinated");
  assertEquals((await scored(given)).outcome, "hallucinated");
});
