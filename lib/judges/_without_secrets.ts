/** What authorises a call, as it may stand in a server's message or a header. */
const SECRETS: readonly RegExp[] = [
  /(?<=\b(?:bearer|basic)\s+)[\w.~+/=-]{6,}/gi,
  /(?<=\b(?:api[-_ ]?key|authorization|access[-_]token)["']?\s*[:=]\s*["']?)(?!(?:bearer|basic)\b)[^\s"',;&]+/gi,
  // User and password before the host of an address.
  /(?:(?<=\/\/)[^\s/?#@]+|[^\s/?#@:"'`(]+:[^\s/?#@:]+)(?=@[\w[])/g,
  /\b(?:sk|pk|gsk|xai|hf|rk)[-_][\w-]{8,}/g,
];

/** A text with keys and authorisation masked: those given, and what looks like one. */
export function withoutSecrets(text: string, secrets: readonly string[] = []): string {
  let masked = text;
  for (const secret of secrets) if (secret !== "") masked = masked.replaceAll(secret, "***");
  for (const secret of SECRETS) masked = masked.replace(secret, "***");
  return masked;
}
