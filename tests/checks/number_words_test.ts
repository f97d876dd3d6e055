import { assert, assertEquals } from "@std/assert";
import { type LanguageCode, languagesOf, numberWordsAt } from "../../lib/checks/_number_words.ts";

type Rows = Readonly<Record<string, number | null>>;

/** Each text begins with its number: the whole of it must be read but what stands behind the bar. */
function readsWords(title: string, rows: Rows, languages?: readonly LanguageCode[]): void {
  Deno.test(`numberWordsAt() reads ${title}`, () => {
    for (const [row, right] of Object.entries(rows)) {
      const [number = "", rest = ""] = row.split("|");
      const read = numberWordsAt(number + rest, 0, languages);
      const wanted = right === null ? null : [right, number.length];
      assertEquals(read && [Number(read.value.toPrecision(9)), read.end], wanted, row);
    }
  });
}

readsWords("English", {
  "thirty": 30,
  "forty five| days": 45,
  "forty-five": 45,
  "one hundred and fifty thousand": 150_000,
  "half a million": 500_000,
  "half an| hour": 0.5,
  "two and a half| years": 2.5,
  "one and a half million": 1_500_000,
  "a dozen": 12,
  "two dozen": 24,
  "a hundred and one": 101,
  "five million two hundred thousand and six": 5_200_006,
  "nineteen eighty-four": 1984,
  "two thousand twenty-four": 2024,
  "three point five": 3.5,
  "one quarter": 0.25,
  "two thirds": 0.666666667,
  "twenty-fifth": 25,
  "ten| and the rest": 10,
  "thirty|-second timeout": 30,
  "thirty| second delay": 30,
  "a| book": null,
});
readsWords("German", {
  "fünfundvierzig| Tage": 45,
  "fuenfundvierzig": 45,
  "dreißig": 30,
  "zweihundertfünfzig": 250,
  "zweihundertfünfzigtausend": 250_000,
  "neunzehnhundertneunundachtzig": 1989,
  "zweitausendvierundzwanzig": 2024,
  "neunhundertneunundneunzigtausendneunhundertneunundneunzig": 999_999,
  "drei Millionen": 3_000_000,
  "eine halbe Million": 500_000,
  "anderthalb": 1.5,
  "zweieinhalb": 2.5,
  "zwei Komma fünf": 2.5,
  "drei Viertel": 0.75,
  "ein Dutzend": 12,
  "zwanzigsten": 20,
  "hundertund": null,
}, ["en", "de"]);
readsWords("French", {
  "quatre-vingt-dix-sept": 97,
  "quatre-vingt-un": 81,
  "soixante et onze": 71,
  "soixante-quinze": 75,
  "vingt et un": 21,
  "deux cents": 200,
  "cent vingt| jours": 120,
  "deux cent cinquante mille": 250_000,
  "un million": 1_000_000,
  "trois quarts": 0.75,
  "deux et demi": 2.5,
  "une douzaine": 12,
  "dix| et vingt": 10,
}, ["en", "fr"]);
readsWords("Spanish", {
  "treinta y cinco": 35,
  "cuarenta y cinco| días": 45,
  "doscientos cincuenta mil": 250_000,
  "ciento veintiuno": 121,
  "veintidos": 22,
  "dos mil millones": 2_000_000_000,
  "medio millón": 500_000,
  "dos y medio": 2.5,
  "un tercio": 0.333333333,
  "diez| y veinte": 10,
}, ["en", "es"]);
readsWords("Portuguese", {
  "quarenta e cinco| dias": 45,
  "cento e vinte e cinco": 125,
  "mil e quinhentos": 1500,
  "duzentos e cinquenta mil": 250_000,
  "dezasseis": 16,
  "meio milhão": 500_000,
  "dois terços": 0.666666667,
  "meia dúzia": 6,
}, ["en", "pt"]);
readsWords("Italian", {
  "quarantacinque| giorni": 45,
  "duecentocinquantamila": 250_000,
  "tremila": 3000,
  "centottanta": 180,
  "ventitré": 23,
  "ventuno": 21,
  "millenovecentottantanove": 1989,
  "due milioni": 2_000_000,
  "mezzo milione": 500_000,
}, ["en", "it"]);
readsWords("Chinese, Japanese and Korean numerals", {
  "三十|日": 30,
  "二百五十|元": 250,
  "三万|円": 30_000,
  "二〇二四|年": 2024,
  "三分之一": 0.333333333,
  "百分之五": 0.05,
  "第三|章": 3,
  "半|年": 0.5,
  "一|般": null,
  "百度|搜索": null,
  "十分|满意": null,
  "十|分钟": 10,
  "六本木": null,
  "삼십|일 이내": 30,
  "이백만| 원": 2_000_000,
  "오일|": null,
  "오|일 이내": 5,
});

Deno.test("numberWordsAt() reads no syllables within a Korean word", () => {
  assertEquals(numberWordsAt("회사원 이내", 2), null);
});

Deno.test("numberWordsAt() marks the pronoun one and a third party as doubtful", () => {
  const doubtful = (text: string) => numberWordsAt(text, 0)?.ambiguous === true;
  const rows = [
    "one of them",
    "a third party",
    "second thoughts",
    "the".slice(3) + "thirty-second",
  ];
  assertEquals(rows.map(doubtful), [true, true, true, true]);
  assertEquals(["a third of it", "two", "fifteenth"].map(doubtful), [false, false, false]);
});

Deno.test("numberWordsAt() makes no firm number of a word that is another word too", () => {
  const rows: readonly (readonly [LanguageCode, string])[] = [
    ["de", "eins"],
    ["de", "ein Jahr"],
    ["fr", "une heure"],
    ["fr", "neuf"],
    ["es", "once"],
    ["es", "uno meses"],
    ["pt", "sete"],
    ["pt", "um dia"],
    ["it", "sei"],
    ["it", "due"],
  ];
  for (const [language, text] of rows) {
    assertEquals(numberWordsAt(text, 0, ["en", language])?.ambiguous, true, text);
  }
});

Deno.test("numberWordsAt() reads no words of a language that is not named", () => {
  for (const text of ["once", "sei", "due", "elf", "um", "dos", "neuf", "cem", "media"]) {
    assertEquals(numberWordsAt(text, 0, ["en"]), null, text);
  }
  // Articles are one only before a unit.
  assertEquals(numberWordsAt("ein Haus", 0, ["de"]), null);
  assertEquals(numberWordsAt("six", 0, ["fr"])?.value, 6);
});

Deno.test("languagesOf() names English and what a text shows", () => {
  const rows: Readonly<Record<string, string>> = {
    "The fee is due within thirty days.": "en",
    "Once you are in Los Angeles, ask for the Cinco de Mayo media pass and the UN hotel.": "en",
    "Die Frist beträgt fünfundvierzig Tage.": "en,de",
    "Le délai est de quarante jours.": "en,fr",
    "El plazo es de treinta días.": "en,es",
    "O prazo não é de trinta dias.": "en,pt",
    "Il termine è di trenta giorni.": "en,it",
    "返品は三十日以内です。": "en",
    "": "en",
  };
  for (const [text, right] of Object.entries(rows)) {
    assertEquals(languagesOf(text).join(), right, text);
  }
  assertEquals(languagesOf("", "de-CH"), ["en", "de"]);
});

Deno.test("languagesOf() looks at a bounded part of a long text", () => {
  // German in the middle of 1 MB of English is not looked for; at either end it is found.
  const english = "the fee is due. ".repeat(60_000);
  const german = "Die Frist beträgt zwei Wochen und ist nicht für Sie. ".repeat(40);
  assertEquals(languagesOf(german + english), ["en", "de"]);
  assertEquals(languagesOf(english + german + english), ["en"]);
});

Deno.test("numberWordsAt() ends on hostile text", () => {
  const pieces = ["one ", "hundert", "mila", "一", "vingt-", "und", "cento", "ten-"];
  for (const piece of pieces) {
    const text = piece.repeat(100_000);
    const read = numberWordsAt(text, 0, ["en", "de", "fr", "es", "pt", "it"]);
    assert(read === null || read.end < 400, piece);
  }
});
