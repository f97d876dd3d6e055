import { parsedJson } from "./_parsed_json.ts";
import { wrongKind } from "./_require_call.ts";

/**
 * The lines of a text that comes in pieces, cut anywhere. A list of whole lines will do too, with their breaks or
 * without: a piece that begins an object after one that ends it begins a line.
 */
export async function* readLines(
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  let started = false;
  for await (const piece of pieces) {
    if (typeof piece !== "string" && !(piece instanceof Uint8Array)) {
      throw wrongKind("lines must be texts or bytes", piece, "import a batch");
    }
    const given = typeof piece === "string" ? piece : decoder.decode(piece, { stream: true });
    // The mark of byte order before the first line is none of it.
    const text = started ? given : given.replace(/^\uFEFF/, "");
    started ||= given !== "";
    if (rest !== "" && /^\s*\{/.test(text) && isWhole(rest)) {
      yield rest;
      rest = "";
    }
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

function isWhole(text: string): boolean {
  return text.trimEnd().endsWith("}") && parsedJson(text) !== undefined;
}
