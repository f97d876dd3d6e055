import { type MemberPlaces, memberPlaces, skipSpace } from "./_json_places.ts";
import type { ProblemLog } from "./_problem_log.ts";
import type { TextPlace } from "./_text_place.ts";
import type { ProblemRule } from "./row.ts";

/** Reports the faults of one row after the other, those of JSON with their columns. */
export interface RowFaults {
  /** Turns to the row that begins on `line`; from JSON also its text and the column. */
  turnTo(line: number, text?: string, column?: number): void;
  /** Reports a fault of the row, or of one of its members. */
  add(rule: ProblemRule, message: string, member?: string): void;
  /** Whether a fault of this member of the row was reported. */
  has(member: string): boolean;
}

/** Looks for columns in a row only once it has a fault: good rows cost nothing. */
export function createRowFaults(log: ProblemLog): RowFaults {
  let line = 0;
  let text: string | undefined;
  let column = 1;
  let members: ReadonlyMap<string, MemberPlaces> | undefined;
  let faulty: Set<string> | undefined;

  /** The place in `source` where to look: of a member that is not there, that of the row. */
  function placeIn(source: string, rule: ProblemRule, member: string | undefined): TextPlace {
    if (member !== undefined) {
      members ??= memberPlaces(source);
      const found = members.get(member);
      if (found !== undefined) return rule === "unknown-field" ? found.name : found.value;
    }
    return { line: 1, column: skipSpace(source, 0) + 1 };
  }

  return {
    turnTo(nextLine, nextText, nextColumn = 1) {
      line = nextLine;
      text = nextText;
      column = nextColumn;
      members = undefined;
      faulty = undefined;
    },
    add(rule, message, member) {
      if (member !== undefined) (faulty ??= new Set()).add(member);
      if (text === undefined) return log.add(rule, line, message);
      const place = placeIn(text, rule, member);
      const before = place.line === 1 ? column - 1 : 0;
      log.add(rule, line + place.line - 1, message, place.column + before);
    },
    has: (member) => faulty !== undefined && faulty.has(member),
  };
}
