/**
 * Judgements: for each query what is relevant to it, as a grade for each document's id (0 is "judged, not
 * relevant"), or as the list of the relevant ids, which all get grade 1.
 */
export type Qrels = Readonly<
  Record<string, Readonly<Record<string, number>> | readonly string[]>
>;

/** Judgements as a file gives them: a grade for each document's id, by query. */
export type GradedQrels = Readonly<Record<string, Readonly<Record<string, number>>>>;
