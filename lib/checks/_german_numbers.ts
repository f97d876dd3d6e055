const UNITS = "null ein zwei drei vier fuenf sechs sieben acht neun".split(" ");
const TEENS = "zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn"
  .split(" ");
const TENS = "zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig".split(" ");

const BELOW_HUNDRED: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, i): [string, number] => [word, i]),
  ["eins", 1],
  ["zwo", 2],
  ...TEENS.map((word, i): [string, number] => [word, i + 10]),
  ...TENS.flatMap((ten, i) =>
    UNITS.map((unit, j): [string, number] => [
      j === 0 ? ten : `${unit}und${ten}`,
      20 + 10 * i + j,
    ])
  ),
]);

/** Stems of ordinals that are not the number and -t: der erste, dritte, siebte, achte. */
const STEMS: ReadonlyMap<string, number> = new Map([
  ["ers", 1],
  ["drit", 3],
  ["sieb", 7],
  ["ach", 8],
]);

/** Lower case, with umlauts and sharp s written out. */
export function foldGerman(word: string): string {
  return word.toLowerCase().replaceAll("ß", "ss").replaceAll("ä", "ae").replaceAll("ö", "oe")
    .replaceAll("ü", "ue");
}

/** The value of a folded German number of one word, such as zweihundertfuenfzigtausend or zweieinhalb. */
export function germanValue(word: string): number | undefined {
  const halved = /^(ander)?(.*)(?:thalb|einhalb)(?:e[nrs]?)?$/.exec(word);
  if (halved) {
    if (halved[1] !== undefined) return halved[2] === "" ? 1.5 : undefined;
    const whole = word.includes("einhalb") ? BELOW_HUNDRED.get(halved[2] ?? "") : undefined;
    return whole === undefined ? undefined : whole + 0.5;
  }
  return grouped(word, "tausend", 1000, (part) => grouped(part, "hundert", 100, belowHundred));
}

function belowHundred(word: string): number | undefined {
  return BELOW_HUNDRED.get(word);
}

function grouped(
  word: string,
  name: string,
  size: number,
  read: (part: string) => number | undefined,
): number | undefined {
  const at = word.indexOf(name);
  if (at < 0) return read(word);
  const tail = word.slice(at + name.length).replace(/^und(?=.)/, "");
  const many = at === 0 ? 1 : read(word.slice(0, at));
  const rest = tail === "" ? 0 : read(tail);
  return many === undefined || many === 0 || rest === undefined || rest >= size
    ? undefined
    : many * size + rest;
}

/** The value of a folded German ordinal: erste, zwanzigster. */
export function germanOrdinal(word: string): number | undefined {
  const found = /^(.+?)(s?)te[nrsm]?$/.exec(word);
  if (found === null) return undefined;
  const [, stem = "", s = ""] = found;
  const special = STEMS.get(stem + s);
  if (special !== undefined) return special;
  const value = germanValue(stem);
  return value !== undefined && Number.isInteger(value) &&
      (s === "s") === (value % 100 > 19 || value % 100 === 0)
    ? value
    : undefined;
}

/** German numbers of one word that texts use, as a scan looks words up in a set. */
export function germanWords(): string[] {
  const words = new Set<string>(BELOW_HUNDRED.keys());
  const small = [...BELOW_HUNDRED.keys()].filter((word) => word !== "null");
  const digits = UNITS.slice(1);
  for (const hundred of ["", ...digits].map((unit) => `${unit}hundert`)) {
    words.add(hundred);
    for (const rest of small) words.add(hundred + rest);
  }
  for (const word of [...words]) words.add(`${word}tausend`);
  words.add("tausend");
  // Years and round thousands: neunzehnhundertneunundachtzig, zweitausendvierundzwanzig.
  for (const teen of TEENS.slice(1)) {
    words.add(`${teen}hundert`);
    for (const rest of small) words.add(`${teen}hundert${rest}`);
  }
  for (const rest of small) words.add(`zweitausend${rest}`).add(`zweitausendund${rest}`);
  for (const unit of ["", ...digits]) {
    for (const hundreds of digits) {
      words.add(`${unit}tausend${hundreds}hundert`);
      words.add(`${unit}tausend${hundreds}hundertfuenfzig`);
    }
  }
  for (const unit of digits) words.add(`${unit}einhalb`);
  for (const word of ["anderthalb", "anderthalbe", "anderthalben"]) words.add(word);
  for (const [stem, value] of BELOW_HUNDRED) {
    if (value < 32 && value > 0) { for (const word of inflected(stem, value)) words.add(word); }
  }
  return [...words];
}

function inflected(stem: string, value: number): string[] {
  const special = [...STEMS].find(([, own]) => own === value)?.[0];
  const head = special ?? stem + (value > 19 ? "s" : "");
  return ["e", "en", "er", "es", "em"].map((ending) => `${head}t${ending}`);
}

/** The ways to write a folded German word: with umlauts and ß, or without. */
export function spellings(word: string): string[] {
  if (!/fuenf|zwoelf|dreissig/.test(word)) return [word];
  const umlauts = word.replaceAll("fuenf", "fünf").replaceAll("zwoelf", "zwölf");
  const forms = [word, umlauts];
  if (word.includes("dreissig")) {
    forms.push(umlauts.replaceAll("dreissig", "dreißig"), word.replaceAll("dreissig", "dreißig"));
  }
  return [...new Set(forms)];
}
