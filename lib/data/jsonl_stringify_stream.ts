import { jsonLine } from "./_json_line.ts";

/**
 * A transform stream from values to lines of JSON Lines text.
 *
 * For a response body or another stream; for a file there is `writeJsonl`. The stream fails at the
 * first value that JSON cannot hold, such as `NaN` or `undefined`, with an error that names it.
 *
 * @example
 * ```ts
 * import { JsonlStringifyStream } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const lines = ReadableStream.from([{ id: 1 }, [2]]).pipeThrough(new JsonlStringifyStream());
 * assertEquals(await Array.fromAsync(lines), ['{"id":1}\n', "[2]\n"]);
 * ```
 */
export class JsonlStringifyStream extends TransformStream<unknown, string> {
  /** Makes a stream that writes one line for each value. */
  constructor() {
    let count = 0;
    super({
      transform(value, controller) {
        controller.enqueue(jsonLine(value, `rows[${count}]`));
        count++;
      },
    });
  }
}
