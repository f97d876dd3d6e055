/** Words that announce a verdict. */
const ANNOUNCE =
  "verdict|labels?|grade|rating|score|decision|judge?ment|classification|category|assessment|conclusion|outcome|result|answer|status|" +
  "groundedness|faithfulness|correctness";
/** `Verdict: X`, `final grade is X`, `Score (1 to 5) = X`. */
const ANCHOR = new RegExp(
  `(?<![\\p{L}\\p{N}_])((?:final|overall)[ _]?)?(?:${ANNOUNCE})["']?[ \\t]*(?:\\([^)\\n]*\\))?[ \\t]*` +
    `(?::|=>?|->|\\u2192|\\|)`,
  "giu",
);
const SPOKEN =
  /(?<![\p{L}\p{N}_])((?:final|overall)[ _]?)?(?:verdict|label|grade|rating|score|(?:answer|choice)(?=[ \t]+is[ \t:("]+\p{L}{1,2}\W*$))[ \t]+is\b:?/gimu;
const HEADING = new RegExp(`^\\W*((?:final|overall)[ _]?)?(?:${ANNOUNCE})\\W*$`, "iu");

/**
 * What stands after the words that announce a verdict, up to the end of the line or the next such words; where a
 * final verdict is announced, only what stands after that. Where nothing follows, the next line counts.
 */
export function anchoredParts(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const parts: { final: boolean; part: string }[] = [];
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1] ?? "";
    const heading = HEADING.exec(line);
    if (heading !== null) {
      parts.push({ final: heading[1] !== undefined, part: next });
      continue;
    }
    const anchors = [...line.matchAll(ANCHOR), ...line.matchAll(SPOKEN)]
      .sort((a, b) => a.index - b.index);
    for (const [j, anchor] of anchors.entries()) {
      const part = line.slice(anchor.index + anchor[0].length, anchors[j + 1]?.index);
      const blank = part.trim() === "" && j === anchors.length - 1;
      parts.push({ final: anchor[1] !== undefined, part: blank ? next : part });
    }
  }
  const final = parts.filter((one) => one.final);
  return (final.length > 0 ? final : parts).map(({ part }) => part);
}
