import type { ProbeKind, ProbeResult } from "../data/probe_report.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { PROBES } from "./_probe_makers.ts";
import type { ProbeItem } from "./probe_judge.ts";

/** One probe of one original: the changed item, or why there is none. */
export interface ProbeTry {
  readonly probe: ProbeKind;
  readonly id: string;
  readonly item?: ProbeItem;
  readonly reason?: string;
}

/** How a judge did on the tries of one probe. */
export function probeResult(
  probe: ProbeKind,
  tries: readonly ProbeTry[],
  verdicts: ReadonlyMap<string | undefined, boolean | undefined>,
  level: number,
): ProbeResult {
  const { sort } = PROBES[probe];
  const right = sort === "fault";
  const reasons: Record<string, number> = {};
  const wrong: string[] = [];
  let judged = 0;
  let failed = 0;
  for (const { id, item, reason = "" } of tries) {
    if (item === undefined) {
      reasons[reason] = (reasons[reason] ?? 0) + 1;
      continue;
    }
    const verdict = verdicts.get(item.id);
    if (verdict === undefined) {
      failed++;
      continue;
    }
    judged++;
    if (verdict !== right) wrong.push(id);
  }
  const count = right ? judged - wrong.length : wrong.length;
  const atWorst = right ? count : count + failed;
  return {
    probe,
    sort,
    rate: wilsonInterval(count, judged, { level }),
    worst: wilsonInterval(atWorst, judged + failed, { level }),
    notMade: tries.length - judged - failed,
    notMadeReasons: reasons,
    failed,
    wrong,
  };
}
