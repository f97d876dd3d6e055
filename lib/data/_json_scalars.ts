/** Where a text stops being JSON, and why. */
export interface JsonFault {
  /** Index into the text, in UTF-16 code units; its length if the text ends too early. */
  readonly index: number;
  /** What was expected there and what was found. */
  readonly message: string;
}

/** The index after the string that opens at `start`, or what is wrong with it. */
export function endOfString(text: string, start: number): number | JsonFault {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code < 32) {
      const found = describeCharacter(text, at);
      return {
        index: at,
        message: `expected a control character in a string as \\u, found ${found}`,
      };
    }
    if (code !== 92) continue;
    at++;
    const escape = text[at];
    if (escape === "u") {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) {
        return { index: at + 1, message: "expected four hexadecimal digits after \\u" };
      }
      at += 4;
    } else if (escape !== undefined && !'"\\/bfnrt'.includes(escape)) {
      const found = describeCharacter(text, at);
      return {
        index: at,
        message: `expected one of "\\/bfnrtu after the backslash, found ${found}`,
      };
    }
  }
  return { index: text.length, message: "expected a quote that closes the string, found the end" };
}

/** The index after the string, number or literal at `start`, or what is wrong with it. */
export function endOfScalar(text: string, start: number): number | JsonFault {
  if (text[start] === '"') return endOfString(text, start);
  const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
  number.lastIndex = start;
  if (number.test(text)) return number.lastIndex;
  for (const literal of ["true", "false", "null"]) {
    if (text.startsWith(literal, start)) return start + literal.length;
  }
  return { index: start, message: wrongValue(text, start) };
}

function wrongValue(text: string, at: number): string {
  const word = /-?[A-Za-z_$][\w$]*/y;
  word.lastIndex = at;
  const found = word.exec(text)?.[0];
  if (found === undefined) {
    const quotes = text[at] === "'" ? " (JSON strings take double quotes)" : "";
    return `expected a value, found ${describeCharacter(text, at)}${quotes}`;
  }
  const shown = `expected a value, found ${found.length > 40 ? `${found.slice(0, 37)}...` : found}`;
  if (/^(-?(nan|infinity|inf)|undefined)$/i.test(found)) {
    return `${shown} (JSON has no ${found}: write null)`;
  }
  const python: Readonly<Record<string, string>> = { true: "true", false: "false", none: "null" };
  const meant = Object.hasOwn(python, found.toLowerCase())
    ? python[found.toLowerCase()]
    : undefined;
  return meant === undefined ? shown : `${shown} (JSON writes ${meant})`;
}

/** A character as an error message shows it: by its code if it cannot be seen. */
export function describeCharacter(text: string, index: number): string {
  const code = text.codePointAt(index);
  if (code === undefined) return "the end";
  const character = String.fromCodePoint(code);
  if (!/[\p{C}\p{Z}]/u.test(character)) return character === '"' ? "'\"'" : `"${character}"`;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  if (code === 0xfeff) return `${name} (byte order mark)`;
  return code === 0 ? `${name} (NUL)` : name;
}
