/** Signs that writers and typesetters use for one another, each group behind the sign that it becomes. */
const GROUPS: readonly (readonly [string, string])[] = [
  ["'", "\u2018\u2019\u201a\u201b\u02bc\u2032\u00b4"],
  ['"', "\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb"],
  ["-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],
  // Soft hyphen, zero-width spaces and joiners, byte order mark.
  ["", "\u00ad\u200b\u200c\u200d\u2060\ufeff"],
];
const SIGNS: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(([plain, signs]) => [...signs].map((sign): [string, string] => [sign, plain])),
);

/** How {@linkcode foldCluster} folds. */
interface ClusterFolds {
  readonly caseSensitive: boolean;
  readonly accents: boolean;
}

/** One character with the marks on it, in its folded form; white space becomes one space. */
export function foldCluster(cluster: string, { caseSensitive, accents }: ClusterFolds): string {
  const plain = SIGNS.get(cluster);
  if (plain !== undefined) return plain;
  if (/^\s+$/u.test(cluster)) return " ";
  let folded = cluster.normalize("NFC");
  const code = folded.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) {
    folded = String.fromCharCode(code - 0xfee0) + folded.slice(1);
  } else if ((code >= 0xfb00 && code <= 0xfb06) || (code >= 0xff61 && code <= 0xff9f)) {
    // Ligatures and half-width kana: letters only, so no digit can come of it.
    folded = folded.normalize("NFKC");
  }
  if (accents) folded = folded.normalize("NFD").replace(/\p{Mn}+/gu, "").normalize("NFC");
  if (caseSensitive) return folded;
  // Never by the machine's locale. The dotted capital I leaves a dot behind, the last sigma is a sigma.
  return folded.toLowerCase().replace(/i\u0307/g, "i").replace(/\u03c2/g, "\u03c3");
}
