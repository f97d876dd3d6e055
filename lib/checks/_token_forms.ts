/** An address without scheme, `www.` and last slash, its host in lower case. */
export function plainUrl(url: string): string {
  const bare = url.replace(/^[a-z]+:\/\//i, "").replace(/^www\./i, "");
  const end = bare.search(/[/?#]/);
  const host = (end < 0 ? bare : bare.slice(0, end)).toLowerCase().replace(/[.,;:!?]$/, "");
  const rest = end < 0 ? "" : bare.slice(end);
  return host + rest.replace(/\/$/, "");
}

/** A version without its v, and every shorter version that it belongs to. */
export function versionStarts(version: string): readonly string[] {
  const plain = plainVersion(version);
  const parts = plain.split(".");
  return [plain, ...parts.slice(0, -1).map((_, i) => parts.slice(0, i + 1).join("."))];
}

/** A version without its v, in lower case. */
export function plainVersion(version: string): string {
  return version.toLowerCase().replace(/^v/, "");
}
