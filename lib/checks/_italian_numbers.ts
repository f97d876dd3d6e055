const UNITS = "uno due tre quattro cinque sei sette otto nove".split(" ");
const TEENS =
  "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove".split(
    " ",
  );
const TENS = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" ");

const BELOW_HUNDRED: ReadonlyMap<string, number> = new Map([
  ["zero", 0],
  ...UNITS.map((word, i): [string, number] => [word, i + 1]),
  ...TEENS.map((word, i): [string, number] => [word, i + 10]),
  ...TENS.flatMap((ten, i): [string, number][] => [
    [ten, 20 + 10 * i],
    // The ten drops its vowel before uno and otto, and ventuno its own before a noun.
    ...UNITS.map((unit, j): [string, number] => [
      (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit,
      21 + 10 * i + j,
    ]),
    [`${ten.slice(0, -1)}un`, 21 + 10 * i],
  ]),
]);

/** The value of a folded Italian number of one word, such as duecentocinquantamila. */
export function italianValue(word: string): number | undefined {
  const thousand = /^(?:mille|(.+?)mila)(.*)$/.exec(word);
  if (thousand === null) return belowThousand(word);
  const many = thousand[1] === undefined ? 1 : belowThousand(thousand[1]);
  const rest = thousand[2] === "" ? 0 : belowThousand(thousand[2] ?? "");
  return many === undefined || rest === undefined ? undefined : many * 1000 + rest;
}

function belowThousand(word: string): number | undefined {
  const at = word.indexOf("cent");
  // Centotto and centottanta share the o.
  const shared = word.startsWith("otta", at + 4) || word.slice(at + 4) === "otto";
  if (at < 0 || (word[at + 4] !== "o" && !shared)) return BELOW_HUNDRED.get(word);
  const many = at === 0 ? 1 : BELOW_HUNDRED.get(word.slice(0, at));
  const tail = word.slice(shared ? at + 4 : at + 5);
  const rest = tail === "" ? 0 : BELOW_HUNDRED.get(tail);
  return many === undefined || many > 9 || rest === undefined ? undefined : many * 100 + rest;
}

/** Italian numbers of one word that texts use, as a scan looks words up in a set. */
export function italianWords(): string[] {
  const small = [...BELOW_HUNDRED.keys()].filter((word) => word !== "zero");
  const words = new Set<string>(["zero", "mille", ...small]);
  const hundreds = ["", ...UNITS.slice(1)].map((unit) => `${unit}cento`);
  for (const hundred of hundreds) {
    words.add(hundred);
    for (const rest of small) {
      words.add(hundred + rest);
      if (/^ott[oa]/.test(rest)) words.add(hundred.slice(0, -1) + rest);
    }
  }
  for (const word of [...words]) if (!/^(?:zero|mille|uno)$/.test(word)) words.add(`${word}mila`);
  // Years and round thousands: millenovecentottantanove, duemilaventiquattro.
  for (const rest of small) {
    words.add(`duemila${rest}`).add(`millenovecento${rest}`).add(`milleottocento${rest}`);
    if (/^ott[oa]/.test(rest)) words.add(`millenovecent${rest}`).add(`milleottocent${rest}`);
  }
  for (const thousand of ["mille", ...UNITS.slice(1).map((unit) => `${unit}mila`)]) {
    for (const hundred of hundreds) {
      words.add(thousand + hundred).add(`${thousand}${hundred}cinquanta`);
    }
  }
  // Ventitré bears an accent.
  return [...words].flatMap((word) =>
    /.tre$/.test(word) ? [word, `${word.slice(0, -1)}é`] : [word]
  );
}
