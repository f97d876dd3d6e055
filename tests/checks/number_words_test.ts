import { assertEquals } from "@std/assert";
import { dateAt } from "../../lib/checks/_dates.ts";
import { numberWordsAt } from "../../lib/checks/_number_words.ts";
import { romanAt } from "../../lib/checks/_roman.ts";
import { timeAt } from "../../lib/checks/_times.ts";

/** Each text begins with its number: the whole of it must be read but what stands behind the bar. */
function readsWords(language: string, rows: Readonly<Record<string, number | null>>): void {
  Deno.test(`numberWordsAt() reads ${language}`, () => {
    for (const [row, right] of Object.entries(rows)) {
      const [number = "", rest = ""] = row.split("|");
      const read = numberWordsAt(number + rest, 0);
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
  "a dozen": 12,
  "a hundred and one": 101,
  "five million two hundred thousand and six": 5_200_006,
  "nineteen eighty-four": 1984,
  "three point five": 3.5,
  "one quarter": 0.25,
  "two thirds": 0.666666667,
  "twenty-fifth": 25,
  "ten| and the rest": 10,
  "a| book": null,
});
readsWords("German, French, Spanish, Portuguese and Italian", {
  "fünfundvierzig| Tage": 45,
  "zweihundertfünfzig": 250,
  "drei Millionen": 3_000_000,
  "quatre-vingt-dix-sept": 97,
  "soixante et onze": 71,
  "deux cents": 200,
  "vingt-cinq mille": 25_000,
  "cuarenta y cinco| días": 45,
  "ciento cincuenta mil": 150_000,
  "quarenta e cinco| dias": 45,
  "quarantacinque| giorni": 45,
  "tremila": 3000,
});
readsWords("Chinese, Japanese and Korean numerals", {
  "三十|日": 30,
  "二百五十|元": 250,
  "三万|円": 30_000,
  "삼십|일 이내": 30,
  "一|般": null,
});

Deno.test("numberWordsAt() marks the pronoun one and a third party as doubtful", () => {
  const doubtful = (text: string) => numberWordsAt(text, 0)?.ambiguous === true;
  assertEquals(["one of them", "a third party", "second thoughts"].map(doubtful), [
    true,
    true,
    true,
  ]);
  assertEquals(["a third of it", "two", "fifteenth"].map(doubtful), [false, false, false]);
});

Deno.test("dateAt() reads the usual dates as calendar fields", () => {
  const iso = (text: string) => dateAt(text, 0)?.iso;
  const full = [
    "2024-01-05",
    "January 5, 2024",
    "5th Jan 2024",
    "5 January 2024",
    "05.01.2024",
    "5. Januar 2024",
  ];
  const more = [
    "le 5 janvier 2024".slice(3),
    "5 de enero de 2024",
    "5 gennaio 2024",
    "2024年1月5日",
    "2024년 1월 5일",
  ];
  for (const text of [...full, ...more]) assertEquals(iso(text), "2024-01-05", text);
  assertEquals([iso("Jan 2024"), iso("5 January"), iso("Q3 2024")], [
    "2024-01",
    "--01-05",
    "2024-Q3",
  ]);
  assertEquals([iso("5 may be"), iso("may 5 people"), iso("31 February 2024")], [
    undefined,
    undefined,
    undefined,
  ]);
});

Deno.test("dateAt() gives both readings of a date with slashes", () => {
  assertEquals(dateAt("03/04/2024", 0), {
    iso: "2024-03-04",
    end: 10,
    alternatives: ["2024-04-03"],
  });
  assertEquals(dateAt("13/04/2024", 0), { iso: "2024-04-13", end: 10 });
});

Deno.test("timeAt() reads the usual times as minutes", () => {
  // 8.5 h = 510 minutes; 20.5 h = 1230; 14.5 h = 870; 14 h = 840.
  const rows = {
    "08:30": 510,
    "8.30 am": 510,
    "8:30 p.m.": 1230,
    "noon": 720,
    "14h30": 870,
    "14 Uhr": 840,
    "12 am": 0,
  };
  for (const [text, minutes] of Object.entries(rows)) {
    assertEquals(timeAt(text, 0)?.minutes, minutes, text);
  }
  for (const text of ["24h", "24 hours", "16:9", "5 days"]) {
    assertEquals(timeAt(text, 0), null, text);
  }
});

Deno.test("romanAt() reads roman numbers, and no word of their letters", () => {
  assertEquals(["IV", "XII", "XC"].map((text) => romanAt(text, 0)?.value), [4, 12, 90]);
  assertEquals(["IVA", "mix", "VX"].map((text) => romanAt(text, 0)), [null, null, null]);
});
