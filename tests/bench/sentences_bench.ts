/** splitSentences over English prose, beside the engine's segmenter on the same paragraphs. */
import { splitSentences } from "../../lib/text/split_sentences.ts";

const PARAGRAPH =
  "The Missouri River is about 2,341 miles long and drains nearly one sixth of the area of the country. " +
  "Most customers who return an item within 45 days are given their money back, less a fee of $12, and " +
  "nobody has to explain why. Dr. Lee says that the seal must be whole, e.g. unbroken! What matters is that " +
  "the label can still be read; it is kept in the U.S. for two years. Is it free? The desk opens at 9 a.m. " +
  "and closes at 5 p.m. on every day but Sunday.";
/** The same with a typographic sign in every paragraph, which ASCII rules do not read. */
const TYPESET = PARAGRAPH.replace("matters is", "matters\u2019 is");
const COUNT = Math.ceil(10e6 / PARAGRAPH.length);

for (const [name, paragraph] of [["plain", PARAGRAPH], ["typeset", TYPESET]]) {
  const paragraphs = Array.from({ length: COUNT }, (_, i) => `${paragraph} It is number ${i}.`);
  const text = paragraphs.join("\n\n");
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  Deno.bench(`Intl.Segmenter by paragraph, 10 MB, ${name}`, { group: name, baseline: true }, () => {
    const pieces: { text: string; start: number }[] = [];
    for (const one of paragraphs) {
      for (const { segment, index } of segmenter.segment(one)) {
        pieces.push({ text: segment, start: index });
      }
    }
  });
  Deno.bench(`splitSentences(), 10 MB, ${name}`, { group: name }, () => {
    splitSentences(text);
  });
}
