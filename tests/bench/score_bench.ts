/** scoreCases() over 200 words of answer and 2,000 of evidence, beside what reading the same file costs at least. */
import { scoreCases } from "../../lib/cases/score_cases.ts";
import type { Case } from "../../lib/data/case.ts";

const WORDS =
  ("return item within days policy customer label refund desk opens card paid with the a of " +
    "and to in is for that may be sent back seal whole store order receipt gift warranty frame fabric")
    .split(" ");

/** A case of its own, or one of several that share what they rest on. */
function caseOf(i: number, evidence: number): Case {
  const chunks = Array.from({ length: 5 }, (_, k) => ({
    id: `d${evidence}-${k}`,
    text: sentences(400, evidence * 5 + k),
  }));
  const answer = sentences(200, evidence * 5 + i % 5);
  return {
    ...{ id: `q${i}`, type: "answerable", expect: "answer", chunks, answer },
    question: `How long may item ${i} be kept?`,
    required_facts: [`${evidence * 5 + i % 5 + 10} days`],
    forbidden_facts: ["97 weeks", "$4,711"],
    relevant_chunk_ids: [`d${evidence}-0`],
  };
}

/** Words in sentences of twelve, with a number or a name every other sentence. */
function sentences(words: number, seed: number): string {
  const parts: string[] = [];
  for (let i = 0; i < words; i++) {
    const place = i % 24;
    const plain = WORDS[(i * 7 + seed * 13 + (i * i) % 11) % WORDS.length];
    const word = place === 5 ? `${seed + 10} days` : place === 17 ? `Model T${seed}` : plain;
    parts.push(i % 12 === 11 ? `${word}.` : word);
  }
  return parts.join(" ");
}

const N = 500;
const OWN = Array.from({ length: N }, (_, i) => caseOf(i, i));
const SHARED = Array.from({ length: N }, (_, i) => caseOf(i, Math.floor(i / 10)));

for (
  const [name, cases] of [["its own evidence", OWN], ["evidence shared by ten", SHARED]] as const
) {
  const lines = cases.map((one) => JSON.stringify(one));
  const texts = cases.map(({ answer, chunks }) =>
    [answer, ...chunks.map(({ text }) => text)].join(" ")
  );
  Deno.bench(`JSON.parse alone, 500 lines, ${name}`, { group: name, baseline: true }, () => {
    for (const line of lines) JSON.parse(line);
  });
  Deno.bench(`Intl.Segmenter alone, the same 500, ${name}`, { group: name, n: 3 }, () => {
    const words = new Intl.Segmenter("en", { granularity: "word" });
    for (const text of texts) for (const _ of words.segment(text));
  });
  Deno.bench(`scoreCases(), 500 cases, ${name}`, { group: name, n: 10 }, async () => {
    await scoreCases(cases);
  });
}
