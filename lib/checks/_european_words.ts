/** A language's words: those that add, those that multiply, and those that only join. */
export interface Language {
  readonly adds: ReadonlyMap<string, number>;
  readonly times: ReadonlyMap<string, number>;
  readonly joins: string;
}

function numbered(words: string, first = 0, step = 1): [string, number][] {
  return words.split(" ").map((word, i) => [word, first + i * step]);
}

const GERMAN_SMALL =
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"
    .split(" ");
const GERMAN_TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");

/** German writes a number below a thousand as one word. */
function germanWord(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const head = hundreds === 0 ? "" : `${hundreds === 1 ? "ein" : GERMAN_SMALL[hundreds]}hundert`;
  if (rest === 0) return head;
  if (rest < 20) return head + (rest === 1 ? "eins" : GERMAN_SMALL[rest]);
  const unit = rest % 10 === 0 ? "" : `${GERMAN_SMALL[rest % 10]}und`;
  return head + unit + GERMAN_TENS[Math.floor(rest / 10) - 2];
}

function german(): Map<string, number> {
  const words = new Map<string, number>([["hundert", 100], ["null", 0]]);
  for (let value = 2; value < 1000; value++) {
    const word = germanWord(value);
    for (const form of [word, word.replace(/^einhundert/, "hundert")]) {
      words.set(form, value);
      words.set(form.replaceAll("ß", "ss"), value);
      words.set(form.replaceAll("ü", "ue").replaceAll("ö", "oe"), value);
      if (value < 1000) words.set(`${form}tausend`, value * 1000);
    }
  }
  return words.set("eintausend", 1000).set("tausend", 1000);
}

/** Italian joins tens and units, dropping the ten's vowel before uno and otto. */
function italian(): Map<string, number> {
  const units = "uno due tre quattro cinque sei sette otto nove".split(" ");
  const words = new Map<string, number>([
    ...numbered(
      "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
      10,
    ),
    ...units.slice(1).map((unit, i): [string, number] => [unit, i + 2]),
  ]);
  numbered("venti trenta quaranta cinquanta sessanta settanta ottanta novanta", 20, 10)
    .forEach(([ten, value]) => {
      words.set(ten, value);
      units.forEach((unit, i) =>
        words.set(
          (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit.replace(/^tre$/, "tré"),
          value + i + 1,
        )
      );
      words.set(`${ten}tre`, value + 3);
    });
  for (const [word, value] of [...words]) {
    if (value < 10) words.set(`${word}cento`, value * 100).set(`${word}mila`, value * 1000);
    else words.set(`${word}mila`, value * 1000);
  }
  return words.set("cento", 100).set("duecentocinquanta", 250).set("centocinquanta", 150);
}

/** German, French, Spanish, Portuguese, Italian. */
export const LANGUAGES: readonly Language[] = [
  {
    adds: german(),
    times: new Map([["tausend", 1e3], ["millionen", 1e6], ["milliarden", 1e9]]),
    joins: "",
  },
  {
    adds: new Map([
      ...numbered(
        "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
      ),
      ...numbered("vingt trente quarante cinquante soixante septante huitante nonante", 20, 10),
      ["une", 1],
    ]),
    times: new Map([
      ["vingts", 20],
      ["cent", 100],
      ["cents", 100],
      ["mille", 1e3],
      ["million", 1e6],
      ["millions", 1e6],
      ["milliards", 1e9],
    ]),
    joins: "et",
  },
  {
    adds: new Map([
      ...numbered(
        "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
      ),
      ...numbered("treinta cuarenta cincuenta sesenta setenta ochenta noventa cien", 30, 10),
      ...numbered(
        "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
        100,
        100,
      ),
      ["uno", 1],
    ]),
    times: new Map([["mil", 1e3], ["millón", 1e6], ["millones", 1e6]]),
    joins: "y",
  },
  {
    adds: new Map([
      ...numbered(
        "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove",
      ),
      ...numbered("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem", 20, 10),
      ...numbered(
        "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos",
        100,
        100,
      ),
      ["duas", 2],
      ["catorze", 14],
    ]),
    times: new Map([["mil", 1e3], ["milhão", 1e6], ["milhões", 1e6]]),
    joins: "e",
  },
  {
    adds: italian(),
    times: new Map([["mila", 1e3], ["mille", 1e3], ["milioni", 1e6], ["miliardi", 1e9]]),
    joins: "e",
  },
];
