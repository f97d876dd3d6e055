import { requireText } from "./_require_arguments.ts";
import { requireOptionNames } from "./_require_options.ts";
import { createJsonlReader } from "./_jsonl_format.ts";
import { createProblemLog } from "./_problem_log.ts";
import type { JsonValue } from "./json_value.ts";

/** Options of {@linkcode JsonlParseStream}. */
export interface JsonlParseStreamOptions {
  /** Name of the stream in messages. Default `"stream"`. */
  readonly file?: string;
}

/**
 * A transform stream from chunks of JSON Lines text to the values of the lines.
 *
 * For a response body or another stream that ends in a loop or a further stream. Chunks may break
 * lines anywhere; blank lines are skipped but counted. The stream fails at the first line that is
 * not JSON, with a `SyntaxError` that names it. For a file, `readJsonl` is faster, and goes on to
 * list all bad lines.
 *
 * @example
 * ```ts
 * import { JsonlParseStream } from "@touchstone/eval/data";
 * import { assertEquals, assertRejects } from "@std/assert";
 *
 * const values = ReadableStream.from(['{"id":', "1}\n", "[2]"]).pipeThrough(new JsonlParseStream());
 * assertEquals(await Array.fromAsync(values), [{ id: 1 }, [2]]);
 *
 * const broken = ReadableStream.from(["1\n", "{]\n"]).pipeThrough(new JsonlParseStream());
 * await assertRejects(
 *   () => Array.fromAsync(broken),
 *   SyntaxError,
 *   'stream:2:2: expected a name in double quotes, found "]"',
 * );
 * ```
 */
export class JsonlParseStream extends TransformStream<string, JsonValue> {
  /**
   * Makes a stream that parses.
   *
   * @param options How messages name the stream.
   */
  constructor(options: JsonlParseStreamOptions = {}) {
    requireOptionNames(options, ["file"], "parse JSON Lines");
    const { file = "stream" } = options;
    const values: JsonValue[] = [];
    const reader = createJsonlReader({
      log: createProblemLog(file, {
        onProblem(problem) {
          throw new SyntaxError(problem.message, { cause: [problem] });
        },
      }),
      accept: (value) => void values.push(value),
    });
    // Parts of a line whose end has not come; joined once, as joining at every chunk takes
    // quadratic time.
    let rest: string[] = [];
    let started = false;
    function emit(text: string, controller: TransformStreamDefaultController<JsonValue>): void {
      reader.read(!started && text.startsWith("\ufeff") ? text.slice(1) : text);
      started = true;
      for (const value of values.splice(0)) controller.enqueue(value);
    }
    super({
      transform(chunk, controller) {
        requireText(chunk, "each chunk", "parse JSON Lines");
        const end = chunk.lastIndexOf("\n") + 1;
        if (end > 0) {
          emit(rest.join("") + chunk.slice(0, end), controller);
          rest = [];
        }
        if (end < chunk.length) rest.push(chunk.slice(end));
      },
      flush(controller) {
        emit(rest.join(""), controller);
      },
    });
  }
}
