import { readNames, requireOptionNames, requireReadOptions } from "./_require_options.ts";
import type { CsvOptions } from "./csv_options.ts";

/** Throws unless the options of a reader that also reads CSV make sense. */
export function requireCsvOptions(
  options: CsvOptions,
  action: string,
  more: readonly string[] = [],
): void {
  requireOptionNames(options, [...readNames, "delimiter", "types", ...more], action);
  requireReadOptions(options, action);
  const { delimiter, types } = options;
  if (delimiter !== undefined && !/^[^"\r\n]$/.test(delimiter)) {
    throw new RangeError(
      `Cannot ${action} as delimiter must be one character, not a quote or line end: ` +
        `current value is ${JSON.stringify(delimiter)}`,
    );
  }
  if (types !== undefined && types !== "text" && types !== "json") {
    throw new RangeError(
      `Cannot ${action} as types must be "text" or "json": ` +
        `current value is ${JSON.stringify(types)}`,
    );
  }
}
