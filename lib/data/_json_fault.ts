import { skipSpace } from "./_json_places.ts";
import { describeCharacter, endOfScalar, endOfString, type JsonFault } from "./_json_scalars.ts";

/**
 * Where `text` stops being JSON (RFC 8259) and why, or `undefined` if it is one JSON value.
 *
 * The engine's own message gives no position for `{"a": b}` and words that differ by version. The
 * scan keeps its own stack, so that deep nesting cannot overflow.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: ("{" | "[")[] = [];
  let expected: "value" | "first item" | "first name" | "name" | "rest" = "value";
  let at = 0;
  for (;;) {
    at = skipSpace(text, at);
    const found = text[at];
    const inside = open.at(-1);
    if (expected === "rest") {
      if (inside === undefined) return found === undefined ? undefined : surplus(text, at);
      const close = inside === "{" ? "}" : "]";
      if (found === close) open.pop();
      else if (found === ",") expected = inside === "{" ? "name" : "value";
      else return fault(text, at, `expected "," or "${close}"`);
      at++;
    } else if (expected === "name" || expected === "first name") {
      if (expected === "first name" && found === "}") {
        open.pop();
        expected = "rest";
        at++;
        continue;
      }
      if (found !== '"') return badName(text, at, expected === "name");
      const end = endOfString(text, at);
      if (typeof end !== "number") return end;
      at = skipSpace(text, end);
      if (text[at] !== ":") return fault(text, at, 'expected ":" after the name');
      at++;
      expected = "value";
    } else if (expected === "first item" && found === "]") {
      open.pop();
      expected = "rest";
      at++;
    } else if (found === "{" || found === "[") {
      open.push(found);
      expected = found === "{" ? "first name" : "first item";
      at++;
    } else {
      const trailing = expected === "value" && inside === "[" && found === "]";
      if (trailing) return fault(text, at, "expected a value after the comma");
      const end = endOfScalar(text, at);
      if (typeof end !== "number") return end;
      at = end;
      expected = "rest";
    }
  }
}

function fault(text: string, index: number, requirement: string): JsonFault {
  return { index, message: `${requirement}, found ${describeCharacter(text, index)}` };
}

function badName(text: string, at: number, afterComma: boolean): JsonFault {
  if (afterComma && text[at] === "}") return fault(text, at, "expected a name after the comma");
  return fault(text, at, "expected a name in double quotes");
}

function surplus(text: string, at: number): JsonFault {
  return fault(text, at, "expected nothing after the value");
}
