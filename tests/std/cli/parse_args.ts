/**
 * `parseArgs` with the option bag and the results of `@std/cli/parse-args`, for places that cannot
 * reach JSR. Two things of the real one are left out because nothing here uses them: dotted names
 * (`--a.b`) do not nest, and the result is typed more strictly (`unknown` where the real one has
 * `any`). Written out rather than laid over `node:util`, whose import alone takes about 7 ms.
 *
 * @module
 */

/** What the command line held, by name; positionals in `_`. */
export type Args<B extends string = never, S extends string = never, C extends string = never> =
  & { readonly [name: string]: unknown; _: (string | number)[]; "--"?: string[] }
  & { readonly [K in Exclude<B, C>]: boolean }
  & { readonly [K in B & C]: boolean[] }
  & { readonly [K in Exclude<S, C>]?: string }
  & { readonly [K in S & C]: string[] };

/** How to read the arguments. */
export interface ParseOptions<B extends string, S extends string, C extends string> {
  /** Keep what follows `--` in `"--"` instead of in `_`. */
  readonly "--"?: boolean;
  /** Other names of an option. */
  readonly alias?: Readonly<Record<string, string | readonly string[]>>;
  /** Names that take no value and are `false` unless given; `true`: all `--name` without `=`. */
  readonly boolean?: boolean | B | readonly B[];
  /** Names whose values gather in a list, `[]` unless given. */
  readonly collect?: C | readonly C[];
  /** Values of names that are not given. */
  readonly default?: Readonly<Record<string, unknown>>;
  /** Names that `--no-name` sets to `false`. */
  readonly negatable?: string | readonly string[];
  /** Leave everything from the first positional on unread, in `_`. */
  readonly stopEarly?: boolean;
  /** Names whose values stay strings; `"_"` for the positionals. */
  readonly string?: S | readonly S[];
  /** Called for each argument that no option names; `false` drops it. */
  readonly unknown?: (arg: string, key?: string, value?: unknown) => unknown;
}

/** Reads command line arguments; see the real package's documentation. */
export function parseArgs<
  B extends string = never,
  S extends string = never,
  C extends string = never,
>(args: string[], options: ParseOptions<B, S, C> = {}): Args<B, S, C> {
  const aliases = aliasGroups(options.alias ?? {});
  const withAliases = (names: unknown) => expand(names, aliases);
  const booleans = withAliases(options.boolean === true ? [] : options.boolean);
  const strings = withAliases(options.string);
  const collected = withAliases(options.collect);
  const negatable = withAliases(options.negatable);
  const allBoolean = options.boolean === true;
  const result: Record<string, unknown> & { _: (string | number)[] } = { _: [] };

  function set(key: string, given: string | boolean, arg: string, collect = true): void {
    const known = booleans.has(key) || strings.has(key) || aliases.has(key) ||
      (allBoolean && /^--[^=]+$/.test(arg));
    if (!known && options.unknown?.(arg, key, given) === false) return;
    const value = typeof given === "string" && !strings.has(key) ? toNumber(given) : given;
    for (const name of [key, ...aliases.get(key) ?? []]) {
      const before = Object.hasOwn(result, name) ? result[name] : [];
      result[name] = !(collect && collected.has(key))
        ? value
        : [...Array.isArray(before) ? before : [before], value];
    }
  }

  const end = args.indexOf("--");
  const read = end < 0 ? args : args.slice(0, end);
  const rest = end < 0 ? [] : args.slice(end + 1);

  for (let i = 0; i < read.length; i++) {
    const arg = read[i];
    const next = read[i + 1] as string | undefined;

    /** Sets `key` from the argument after it, if that one can be its value. */
    const setFromNext = (key: string, dashed: RegExp): void => {
      const free = next !== undefined && next !== "";
      if (free && !booleans.has(key) && !(allBoolean && arg.startsWith("--"))) {
        if (!dashed.test(next)) {
          i++;
          return set(key, next, arg);
        }
      }
      if (next === "true" || next === "false") {
        i++;
        return set(key, next === "true", arg);
      }
      set(key, strings.has(key) ? "" : true, arg);
    };

    if (arg.startsWith("--")) {
      const [, name, value] = /^--(.+?)(?:=(.+))?$/s.exec(arg) ?? [];
      const negated = name.startsWith("no-") ? name.slice(3) : "";
      if (value !== undefined) {
        const key = negated || name; // The real one drops the "no-" of --no-name=value too.
        set(key, booleans.has(key) ? value !== "false" : value, arg);
      } else if (negatable.has(negated)) set(negated, false, arg, false);
      else setFromNext(name, /^-/);
    } else if (/^-./s.test(arg)) {
      const last = setLetters(arg, (letter, value) => {
        set(letter, value ?? (strings.has(letter) ? "" : true), arg);
      });
      if (last) setFromNext(last, /^--?[^-]/);
    } else {
      if (options.unknown?.(arg) !== false) result._.push(strings.has("_") ? arg : toNumber(arg));
      if (options.stopEarly) {
        result._.push(...read.slice(i + 1));
        break;
      }
    }
  }

  for (const [key, value] of Object.entries(options.default ?? {})) {
    if (Object.hasOwn(result, key)) continue;
    for (const name of [key, ...aliases.get(key) ?? []]) result[name] = value;
  }
  for (const name of [...booleans, ...strings]) {
    if (Object.hasOwn(result, name)) continue;
    if (collected.has(name)) result[name] = [];
    else if (booleans.has(name)) result[name] = false;
  }
  if (options["--"]) result["--"] = rest;
  else result._.push(...rest);
  return result as Args<B, S, C>;
}

/** Sets the letters of `-abc`; returns the last one if the next argument may be its value. */
function setLetters(
  arg: string,
  set: (letter: string, value?: string) => void,
): string | undefined {
  for (let j = 1; j < arg.length - 1; j++) {
    const letter = arg[j];
    const tail = arg.slice(j + 1);
    const takesTail = /[A-Za-z]/.test(letter) &&
      (/=./.test(tail) || /\d\.?$/.test(tail));
    if (tail === "-") set(letter, tail);
    else if (takesTail) {
      set(letter, /=./.test(tail) ? tail.slice(tail.indexOf("=") + 1) : tail);
      return undefined;
    } else if (j < arg.length - 2 && /\W/.test(arg[j + 1])) {
      set(letter, tail);
      return undefined;
    } else set(letter);
  }
  const last = arg.slice(-1);
  return last === "-" ? undefined : last;
}

function aliasGroups(
  alias: Readonly<Record<string, string | readonly string[]>>,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of Object.entries(alias)) {
    const group = [key, ...typeof value === "string" ? [value] : value];
    for (const name of group) groups.set(name, group.filter((other) => other !== name));
  }
  return groups;
}

function expand(names: unknown, aliases: ReadonlyMap<string, readonly string[]>): Set<string> {
  const list = Array.isArray(names) ? names : names ? [names] : [];
  return new Set(list.flatMap((name) => [name, ...aliases.get(name) ?? []]));
}

function toNumber(text: string): string | number {
  return /\S/.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;
}
