/**
 * A package registry on loopback, of the kind that `JSR_URL` names: it takes what `deno publish`
 * sends and gives it to whoever imports `jsr:@scope/name`. Nothing is kept after `stop`.
 */

/** A running registry. */
export interface Registry {
  /** What `JSR_URL` must be, with a slash at its end. */
  readonly url: string;
  /** Ends the server. */
  stop(): Promise<void>;
}

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Starts a registry on a free port of 127.0.0.1. */
export function startRegistry(): Registry {
  /** By `@scope/name`, then by version. */
  const packages = new Map<string, Map<string, Files>>();

  async function answer(request: Request): Promise<Response> {
    const path = decodeURIComponent(new URL(request.url).pathname);
    const publish = /^\/api\/scopes\/([^/]+)\/packages\/([^/]+)\/versions\/([^/]+)$/.exec(path);
    if (publish) {
      const [, scope, name, version] = publish;
      // Asked first with GET: is it there already?
      if (!request.body) return new Response("no such version", { status: 404 });
      const versions = packages.get(`@${scope}/${name}`) ?? new Map();
      versions.set(version, await readTar(request.body));
      packages.set(`@${scope}/${name}`, versions);
      return Response.json({ id: "1", status: "success", error: null });
    }
    if (path.startsWith("/api/publish_status/")) {
      return Response.json({ id: "1", status: "success", error: null });
    }
    if (path.startsWith("/api/scopes/")) return Response.json({});

    const [, name, rest] = /^\/(@[^/]+\/[^/]+)\/(.+)$/.exec(path) ?? [];
    const versions = packages.get(name);
    if (!versions) return new Response("no such package", { status: 404 });
    if (rest === "meta.json") {
      const entries = [...versions.keys()].map((version) => [version, {}]);
      return Response.json({ versions: Object.fromEntries(entries) });
    }
    const described = versions.get(rest.replace(/_meta\.json$/, ""));
    if (described) return await describe(described);
    const [version, ...parts] = rest.split("/");
    const file = versions.get(version)?.get(`/${parts.join("/")}`);
    if (!file) return new Response("no such file", { status: 404 });
    return new Response(file, { headers: { "content-type": contentType(rest) } });
  }

  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, answer);
  return { url: `http://127.0.0.1:${server.addr.port}/`, stop: () => server.shutdown() };
}

/** The description of a version: its files with their hashes, and its entrypoints. */
async function describe(files: Files): Promise<Response> {
  const manifest: Record<string, { size: number; checksum: string }> = {};
  for (const [path, bytes] of files) {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
    manifest[path] = { size: bytes.length, checksum: `sha256-${hash}` };
  }
  const { exports } = JSON.parse(new TextDecoder().decode(files.get("/deno.json")));
  return Response.json({
    manifest,
    exports: typeof exports === "string" ? { ".": exports } : exports,
  });
}

/** The files of a gzipped tar archive, by path with a slash in front. */
async function readTar(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Files> {
  const archive = new Uint8Array(
    await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
  );
  const field = (start: number, length: number) =>
    new TextDecoder().decode(archive.subarray(start, start + length)).replace(/\0.*$/s, "");
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  // A block of 512 bytes: name at 0, size in octal at 124, prefix of the name at 345.
  for (let at = 0; at < archive.length && archive[at] !== 0;) {
    const size = parseInt(field(at + 124, 12), 8);
    const path = [field(at + 345, 155), field(at, 100)].filter(Boolean).join("/");
    files.set(`/${path.replace(/^\.?\//, "")}`, archive.slice(at + 512, at + 512 + size));
    at += 512 * (1 + Math.ceil(size / 512));
  }
  return files;
}

function contentType(path: string): string {
  if (path.endsWith(".ts")) return "text/typescript";
  return path.endsWith(".json") ? "application/json" : "text/plain";
}
