import { requireText } from "./_require_texts.ts";

/** Throws unless `value` is an object that is no list. */
export function requireObject(value: unknown, name: string, action: string): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongKind(name, "an object", value, action);
  }
}

/** Throws unless `options` holds known names only, each with a value of its kind. */
export function requireFlags(options: object, names: readonly string[], action: string): void {
  for (const [name, value] of Object.entries(options)) {
    if (!names.includes(name)) {
      throw new TypeError(
        `Cannot ${action} as there is no option ${name}: options are ${names.join(", ")}`,
      );
    }
    if (value !== undefined && typeof value !== "boolean") {
      throw wrongKind(name, "true or false", value, action);
    }
  }
}

/** Throws unless `fact` is a text that says something, or a list of such wordings. */
export function requireFact(fact: unknown, name: string, action: string): void {
  if (typeof fact === "string") return requireWording(fact, name, action);
  if (!Array.isArray(fact) || !fact.every((one) => typeof one === "string")) {
    throw wrongKind(name, "a text or a list of texts", fact, action);
  }
  if (fact.length === 0) {
    throw new RangeError(
      `Cannot ${action} as ${name} must hold at least one wording: current value is []`,
    );
  }
  fact.forEach((one, i) => requireWording(one, `${name}[${i}]`, action));
}

/** Throws unless `facts` is a list of facts. */
export function requireFacts(facts: unknown, name: string, action: string): void {
  if (!Array.isArray(facts)) throw wrongKind(name, "a list of texts", facts, action);
  facts.forEach((fact, i) => requireFact(fact, `${name}[${i}]`, action));
}

/** Throws unless `chunks` is a list of passages with an id and a text. */
export function requireChunks(chunks: unknown, name: string, action: string): void {
  if (!Array.isArray(chunks)) throw wrongKind(name, "a list of passages", chunks, action);
  chunks.forEach((chunk, i) => {
    requireObject(chunk, `${name}[${i}]`, action);
    requireText(chunk.id, `${name}[${i}].id`, action);
    requireText(chunk.text, `${name}[${i}].text`, action);
  });
}

function requireWording(text: string, name: string, action: string): void {
  if (/^[\s\u200b-\u200d\u2060\ufeff\u00ad]*$/.test(text)) {
    throw new RangeError(
      `Cannot ${action} as ${name} must hold more than white space: current value is ${
        JSON.stringify(text.slice(0, 40))
      }`,
    );
  }
}

function wrongKind(name: string, need: string, value: unknown, action: string): TypeError {
  const shown = JSON.stringify(value) ?? String(value);
  return new TypeError(`Cannot ${action} as ${name} must be ${need}: current value is ${shown}`);
}
