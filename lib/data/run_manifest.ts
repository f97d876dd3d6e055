/**
 * What a run was made with. Two runs are compared only where the case set, the corpus and the grader are the
 * same; the rest is shown beside the difference.
 */
export interface RunManifest {
  /** Version of this package. */
  readonly touchstone: string;
  /** SHA-256 over the ids and expectations of the cases, in order of id: the answers do not enter. */
  readonly case_set: string;
  /** The file of cases. */
  readonly dataset?: string;
  /** Commit of the system that answered. */
  readonly commit?: string;
  /** Snapshot of the corpus that it searched. */
  readonly corpus_snapshot?: string;
  /** The retriever and its version. */
  readonly retriever?: string;
  /** Version of the prompt. */
  readonly prompt?: string;
  /** The model that wrote the answers. */
  readonly generator?: string;
  /** The judge: its fingerprint, or `"recorded"`; without it no judge was asked. */
  readonly grader?: string;
  /** Versions of other packages that matter. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Settings of the scoring rule. */
  readonly policy?: Readonly<Record<string, unknown>>;
}
