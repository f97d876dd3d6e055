import { builtOnce } from "./_built_once.ts";
import { LANGUAGES } from "./_european_words.ts";

/** Languages in which numbers are read as words; characters of scripts without spaces need no language. */
export type LanguageCode = "en" | "de" | "fr" | "es" | "pt" | "it";

/**
 * Words that show a language: function words and units that the other five do not share, names as
 * Los Angeles and von Neumann left out.
 */
const CUES: Readonly<Record<LanguageCode, string>> = {
  en: "the of and to is that for with are this be from you your have has not it by will can within",
  de:
    "der das und nicht ist mit für auf eine einen einem einer sind wird werden sie wir auch nach bei innerhalb oder tag tage tagen stunden wochen monate monaten jahr jahre jahren euro kann über etwa beträgt kostet zum zur vom im binnen zwei drei vier fünf zehn zwölf millionen milliarden prozent dutzend drittel viertel ersten zweiten",
  fr:
    "le les est et une dans pour avec sont vous nous votre pas sur au aux cette jours jour heures heure semaines mois ans être qui dont sous délai coûte euros elle deux trois cinq huit vingt cents quatre milliards tiers quarts douzaine",
  es:
    "el y una es para por del su se más pero tiene días día años año semanas meses plazo cuesta euros usted entre hasta como está  tres ocho diez nueve siete ciento millones tercio tercios docena",
  pt:
    "não uma os ao são você em da na das para dias dia horas anos ano semanas prazo custa tem até reais pelo pela seu sua dois duas três oito dez milhões terço terços dúzia milhão",
  it:
    "il gli di che è sono della nel giorni giorno settimane mesi anni anno ore entro costa della alla dal dei delle più questa questo lo tre dieci cento cinque milioni dozzina terzi",
};

const CODES = Object.keys(CUES).filter(isLanguage);

function isLanguage(code: string): code is LanguageCode {
  return code in CUES;
}

/** Number words of four letters and less are names and other words; these of more are English too. */
const NOT_TELLING: ReadonlySet<string> = new Set(
  "second media prima primo quarto sesto octavo tercio seconda sexta quinta meio mezzo medio".split(
    " ",
  ),
);

function isTelling(word: string): boolean {
  return word.length > 4 && !NOT_TELLING.has(word);
}

/** What each word shows: one language, or none where several share it. */
const shown = builtOnce(shownWords);

function shownWords(): ReadonlyMap<string, LanguageCode | undefined> {
  const words = new Map<string, LanguageCode | undefined>();
  for (const code of CODES) {
    // Number words show their language too: vierzig Tage. The short ones are also names and other words.
    const own = LANGUAGES.find((language) => language.code === code)?.starts() ?? [];
    for (const word of new Set([...CUES[code].split(" "), ...own.filter(isTelling)])) {
      words.set(word, words.has(word) ? undefined : code);
    }
  }
  return words;
}

const WORD = /\p{L}+/gu;
const HEAD = 8_000;
const TAIL = 4_000;

/**
 * The languages of a text, English first and always: those that its function words and number words
 * show, or that `locale` names. Looks at the beginning and the end of a long text.
 */
export function languagesOf(text: string, locale?: string): readonly LanguageCode[] {
  const sample = text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)} ${text.slice(-TAIL)}`;
  const showing = shown();
  const votes = new Map<LanguageCode, number>();
  for (const [word] of sample.matchAll(WORD)) {
    if (word.length > 40) continue;
    const code = showing.get(word.toLowerCase());
    if (code !== undefined) votes.set(code, (votes.get(code) ?? 0) + 1);
  }
  const named = locale?.slice(0, 2).toLowerCase();
  // A quoted title makes no French text, one German paragraph a text that holds German.
  const most = Math.max(0, ...CODES.slice(1).map((code) => votes.get(code) ?? 0));
  const bar = Math.max(0.5, (votes.get("en") ?? 0) / 10, most / 5);
  return CODES.filter((code) => code === "en" || code === named || (votes.get(code) ?? 0) >= bar);
}
