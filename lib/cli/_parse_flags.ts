import { type Args, parseArgs } from "@std/cli/parse-args";
import { nearestName } from "../data/nearest_name.ts";
import { usageError } from "./_usage_error.ts";

/** Reads a command line; an unknown flag, or one that lacks its value, is an error that names it. */
export function parseFlags<
  Strings extends string,
  Booleans extends string,
  Repeatable extends string = never,
>(
  args: readonly string[],
  strings: readonly Strings[],
  booleans: readonly Booleans[],
  repeatable: readonly Repeatable[] = [],
): Args<Booleans, Strings, Repeatable> {
  const flags = parseArgs(args.flatMap((arg) => apart(arg, strings)), {
    string: strings,
    boolean: booleans,
    collect: repeatable,
    unknown: (arg, key) => {
      if (key === undefined) return true;
      if (/^-\d/.test(arg)) {
        throw usageError(
          `${arg} reads as an option: write --OPTION=${arg}, such as --threshold=${arg}`,
        );
      }
      const near = nearestName(key, [...strings, ...booleans]);
      const hint = near === undefined ? "" : `: did you mean --${near}?`;
      throw usageError(`unknown option ${arg}${hint}`);
    },
  });
  for (const name of strings) {
    const times = args.filter((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)).length;
    if (times > 1 && !(repeatable as readonly string[]).includes(name)) {
      throw usageError(`--${name} is given ${times} times: it takes one value`);
    }
    const value: unknown = flags[name];
    if (value === "" || (Array.isArray(value) && value.includes(""))) {
      throw usageError(`--${name} needs a value`);
    }
  }
  return flags;
}

/** `--no-relevant=zero` in two: whole, `parseArgs` takes it for a value of `--relevant`. */
function apart(arg: string, strings: readonly string[]): readonly string[] {
  const [, name, value] = /^--(no-[^=]+)=(.+)$/s.exec(arg) ?? [];
  return strings.includes(name) ? [`--${name}`, value] : [arg];
}
