/**
 * Refusals in soft words in German and the Romance languages, as in `_refusals_english_soft.ts`: that a text is
 * silent, that one was never given it, that it does not occur; who would know, to whom it was handed, a courtesy.
 */

/** What one language adds to its rules. */
export interface SoftFrames {
  /** Frames of a clause that declines. */
  readonly refusal: readonly string[];
  /** Frames of a clause that adds nothing. */
  readonly neutral: readonly string[];
}

const DE_SOURCE =
  "[a-zäöüß]{0,20}(?:notizen|unterlagen|dokumente?|texte?|seiten?|handbuch|anleitung|richtlinien?|regeln|bedingungen|vertrag|blätter|informationen|quellen?|material|ordnung|satzung)";
/** German. */
export const GERMAN_SOFT: SoftFrames = {
  refusal: [
    "\\b(?:liegt|liegen|lag|lagen) (?:mir|uns) (?:dazu |hierzu |darüber |leider |derzeit |noch )*(?:nicht|nichts|keine[nr]?\\b[^.;]{1,40}) ?vor\\b",
    `\\bschweig(?:t|en) (?:sich )?[^.;]{0,60}${DE_SOURCE}|\\b${DE_SOURCE} schweig(?:t|en)\\b`,
    `\\b${DE_SOURCE}\\b[^.;]{0,120}\\b(?:nenn|geb|gib|enthalt|enthält|sag|mach|liefer)(?:t|en)? (?:aber |jedoch |dazu |darüber |hierzu )*(?:nichts|keine[nr]? (?:zahl|angabe|auskunft|termin|datum|daten|hinweis|antwort|wort|preis|aussage))`,
    `\\bkomm(?:t|en) (?:darin|dort|hier|in [^.;]{1,40}) (?:aber |leider )*(?:nicht|nirgends) vor\\b`,
    `\\b(?:steht|stehen|findet sich|finden sich|lese ich) (?:in|auf) [^.;]{0,20}${DE_SOURCE} (?:leider )?(?:nichts|nirgends|kein)`,
    `^(?:zu|über|zum|zur|darüber|dazu)\\b[^.;]{0,60}(?:sag|verrat|verrät|erwähn|enthält|enthalt)(?:t|en)? [^.;]{0,20}${DE_SOURCE} (?:leider )?(?:nichts|nicht)`,
    "\\b(?:ich|wir) haben?\\b[^.;]{0,40} keine (?:zahlen|termine|daten|unterlagen|auskunft|zahl)\\b|\\b(?:habe|haben) (?:ich|wir)\\b[^.;]{0,30} keine (?:zahlen|termine|daten|unterlagen)\\b",
    `\\bgeh(?:t|en) über (?:das|die|meine|unsere)\\b[^.;]{0,10}(?:${DE_SOURCE}|, was (?:mir|ich)\\b[^.;]{0,30}|, was (?:meine|unsere|die) ${DE_SOURCE}[^.;]{0,20}|)\\b[^.;]{0,20}hinaus`,
    "\\bich wünschte, ich wüsste|\\bdas wüsste ich (?:auch )?gern",
    "\\bgehör(?:t|en) nicht zu dem, was (?:mir|ich)\\b|\\b(?:wurde|wurden) mir (?:leider |dazu )*(?:nicht|nie) (?:gesagt|mitgeteilt|gegeben|genannt)",
  ],
  neutral: [
    "^(?:was für eine |eine |das ist eine )?(?:sehr )?(?:schöne|gute|tolle|nette|berechtigte|interessante) (?:idee|frage)[\\s.!]*$",
    "^(?:das |darüber )?(?:die|der|das|unsere?|ihre?|eine?|dort)(?: [a-zäöüß-]{1,20}){0,5} (?:weiß|wissen|wüsste|kann|können|wird|dürfte)(?: [a-zäöüß-]{1,15}){0,4} (?:sicher|bestimmt|mehr|weiterhelfen|wissen|sagen|genauer|helfen|beantworten)[\\s.!]*$",
    "^(?:ich|wir) (?:habe|haben|gebe|leite|werde)\\b[^.;:]{0,60}(?:weitergegeben|weitergeleitet|übergeben|weiter|weitergeben|weiterleiten)[\\s.!]*$",
    `^(?:die|das|der|meine|unsere?|diese) ${DE_SOURCE} (?:beschreib|behandel|erklär|betreff|betriff)(?:t|en|n)\\b(?! dass)(?!.*\\d)`,
  ],
};

const FR_SOURCE =
  "(?:notes|documents?|documentation|pages?|textes?|manuel|guide|politique|règlement|conditions|fiches?|informations|sources?|règles)";
/** French. */
export const FRENCH_SOFT: SoftFrames = {
  refusal: [
    `${FR_SOURCE}[^.;]{0,60} (?:est|sont|reste|restent) (?:muet|silencieu)[a-z]* (?:sur|à|quant|concernant)`,
    "(?:ne |n')(?:font|fait) pas partie (?:de ce (?:que|dont)|de ceux que|des (?:informations|éléments|choses) (?:que|dont)|de mes|de nos documents)",
    "^ ?(?:ils |elles |il |elle )?(?:ne |n')(?:en )?(?:donne|donnent|disent|dit|mentionnent?|précisent?|indiquent?|parlent?|fournissent|fournit|contiennent|contient) (?:aucune? (?:chiffre|date|information|indication|détail|mot|prix|réponse)|rien|nulle part)",
    "n'y (?:figure|figurent|apparaît|apparaissent|est pas mentionn|sont pas mentionn)[a-zé]*(?: pas| nulle part)?",
    "dépass(?:e|ent) (?:les informations|ce que|ce dont|mes|le cadre de)|(?:en dehors|hors) de (?:ce que|ce dont|mes)",
    "(?:je n'ai|nous n'avons) (?:aucune? (?:chiffre|date|idée|élément)|rien (?:sur|à ce sujet|là-dessus|concernant|qui))|j'aimerais (?:bien )?le savoir",
    "(?:je|nous) ne (?:saurais|saurions)(?: pas)? (?:le |vous (?:le )?|y )?(?:dire|répondre|préciser|renseigner)",
    "on ne m'a (?:pas|jamais|rien) (?:dit|donné|transmis|communiqué|fourni)",
  ],
  neutral: [
    "^(?:c'est une |quelle )?(?:très )?(?:belle|bonne|jolie|excellente) (?:idée|question)[\\s.!]*$",
    "^(?:l'[\\p{L}-]{1,20}|le|la|les|votre|notre|nos|un|une)(?: [\\p{L}'-]{1,20}){0,5} (?:saura|sauront|pourra|pourront|pourrait|saurait|devrait|doit)(?: (?:vous|te|sûrement|certainement|le|en))* (?:répondre|renseigner|aider|dire|savoir|dire plus)(?: plus)?[\\s.!]*$",
    "^(?:demandez|adressez-vous|consultez|appelez|voyez|contactez) (?:à|au|aux|avec|le|la|les|votre|notre|un|une) [^:;]{0,50}$",
    "^(?:et )?(?:j'ai|nous avons|je) (?:transmis|transmets|confié|envoyé|passé) (?:votre|la|cette) (?:question|demande)\\b[^.;:]{0,50}$",
    `^(?:les?|la|mes|nos|notre|ma|ces?|cette) ${FR_SOURCE} (?:ne )?(?:expliqu|décri|trait|concern|parl|port)[a-z]+ (?!.*\\d)`,
  ],
};

const ES_SOURCE =
  "(?:notas|documentos?|documentación|páginas?|textos?|manual|guía|política|reglamento|condiciones|fichas?|información|fuentes?|reglas|normas)";
/** Spanish. */
export const SPANISH_SOFT: SoftFrames = {
  refusal: [
    `${ES_SOURCE}[^.;]{0,60} guardan? silencio`,
    "no (?:es|son) algo que (?:me|mis|conozca|sepa|tenga|figure|aparezca)(?![a-zá-ú])",
    "^ ?no (?:dan?|dicen?|mencionan?|indican?|ofrecen?|aportan?|contienen?|recogen?) (?:cifras|datos|nada|detalles|fechas?|información|números|ningún|ninguna)(?![a-zá-ú])",
    "no (?:tengo|tenemos|dispongo de) (?:ninguna? )?(?:cifras?|datos|números|fechas?|noticias?|constancia|respuesta)(?![a-zá-ú])",
    "(?:fuera|más allá) de (?:lo que (?:me|tengo|sé|puedo|conozco)|mis (?:notas|documentos))|ojalá (?:lo supiera|pudiera (?:decir|responder|contestar))",
    `${ES_SOURCE} no se habla(?![a-zá-ú])`,
    "no sabría (?:qué )?(?:decir|responder|contestar|precisar)(?:le|te|lo|selo|telo)?(?![a-zá-ú])",
    "no me han (?:dicho|dado|facilitado|informado|comunicado)",
  ],
  neutral: [
    "^(?:¡ ?)?(?:es una |qué )?(?:muy )?(?:buena|bonita|excelente|linda) (?:idea|pregunta)[\\s.!]*$",
    "^(?:el|la|los|las|su|tu|nuestr[oa])(?: [\\p{L}-]{1,20}){0,5} (?:lo sabrán?|(?:se |te |le )*(?:lo )?(?:podrán?|sabrán?|pueden?) (?:decir|ayudar|confirmar|informar|responder|indicar)(?:le|te|lo|selo|telo)?)(?: con certeza| seguro| mejor)?[\\s.!]*$",
    "^(?:consulte|consulta|pregunte|pregunta|contacte|llame|acuda) (?:con|a|al|en|el|la)\\b[^:;]{0,50}$",
    "^(?:y )?(?:lo )?(?:he|hemos) (?:pasado|enviado|remitido|trasladado)\\b[^.;:]{0,60}$",
    `^(?:mis|nuestr[oa]s?|las?|los|el|estas|estos) ${ES_SOURCE} (?:explican?|describen?|tratan?|hablan?) (?!.*\\d)`,
  ],
};

const IT_SOURCE =
  "(?:appunti|note|documenti|documento|documentazione|pagin[ae]|test[oi]|manuale|guida|politica|policy|regolamento|condizioni|sched[ae]|informazioni|font[ei]|regole)";
/** Italian. */
export const ITALIAN_SOFT: SoftFrames = {
  refusal: [
    `${IT_SOURCE}[^.;]{0,60} (?:tace|tacciono)(?![a-zà-ù])`,
    "non (?:è|sono) (?:qualcosa|una cosa|cose) che (?:mi|conosc|so |abbia|ho )",
    "^ ?non (?:danno|dà|dicono|dice|menzionano|menziona|indicano|indica|forniscono|fornisce|contengono|contiene|riportano|riporta) (?:cifre|dati|nulla|niente|dettagli|date|informazioni|numeri|alcun)",
    "non (?:vi |ci )?(?:compaiono|compare|figurano|figura)(?: (?:in|nel|nei|nella|nelle|tra|da) [^.;]{1,40}| affatto)?[\\s.!]*$",
    "non (?:ho|abbiamo) (?:alcuna |nessuna )?(?:cifr[ae]|numeri|dat[ae]|notizi[ae]|risposta|nulla|niente) ?(?:su|in merito|a riguardo|al riguardo|[.!]*$)",
    "(?:va|vanno|è|sono) (?:oltre|al di là del?l?e?|fuori da) (?:le informazioni che|ciò che|quello che|quanto) (?:ho|mi|so|abbiamo)|esula (?:da|dai|dalle) (?:ciò|quanto|quello|mie|miei)|vorrei saperlo",
    `${IT_SOURCE} non si (?:parla|dice|fa (?:menzione|cenno))(?![a-zà-ù])`,
    `non saprei(?: (?:dir|risponder|precisar)[a-z]{0,8}| proprio)?[ .!]*$|(?:in|nel|nei|nelle|nella) [^.;]{0,20}${IT_SOURCE} non (?:c'è|trovo|risulta) (?:nulla|niente|alcun)`,
    "non mi (?:hanno|è stat[oa]) (?:detto|dato|fornit|comunicat)",
  ],
  neutral: [
    "^(?:è una |che )?(?:molto )?(?:bella|buona|ottima) (?:idea|domanda)[\\s.!]*$",
    "^(?:il|lo|la|i|gli|le|il suo|il tuo|il nostro)(?: [\\p{L}-]{1,20}){0,5} (?:lo saprà|lo sapranno|(?:le |ti |glielo |potrà |saprà |può |potrebbe )+(?:dir|aiutar|conferma|risponde|indica)[a-z]*)(?: di certo| sicuramente| meglio)?[\\s.!]*$",
    "^(?:chieda|chiedi|senta|contatti|consulti|si rivolga) (?:al|alla|allo|a|il|la|lo|un|una)\\b[^:;]{0,50}$",
    "^(?:e )?(?:l')?(?:ho|abbiamo) (?:passato|inoltrato|inviato|girato) (?:la|questa|sua|tua)\\b[^.;:]{0,60}$",
    `^(?:i|le|la|il) (?:miei |mie |nostre |nostri |nostra |nostro )?${IT_SOURCE} (?:spiegano|spiega|descrivono|descrive|trattano|tratta|riguardano|riguarda) (?!.*\\d)`,
  ],
};

const PT_SOURCE =
  "(?:notas|apontamentos|documentos?|documentação|páginas?|textos?|manual|guia|política|regulamento|condições|fichas?|informação|informações|fontes?|regras)";
/** Portuguese. */
export const PORTUGUESE_SOFT: SoftFrames = {
  refusal: [
    `${PT_SOURCE}[^.;]{0,60} (?:(?:é|são) omiss[oa]s?|nada dizem?)(?![a-zà-ú])`,
    "não (?:é|são) algo que (?:me|eu|conheça|saiba|tenha|conste)(?![a-zà-ú])",
    "^ ?não (?:dão|dá|dizem|diz|mencionam?|indicam?|fornecem?|oferecem?|contêm|contém|trazem?) (?:números|dados|nada|detalhes|datas?|informaç|valores|nenhum)",
    "não (?:aparecem?|figuram?)(?: (?:em|no|nos|na|nas|ali|lá) ?[^.;]{0,40})?[\\s.!]*$",
    "não (?:tenho|temos) (?:nenhuma? )?(?:números?|dados|datas?|notícias?|resposta|ideia|nada) ?(?:sobre|acerca|quanto|disso|[.!]*$)",
    "(?:fora d[oe]|além do) que (?:me|tenho|sei|posso)(?![a-zà-ú])|além das informações que tenho|quem me dera saber",
    `${PT_SOURCE} não se fala(?![a-zà-ú])`,
    `não saberia (?:dizer|responder)|(?:nas?|nos?|em) [^.;]{0,20}${PT_SOURCE} não (?:há|existe|consta|encontro|vejo) nada`,
    "não me (?:disseram|deram|foi dito|foi dad[oa]|informaram)",
  ],
  neutral: [
    "^(?:é uma |que )?(?:muito )?(?:boa|bela|ótima|excelente) (?:ideia|pergunta)[\\s.!]*$",
    "^(?:o|a|os|as|a sua|o seu|a nossa|o nosso)(?: [\\p{L}-]{1,20}){0,5} (?:saberá|saberão|(?:poderá|poderão|pode|podem|saberá) (?:dizer|ajudar|confirmar|responder|informar)(?:-lhe|-te|-lo)?)(?: ao certo| com certeza| melhor)?[\\s.!]*$",
    "^(?:pergunte|fale|consulte|contacte|ligue|dirija-se) (?:a|à|ao|aos|com|o|para) [^:;]{0,50}$",
    "^(?:e )?(?:já )?(?:passei|encaminhei|enviei|transmiti) (?:a|o|isto|isso|sua)\\b[^.;:]{0,60}$",
    `^(?:as?|os?) (?:minhas |meus |nossas |nossos |nossa |nosso )?${PT_SOURCE} (?:explicam?|descrevem?|tratam?|falam?) (?!.*\\d)`,
  ],
};
