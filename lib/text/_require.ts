import { nearestName } from "../data/nearest_name.ts";

const ACTION = "split sentences";
const segmenters = new Map<string, Intl.Segmenter>();

/** Throws unless `splitSentences` can take its arguments; gives the segmenter of the language. */
export function requireSplitting(text: unknown, options: unknown): Intl.Segmenter {
  if (typeof text !== "string") throw wrongKind("text must be a text", text);
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw wrongKind("options must be an object", options);
  }
  let locale: unknown = "en";
  for (const [name, value] of Object.entries(options)) {
    if (name === "locale") locale = value ?? "en";
    else {
      const near = nearestName(name, ["locale"]);
      const meant = near === undefined ? "" : `, did you mean ${near}`;
      throw new TypeError(
        `Cannot ${ACTION} as there is no option ${name}${meant}: options are locale`,
      );
    }
  }
  if (typeof locale !== "string") throw wrongKind("locale must be a language tag", locale);
  return segmenterOf(locale);
}

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  try {
    const made = new Intl.Segmenter(locale, { granularity: "sentence" });
    segmenters.set(locale, made);
    return made;
  } catch {
    const shown = JSON.stringify(locale);
    throw new RangeError(
      `Cannot ${ACTION} as locale must be a language tag such as "en": current value is ${shown}`,
    );
  }
}

function wrongKind(need: string, value: unknown): TypeError {
  const shown = typeof value === "string" ? JSON.stringify(value) : String(JSON.stringify(value));
  return new TypeError(`Cannot ${ACTION} as ${need}: current value is ${shown.slice(0, 100)}`);
}
