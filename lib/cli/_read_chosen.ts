import type { Case } from "../data/case.ts";
import { readCases } from "../data/read_cases.ts";
import { given } from "./_flag_values.ts";
import { onlyCases } from "./_select_cases.ts";
import type { Terminal } from "./terminal.ts";

/** Which cases of a file, and which of their answers. */
interface Chosen {
  readonly file: string;
  readonly answer?: string;
  readonly only: readonly string[];
}

/** The cases of a file that were asked for. */
export async function readChosenCases(
  { file, answer, only }: Chosen,
  terminal: Terminal,
): Promise<readonly Case[]> {
  const { cases, warnings } = await readCases(file, { ...given("answer", answer) });
  for (const warning of warnings) terminal.err(`Beware: ${warning}\n`);
  return onlyCases(cases, only);
}
