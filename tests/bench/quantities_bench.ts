/** extractQuantities over English prose, beside a bare expression for numbers. */
import { extractQuantities } from "../../lib/checks/extract_quantities.ts";

const PROSE =
  ("The Missouri River is about 2,341 miles long and drains nearly one sixth of the area of the " +
    "country. Most customers who return an item within 45 days are given their money back, less a fee of $12, " +
    "and nobody has to explain why; what matters is that the seal is whole and the label can still be read. ")
    .repeat(3_400);

Deno.bench("a bare expression for numbers, 1 MB", { group: "prose", baseline: true }, () => {
  PROSE.match(/\d[\d.,]*/g);
});
Deno.bench("extractQuantities(), 1 MB", { group: "prose" }, () => {
  extractQuantities(PROSE);
});
