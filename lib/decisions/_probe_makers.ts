import type { ProbeKind } from "../data/probe_report.ts";
import { claimAdded, extrapolated } from "./_probe_claim.ts";
import { entitySwapped } from "./_probe_entity.ts";
import {
  chunksReordered,
  evidenceRemoved,
  hiddenInstruction,
  otherEvidence,
} from "./_probe_evidence.ts";
import { negated } from "./_probe_negation.ts";
import { numberChanged } from "./_probe_number.ts";
import type { ProbeOutcome, ProbeSource } from "./_probe_source.ts";
import {
  confidentTone,
  hedgedTone,
  layout,
  letterCase,
  padded,
  paraphrased,
} from "./_probe_wording.ts";

/** Every probe, faults first: whether it plants a fault, and how it is made. */
export const PROBES: Readonly<
  Record<ProbeKind, {
    readonly sort: "fault" | "harmless";
    readonly make: (source: ProbeSource) => ProbeOutcome;
  }>
> = {
  "number-changed": { sort: "fault", make: numberChanged },
  negated: { sort: "fault", make: negated },
  "entity-swapped": { sort: "fault", make: entitySwapped },
  "evidence-removed": { sort: "fault", make: evidenceRemoved },
  "claim-added": { sort: "fault", make: claimAdded },
  extrapolated: { sort: "fault", make: extrapolated },
  "other-evidence": { sort: "fault", make: otherEvidence },
  paraphrased: { sort: "harmless", make: paraphrased },
  padded: { sort: "harmless", make: padded },
  "chunks-reordered": { sort: "harmless", make: chunksReordered },
  "letter-case": { sort: "harmless", make: letterCase },
  layout: { sort: "harmless", make: layout },
  "confident-tone": { sort: "harmless", make: confidentTone },
  "hedged-tone": { sort: "harmless", make: hedgedTone },
  "hidden-instruction": { sort: "harmless", make: hiddenInstruction },
};
