/** Signs before or after an amount. A sign that belongs to several currencies stands for itself. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ["$", "$"],
  ["＄", "$"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["￡", "GBP"],
  ["¥", "¥"],
  ["￥", "¥"],
  ["₹", "INR"],
  ["₽", "RUB"],
  ["₩", "KRW"],
  ["￦", "KRW"],
  ["₺", "TRY"],
  ["₴", "UAH"],
  ["₪", "ILS"],
  ["₫", "VND"],
  ["₱", "PHP"],
  ["฿", "THB"],
  ["₦", "NGN"],
  ["₿", "BTC"],
  ["₡", "CRC"],
  ["₲", "PYG"],
  ["₸", "KZT"],
  ["¢", "¢"],
  ["￠", "¢"],
]);

/** Letters before a dollar sign. */
export const DOLLARS: ReadonlyMap<string, string> = new Map([
  ["US", "USD"],
  ["U.S.", "USD"],
  ["C", "CAD"],
  ["CA", "CAD"],
  ["CAN", "CAD"],
  ["A", "AUD"],
  ["AU", "AUD"],
  ["NZ", "NZD"],
  ["HK", "HKD"],
  ["S", "SGD"],
  ["SG", "SGD"],
  ["NT", "TWD"],
  ["R", "BRL"],
  ["MX", "MXN"],
  ["Mex", "MXN"],
]);

/** ISO 4217 codes, by use. */
export const CODES: ReadonlySet<string> = new Set(
  ("USD EUR GBP JPY CNY RMB INR CAD AUD NZD CHF SEK NOK DKK RUB KRW BRL MXN ZAR SGD HKD TWD TRY PLN CZK HUF " +
    "ILS AED SAR THB IDR MYR PHP VND EGP NGN KES PKR BDT LKR UAH RON BGN ISK ARS CLP COP PEN QAR KWD BTC ETH")
    .split(" "),
);

/** Names in a text, lower case. */
export const WORDS: ReadonlyMap<string, string> = new Map([
  ...pairs("$", "dollar dollars bucks dólares dollari"),
  ...pairs("EUR", "euro euros"),
  ...pairs("GBP", "quid sterling livres libras sterline"),
  ...pairs("¥", "yen yuan 円 元 日元 人民币"),
  ...pairs("INR", "rupee rupees rs"),
  ...pairs("RUB", "ruble rubles rouble roubles"),
  ...pairs("KRW", "원"),
  ...pairs("CHF", "franken francs"),
  ...pairs("kr", "kr kronor kroner krona krone"),
  ...pairs("peso", "peso pesos"),
  ...pairs("BRL", "reais"),
  ...pairs("¢", "cent cents centavos centimes céntimos"),
  ...pairs("pence", "pence penny"),
]);

/** Adjectives before a currency's name: US dollars. */
export const ADJECTIVES: ReadonlyMap<string, string> = new Map([
  ["us dollar", "USD"],
  ["u.s. dollar", "USD"],
  ["american dollar", "USD"],
  ["canadian dollar", "CAD"],
  ["australian dollar", "AUD"],
  ["singapore dollar", "SGD"],
  ["hong kong dollar", "HKD"],
  ["new zealand dollar", "NZD"],
  ["british pound", "GBP"],
  ["pound sterling", "GBP"],
  ["pounds sterling", "GBP"],
  ["indian rupee", "INR"],
  ["japanese yen", "JPY"],
  ["chinese yuan", "CNY"],
  ["swiss franc", "CHF"],
  ["us-dollar", "USD"],
  ["us cent", "¢"],
]);

const SHARED: Readonly<Record<string, readonly string[]>> = {
  "$": ["USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "MXN"],
  "¥": ["JPY", "CNY"],
  kr: ["SEK", "NOK", "DKK", "ISK"],
  peso: ["MXN", "ARS", "CLP", "COP", "PHP"],
  "¢": ["$", "USD", "EUR", "CAD", "AUD", "NZD"],
};

function pairs(code: string, words: string): [string, string][] {
  return words.split(" ").map((word) => [word, code]);
}

/** Whether two currencies are one: a bare $ goes with USD, and may be another dollar. */
export function currenciesAgree(a: string, b: string): "yes" | "no" | "ambiguous" {
  if (a === b) return "yes";
  // Both may be shared: cents are of a dollar.
  const [shared, code] = SHARED[a]?.includes(b) ? [a, b] : [b, a];
  if (!SHARED[shared]?.includes(code)) return "no";
  return shared === "$" && code !== "USD" ? "ambiguous" : "yes";
}
