/** The shapes of the hand-written content of the returns-desk data set. */

export type RowType =
  | "answerable"
  | "unanswerable"
  | "false_premise"
  | "stale_context"
  | "partial";

export type Kind =
  | "clear support"
  | "subtle contradiction"
  | "partial support"
  | "number changed"
  | "irrelevant citation"
  | "paraphrase";

/** The true state of the recorded answer, decided by the author of the row. */
export type Truth = "faithful" | "hallucinated";

export type Severity = "critical" | "major" | "minor";
export type Channel = "chat" | "email" | "phone notes";

/** What the newer release did to the answer, where it changed it. */
export type Change = "fixes" | "breaks" | "over-refuses" | "rewords" | "still wrong";

export interface Passage {
  id: string;
  version: string;
  status: "current" | "superseded";
  effective: string;
  text: string;
}

export interface RowBody {
  q: string;
  /** Retrieved passages, best rank first. */
  chunks: string[];
  /** Required facts. */
  req: string[];
  /** Forbidden facts. */
  forb: string[];
  /** Chunks that bear on the question. */
  rel: string[];
  a: string;
  cites: string[];
  /** Only where the newer release answered differently: change, answer, citations. */
  cand?: [Change, string, string[]];
}

export interface Row extends RowBody {
  type: RowType;
  kind: Kind;
  truth: Truth;
  severity: Severity;
  channel: Channel;
}

export function row(
  type: RowType,
  kind: Kind,
  truth: Truth,
  severity: Severity,
  channel: Channel,
  body: RowBody,
): Row {
  return { type, kind, truth, severity, channel, ...body };
}
