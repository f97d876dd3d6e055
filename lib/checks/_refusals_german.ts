import type { RefusalRules } from "./_refusal_rules.ts";
import { GERMAN_SOFT } from "./_refusals_european_soft.ts";

const TEXT =
  "(?:dokumente?n?s?|dokumentation|unterlagen|text(?:e|en|es)?|kontext|quellen?|abschnitte?n?|artikeln?|handbuch|handbuchs|anleitung|richtlinien?|passagen?|auszug|auszügen?|auszüge|materialien|material|wissensdatenbank|informationen|angaben|vertrag|seiten?|daten|suchergebnissen?|suchergebnisse|prospekte?n?|merkblatt|broschüre|beipackzettel|packungsbeilage|notizen)";
const FACT =
  "(?:angaben?|informationen?|hinweise?|auskunft|antwort(?:en)?|details?|regelung|erwähnung|anhaltspunkte?|daten|belege?|aussagen?|genauen? (?:angaben?|informationen?))";
const WORDS = "(?:[a-zäöüß'\u25a1-]{1,30} ){0,4}?";

const HERE =
  "(?:ich |wir |mir |uns |es |dazu |hierzu |dort |darin |darüber |leider |derzeit |zu [a-zäöüß]{1,30} ){0,8}";

const REFUSAL = [
  `\\b(?:ich|wir) ${WORDS}(?:keine|keinerlei|nicht genug|nicht genügend|zu wenig|nicht ausreichend|kaum) ${WORDS}${FACT}`,
  // "Habe ich leider keine", as the object may stand before it; a text that "enthält keine" must say of what.
  `\\b(?:finde|fand|habe|sehe|finden|haben|liegen|liegt) ${HERE}(?:keine|keinen|keinerlei|nicht genug|nicht genügend|nichts(?! daran))\\b`,
  `\\b(?:gibt es|gibt's|existieren?|enthält|enthalten|liefern|liefert|bieten|bietet|geben|gibt|machen|macht) ${HERE}(?:(?:keinen?|keinerlei|nicht genug|nicht genügend) ${WORDS}${FACT}|nichts (?:dazu|darüber|zum|zur|zu|über)\\b|nichts[.!]?$)`,
  `\\b(?:finde|sehe|lese|fand) ich [^.;,]{0,60}\\b(?:nichts|keinerlei)\\b(?! (?:falsches|schlimmes|daran))`,
  "\\b(?:steht|stehen) (?:dazu |davon |darüber |hierzu |leider ){0,3}nichts (?:im|in|auf)\\b(?! dem spiel)",
  "\\b(?:geht|gehen) aus [^.;,]{1,40} nicht hervor\\b|\\b(?:ist|sind) mir (?:leider )?nicht bekannt\\b",
  `\\bkeine ${WORDS}${FACT}(?: [a-zäöüß-]{1,30}){0,6} (?:gefunden|vorhanden|verfügbar|enthalten|vor)\\b`,
  `\\b(?:ich|wir) (?:kann|konnte|können|konnten|vermag) [^.;]{0,120}?\\b(?:nicht|nichts|keine?n?) ${WORDS}(?:finden|beantworten|sagen|bestätigen|ermitteln|feststellen|helfen|entnehmen|geben|beurteilen|erkennen|sehen|machen|einsehen)`,
  `\\b(?:das |dies |die frage |diese frage )?(?:kann|konnte) ich [^.;]{0,100}?\\b(?:nicht|nichts|keine?n?) ${WORDS}(?:finden|beantworten|sagen|bestätigen|ermitteln|feststellen|helfen|entnehmen|geben|beurteilen|erkennen)`,
  `\\bwei(?:ß|ss) ich (?:das |es |leider )*nicht\\b|\\bich wei(?:ß|ss) (?:es |das |leider )*nicht\\b|\\bich bin (?:mir )?nicht sicher\\b|\\bich habe keine ahnung\\b`,
  `\\b${TEXT}\\b[^.;,]{0,80}? (?:nicht|nirgends|keine|nichts|kein)\\b[^.;,]{0,60}(?:erwähn|enthalten|angegeben|genannt|beschrieben|hervor|beantwort|behandelt|geregelt|gefunden|finden|zu entnehmen|aufgeführt|dokumentiert|erläutert|steht)`,
  `\\b${TEXT} (?!(?<=\\b(?:vertrag|richtlinien?|packung) )(?:enthält|enthalten|bietet|bieten|gibt|geben) keine[nr]? (?!${WORDS}${FACT}))(?:sagen|sagt|erwähnen|erwähnt|nennen|nennt|enthalten|enthält|geben|gibt|beschreiben|beschreibt|behandeln|behandelt|machen|macht|spezifiziert|spezifizieren|beantworten|beantwortet|bieten|bietet|liefern|liefert|schweigen|schweigt)\\b[^.;,]{0,80}?\\b(?:nicht|nichts|keine|keinen|kein|darüber|dazu)\\b`,
  `\\b(?:wird|werden|ist|sind|steht|stehen|findet sich|finden sich)\\b[^.;,]{0,60}\\b(?:in|aus) (?:den|dem|der|diesen|diesem) ${WORDS}${TEXT}\\b[^.;,]{0,40}\\b(?:nicht|nirgends|nichts|kein)`,
  `\\b(?:ist|sind|wird|werden)\\b[^.;,]{0,40}\\bnicht ${WORDS}(?:erwähnt|angegeben|dokumentiert|genannt|bekannt gegeben)[.!]?$`,
  `\\b(?:geht|lässt sich|ergibt sich)\\b[^.;]{0,80}\\b(?:aus|anhand|in) [^.;]{0,40}${TEXT}[^.;]{0,60}\\bnicht\\b`,
  `\\b(?:steht|stehen|findet sich|finden sich|kommt|ist|sind) (?:leider )?(?:nicht|nirgends|nichts) ${WORDS}(?:in|aus) (?:den|dem|der|diesen|diesem|meinen|ihren) ${WORDS}${TEXT}`,
  `\\b${FACT} (?:ist|sind|war|waren) (?:leider )?(?:nicht|nirgends) (?:verfügbar|vorhanden|enthalten|angegeben)`,
  "^(?:nicht (?:bekannt|angegeben|beantwortbar|gefunden)|unbekannt|keine (?:angabe|antwort|ahnung|informationen?)(?: (?:gefunden|verfügbar|vorhanden))?)[.!]*$",
  ...GERMAN_SOFT.refusal,
].join("|");

const NEUTRAL = [
  "^(?:es tut mir (?:sehr )?leid|tut mir leid|leider|entschuldigung|entschuldigen sie|verzeihung|bedaure|ich bedaure|danke|vielen dank|guten tag|hallo)\\b[\\s,.!]*$",
  "\\?[\\s)]*$",
  "^(?:bitte|für (?:weitere|nähere|mehr|genaue)\\b|am besten|gerne?|ich empfehle|wir empfehlen|kontaktieren|wenden|fragen sie|sie (?:können|sollten|könnten|müssten)(?: sich)?)\\b.{0,120}\\b(?:wenden|kontaktieren|fragen|prüfen|konsultieren|kontakt|support|kundendienst|kundenservice|personalabteilung|besuchen|nachsehen|rückfragen|weiterhelfen|an)\\b",
  "^(?:gerne helfe ich|ich helfe|ich kann ihnen gerne)\\b",
  `^(?:die|sie|das|der)(?: [a-zäöüß]{1,20}){0,2} ?(?:${TEXT})? ?(?:behandeln|behandelt|beschreiben|beschreibt|beziehen sich|bezieht sich) (?:nur|lediglich|ausschließlich)(?!.*\\d)`,
  ...GERMAN_SOFT.neutral,
].join("|");

/** German: what is a refusal and what adds nothing to one. */
export const GERMAN: RefusalRules = {
  language: "de",
  sign:
    /\b(?:nichts?|kein|keine[nrms]?|keinerlei|nirgends|unbekannt|wenig|kaum|schweig|hinaus|wüsste)|\b(?:darüber|dazu)\b/,
  refusal: new RegExp(REFUSAL),
  neutral: new RegExp(NEUTRAL),
  lead: new RegExp(
    `^(?: |,|${FACT}\\b|zur\\b|zum\\b|zu\\b|über\\b|für\\b|bezüglich\\b|dazu\\b|darüber\\b|hierzu\\b)+`,
  ),
  subject: new RegExp(
    `(?:(?:in|aus) (?:den|dem|der|diesen)(?: [a-zäöüß]{1,25})?|${TEXT}|\\bdie\\b|\\bleider\\b|\\bich\\b|\\bdas\\b)`,
    "g",
  ),
};
