/** Throws unless `value` is a text. */
export function requireText(value: unknown, name: string, action: string): void {
  if (typeof value !== "string") throw wrong(action, name, "a string", value);
}

/** Throws unless `value` is a list of texts. */
export function requireTexts(value: unknown, name: string, action: string): void {
  if (!Array.isArray(value)) throw wrong(action, name, "a list of strings", value);
  for (let i = 0; i < value.length; i++) requireText(value[i], `${name}[${i}]`, action);
}

/** Throws unless `value` has what every quantity has. */
export function requireQuantity(value: unknown, name: string, action: string): void {
  const fields: { kind?: unknown; value?: unknown; text?: unknown; step?: unknown } | null =
    typeof value === "object" ? value : null;
  const good = fields !== null && typeof fields.kind === "string" &&
    typeof fields.text === "string" &&
    typeof fields.value === "number" && typeof fields.step === "number";
  if (!good) throw wrong(action, name, "a quantity", value);
}

/** Throws unless `options` is an object whose `locale` is a language tag, `arithmetic` a boolean, `allow` texts. */
export function requireQuantityOptions(options: unknown, action: string): void {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw wrong(action, "options", "an object", options);
  }
  const { locale, allow, arithmetic }: { locale?: unknown; allow?: unknown; arithmetic?: unknown } =
    options;
  if (locale !== undefined) {
    requireText(locale, "locale", action);
    if (!isLocale(String(locale))) {
      throw new RangeError(
        `Cannot ${action} as locale must be a language tag such as "de" or "en-GB": current value is ${locale}`,
      );
    }
  }
  if (allow !== undefined) requireTexts(allow, "allow", action);
  if (arithmetic !== undefined && typeof arithmetic !== "boolean") {
    throw wrong(action, "arithmetic", "true or false", arithmetic);
  }
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function wrong(action: string, name: string, need: string, value: unknown): TypeError {
  return new TypeError(
    `Cannot ${action} as ${name} must be ${need}: current value is ${shown(value)}`,
  );
}

function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, 60));
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
