import { ROOT } from "../tasks/package.ts";
import { runOrThrow } from "../tasks/run.ts";

/** A doc comment, as `deno doc --json` gives it. */
export interface DocComment {
  readonly doc?: string;
  readonly tags?: readonly {
    readonly kind: string;
    readonly name?: string;
    readonly doc?: string;
  }[];
}

/** A type. */
export interface TypeShape {
  readonly repr?: string;
  readonly kind?: string;
  readonly value?: unknown;
}

/** A member of an interface or of an object type. */
export interface Member {
  readonly name?: string;
  readonly jsDoc?: DocComment;
}

/** A parameter; `assign` wraps one that has a default. */
export interface Parameter {
  readonly kind: string;
  readonly name?: string;
  readonly left?: Parameter;
  readonly arg?: Parameter;
}

/** One declaration of an exported name. */
export interface Declaration {
  readonly kind: string;
  readonly declarationKind?: string;
  readonly location: { readonly filename: string; readonly line: number };
  readonly jsDoc?: DocComment;
  readonly def?: {
    readonly params?: readonly Parameter[];
    readonly returnType?: TypeShape;
    readonly properties?: readonly Member[];
    readonly methods?: readonly Member[];
    readonly callSignatures?: readonly Member[];
    readonly indexSignatures?: readonly Member[];
    readonly tsType?: TypeShape;
  };
}

/** An exported name. */
export interface DocSymbol {
  readonly name: string;
  readonly declarations: readonly Declaration[];
}

/** What each file exports, re-exports too, from `deno doc --json`; keyed by path from the root. */
export async function documentation(
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly DocSymbol[]>> {
  const { stdout } = await runOrThrow("deno", ["doc", "--json", ...files]);
  const { nodes } = JSON.parse(stdout) as {
    readonly nodes: Readonly<Record<string, { readonly symbols: readonly DocSymbol[] }>>;
  };
  const entries = Object.entries(nodes).map(([url, { symbols }]) => {
    // Only what is declared with `export`: a file's private names are listed as well.
    const exported = symbols
      .map(({ name, declarations }) => ({
        name,
        declarations: declarations.filter((it) => it.declarationKind === "export"),
      }))
      .filter(({ declarations }) => declarations.length > 0);
    return [url.slice(ROOT.href.length), exported] as const;
  });
  return new Map(entries);
}

/** Where a declaration stands, from the root. */
export function placeOf({ location }: Declaration): string {
  return `${location.filename.slice(ROOT.href.length)}:${location.line}`;
}
