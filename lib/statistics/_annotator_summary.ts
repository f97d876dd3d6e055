import type { AlternativeAnnotatorTest } from "./alternative_annotator.ts";
import { formatInterval } from "./format_interval.ts";

/** With fewer annotators the others are no group to agree with (the same paper). */
const FEWEST_ANNOTATORS = 3;
/** Below it the t-test is not to be relied on (Calderon et al., section 3). */
const FEWEST = 30;

/** What makes the test less sure, from the items of each annotator. */
export function warningsOf(items: readonly number[]): string[] {
  const compared = items.filter((n) => n >= 2).length;
  const few =
    `only ${compared} annotators could be compared: at least ${FEWEST_ANNOTATORS} are wanted`;
  const each = items.flatMap((n, annotator) => {
    if (n < 2) return [`annotator ${annotator} has ${n} items to compare: left out`];
    if (n >= FEWEST) return [];
    return [`annotator ${annotator} has ${n} items: the t-test wants at least ${FEWEST}`];
  });
  return compared < FEWEST_ANNOTATORS ? [few, ...each] : each;
}

/** The test's result as a sentence. */
export function summaryOf(
  { passes, wins, compared, epsilon, advantage }: Pick<
    AlternativeAnnotatorTest,
    "passes" | "wins" | "compared" | "epsilon" | "advantage"
  >,
): string {
  if (passes === null) {
    return "No annotator shares two items with the judge and another: the test says nothing.";
  }
  return `The judge ${
    passes ? "passes" : "does not pass"
  }: at epsilon ${epsilon} it beats ${wins} ` +
    `of ${compared} annotators (half are needed), and is at least as close to the others as an ` +
    `annotator in ${formatInterval(advantage)} items.`;
}
