import { assertEquals, assertThrows } from "@std/assert";
import { extractQuantities } from "../../lib/checks/extract_quantities.ts";
import { unsupportedQuantities } from "../../lib/checks/unsupported_quantities.ts";
import type { Quantity } from "../../lib/checks/quantity.ts";

/** A quantity in short: its readings, then unit, currency or date. */
function short({ kind, value, values, unit, currency, iso }: Quantity): string {
  const of = kind === "percent" && unit === undefined ? "%" : unit ?? currency ?? "";
  return iso ?? `${(values ?? [value]).join("|")}${of && " "}${of}`;
}

function table(title: string, rows: Readonly<Record<string, readonly string[]>>): void {
  Deno.test(`extractQuantities() ${title}`, () => {
    for (const [text, right] of Object.entries(rows)) {
      assertEquals(extractQuantities(text).map(short), right, text);
    }
  });
}

table("reads the grouping and decimals of the world", {
  "1,000 and 1'000 and 1’000": ["1000", "1000", "1000"],
  "1 000 000 or 1\u00A0000 or 1\u202F000": ["1000000", "1000", "1000"],
  "1,00,000 and 12,34,567.5": ["100000", "1234567.5"],
  "1.234,56 and 1,234.56 and 12 345,67": ["1234.56", "1234.56", "12345.67"],
  "1,5 and 1.5 and .5": ["1.5", "1.5", "0.5"],
  "1.250.000": ["1250000"],
  "1.234": ["1234|1.234"],
  "1.234 of 3,5": ["1234", "3.5"],
  "1.234 of 3.5": ["1.234", "3.5"],
  "0.125 or 0,125": ["0.125", "0.125"],
  "2019,2020": ["2019", "2020"],
});

table("reads digits of any script, superscripts never", {
  "٢٥ and २५ and ２５ and ২৫": ["25", "25", "25", "25"],
  "note² of 10² and 5¹": ["100", "5"],
});

table("reads scale words after digits", {
  "4.2 million, 3k, 2bn, 1,5 Mio. Euro": ["4200000", "3000", "2000000000", "1500000 EUR"],
  "5 lakh and 2 crore and 1.1 million": ["500000", "20000000", "1100000"],
  "£5m and $5-7 million": ["5000000 GBP", "5000000|5 $", "7000000 $"],
});

table("reads shares in all their writings", {
  "25 %, 25%, 25 percent, 25 per cent, 25 Prozent": ["25 %", "25 %", "25 %", "25 %", "25 %"],
  "5‰": ["0.5 %"],
  "2 percentage points, 50 basis points": ["2 percentage point", "0.5 percentage point"],
  "½ and 1/4 and 2½ and 1 1/2": ["0.5", "0.25", "2.5", "1.5"],
});

table("reads currencies by sign, code and word, on either side", {
  "$12, 12 dollars, USD 12, 12 USD, US$12": ["12 $", "12 $", "12 USD", "12 USD", "12 USD"],
  "C$5, A$5.50, R$ 10, 12 €, €12, EUR12": [
    "5 CAD",
    "5.5 AUD",
    "10 BRL",
    "12 EUR",
    "12 EUR",
    "12 EUR",
  ],
  "Rs. 500, ₹1,00,000, ¥500, 50 cents": ["500 INR", "100000 INR", "500 ¥", "0.5 ¢"],
  "5 dollars and 50 cents; 12 Canadian dollars": ["5.5 $", "12 CAD"],
  "\\$1,460 and **$30** and -$5": ["1460 $", "30 $", "-5 $"],
});

table("reads units joined, spaced and hyphened, in their own names", {
  "600mg/24h": ["600 mg", "24 hour"],
  "24-hour, 24 hrs, **30** days, 30\ndays": ["24 hour", "24 hour", "30 day", "30 day"],
  "5-7 days; between 3 and 5 business days": ["5 day", "7 day", "3 business day", "5 business day"],
  "25 m², 25 m2, 25 square metres, 3 cubic feet": ["25 m2", "25 m2", "25 m2", "3 ft3"],
  "-7 °C, 72°F, minus 7 degrees Celsius": ["-7 °C", "72 °F", "-7 °C"],
  "60 km/h, 100 Mbps, 5 GB, 5 GiB": ["60 km/h", "100 Mbit/s", "5 GB", "5 GiB"],
  "1 hour 30 minutes; 5 ft 6 inches": ["90 minute", "66 inch"],
  "a stay in 2020 in the city": ["2020"],
});

table("reads exponents", {
  "1.5e6, 1.5 × 10⁶, 1.5 x 10^6, 10^6": ["1500000", "1500000", "1500000", "1000000"],
});

table("reads signs, and no sign in a range or a name", {
  "−3.4%, -3.4%, minus 7": ["-3.4 %", "-3.4 %", "-7"],
  "pages 5-7, 2019–2020": ["5", "7", "2019", "2020"],
});

table("passes by what is no number", {
  "1. Open\n2) Close\n**3.** Lock": [],
  "Causes: 1. Drugs 2. Radiation 3. Infection": [],
  "as shown [2], [1, 3] and [^4].": [],
  "Step 1: Open it.": [],
  "SKU123, COVID-19, F-16, 318x, a_1": [],
  "+1 555 123 4567, (510) 208-4832, 1-800-555-0199": [],
  "https://example.org/2024/05?x=3": [],
  "a 401(k) and 24/7 help": [],
  "code 0142": [],
});

table("keeps versions apart from numbers", { "v1.2.3 and 4.5.6": ["1", "4"] });

Deno.test("extractQuantities() gives each its place in the text", () => {
  const text = "Costs about $1,460.00, in 45 days.";
  const places = extractQuantities(text).map(({ span, text: own }) => [
    text.slice(span.start, span.end),
    own,
  ]);
  assertEquals(places, [["$1,460.00", "$1,460.00"], ["45 days", "45 days"]]);
});

Deno.test("extractQuantities() follows the locale where the text leaves a number open", () => {
  const read = (locale: string) => extractQuantities("1.234", { locale }).map(short);
  assertEquals([read("de"), read("en")], [["1234"], ["1.234"]]);
});

Deno.test("extractQuantities() reads the number words of the locale", () => {
  const read = (text: string, locale?: string) =>
    extractQuantities(text, locale === undefined ? {} : { locale }).map(({ value }) => value);
  // A short word shows no language.
  assertEquals([read("elf"), read("elf", "de-CH")], [[], [11]]);
  assertEquals([read("onze", "pt-BR"), read("trente", "fr")], [[11], [30]]);
  assertEquals(unsupportedQuantities("onze", "11", { locale: "pt" }), []);
  assertEquals(unsupportedQuantities("12", "doze", { locale: "pt" }), []);
  assertEquals(unsupportedQuantities("onze", "12", { locale: "pt" }).length, 1);
});

Deno.test("extractQuantities() leaves the stop of a sentence out of a date, and keeps that of Sept.", () => {
  const read = (text: string) => extractQuantities(text).map(({ text }) => text);
  assertEquals(read("It closes on 8 July. Then on 25 December."), ["8 July", "25 December"]);
  assertEquals(read("On 2 Sept. or 8 Jul. 2024."), ["2 Sept.", "8 Jul. 2024"]);
});

Deno.test("extractQuantities() reads a unit and a half as one measure", () => {
  const read = (text: string) =>
    extractQuantities(text).map(({ value, unit, text }) => [value, unit, text]);
  assertEquals(read("It takes an hour and a half."), [[1.5, "hour", "an hour and a half"]]);
  assertEquals(read("A day and a half, or 2 years and a half."), [
    [1.5, "day", "A day and a half"],
    [2.5, "year", "2 years and a half"],
  ]);
  assertEquals(unsupportedQuantities("an hour and a half", "90 minutes"), []);
  assertEquals(unsupportedQuantities("an hour and a half", "80 minutes").length, 1);
});

Deno.test("extractQuantities() refuses what is no text and no locale", () => {
  assertThrows(
    () => extractQuantities(5 as unknown as string),
    TypeError,
    "Cannot compute extractQuantities as text must be a string: current value is 5",
  );
  assertThrows(
    () => extractQuantities("5", { locale: "not a tag" }),
    RangeError,
    "Cannot compute extractQuantities as locale must be a language tag",
  );
});
