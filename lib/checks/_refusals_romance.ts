import type { RefusalRules } from "./_refusal_rules.ts";
import {
  FRENCH_SOFT,
  ITALIAN_SOFT,
  PORTUGUESE_SOFT,
  SPANISH_SOFT,
} from "./_refusals_european_soft.ts";
import type { SoftFrames } from "./_refusals_european_soft.ts";

const APART = "(?:[^ .;]{1,30} ){0,4}?";

function rules(
  language: string,
  soft: SoftFrames,
  parts: {
    readonly sign: RegExp;
    readonly refusal: readonly string[];
    readonly neutral: readonly string[];
    readonly lead: string;
    readonly subject: string;
  },
): RefusalRules {
  return {
    language,
    sign: parts.sign,
    refusal: new RegExp([...parts.refusal, ...soft.refusal].join("|"), "u"),
    neutral: new RegExp([...parts.neutral, ...soft.neutral, "\\?[\\s)]*$"].join("|"), "u"),
    lead: new RegExp(`^(?: |,|${parts.lead})+`, "u"),
    subject: new RegExp(parts.subject, "gu"),
  };
}

const FR_TEXT =
  "(?:documents?|documentation|textes?|contexte|sources?|extraits?|articles?|passages?|manuel|guide|notice|brochure|dépliant|politique|règlement|contrat|informations fournies|éléments fournis|base de connaissances)";
const FR_FACT =
  "(?:informations?|renseignements?|réponses?|précisions?|détails?|mention|indications?|éléments?|données)";
/** French: what is a refusal and what adds nothing to one. */
export const FRENCH: RefusalRules = rules("fr", FRENCH_SOFT, {
  sign:
    /n'|\b(?:ne|pas|sans|aucune?|rien|insuffisante?s?|inconnu|ignore|muet|muette|non|dépasse(?:nt)?|hors|dehors|aimerais)(?!\p{L})/u,
  refusal: [
    `(?:je|nous|on) (?:ne |n')(?:l'|le |la |les |y |en )?(?:trouve|trouvons|dispose|disposons|possède|ai|avons|vois|sais|parviens|peux|pouvons|connais|suis) ?(?:${APART})?(?:pas|aucune?|rien)\\b(?! (?:trop|assez) (?:insister|recommander))`,
    "je (?:ne )?sais pas|je l'ignore|je n'en sais rien|aucune idée",
    `${FR_TEXT}(?: fournis?| fournies?| disponibles?)? (?:ne |n')(?:l'|le |en |y )?(?!(?<=(?:contrat|politique|règlement) (?:ne |n'))(?:couvr|inclu|compren))[^ .;]{1,20} (?:pas|aucune?|rien|nulle part)`,
    `(?:ne |n')(?:est|sont|figure|figurent|apparaît|apparaissent|se trouve|se trouvent) (?:${APART})?(?:pas|nulle part) ${APART}(?:dans|par) (?:les?|la|ces?|cette|mes|vos) ${APART}${FR_TEXT}`,
    `(?:il n'y a|il n'existe|n'existe) (?:pas|aucune?|pas assez|rien)(?: de| d')? ?${APART}(?:${FR_FACT}|dans (?:les?|la|ces?) ${APART}${FR_TEXT})`,
    `aucune? ${APART}(?:${FR_FACT}|${FR_TEXT}) ${APART}(?:n'|ne |trouvée?|disponible|sur|concernant|à ce sujet)`,
    `(?:n'est|n'a|ne sont|n'ont) pas (?:été )?(?:mentionnée?s?|précisée?s?|indiquée?s?|spécifiée?s?)`,
    `${FR_FACT} (?:n'est|ne sont|n'a|n'ont) pas (?:été )?(?:disponible|fourni|donné|trouvé|présent)`,
    "^(?:sans réponse|inconnu|non (?:précisé|mentionné|spécifié|indiqué|trouvé)e?|information (?:non disponible|insuffisante))[ .!]*$",
    "(?:informations?|données|contexte) (?:sont |est )?insuffisant",
  ],
  neutral: [
    "^(?:je suis |nous sommes )?(?:vraiment )?(?:désolée?s?|malheureusement|pardon|navrée?|merci|bonjour|excusez-moi)[ ,.!]*$",
    "^(?:veuillez|merci de|je vous (?:invite|conseille|suggère|recommande)|vous (?:pouvez|pourriez|devriez)|n'hésitez pas|pour (?:plus|toute|en savoir)|contactez|consultez|adressez)\\b.{0,120}(?:contact|consult|adress|demand|service|vérifi|joindre|préciser|support|hésit)",
    `^(?:les?|la|ces?|ils?|elles?) ${APART}(?:${FR_TEXT} )?(?:fournis )?(?:ne )?(?:traitent|traite|parlent|parle|couvrent|couvre|portent|porte|concernent|concerne) (?:uniquement|seulement|que)\\b(?!.*\\d)`,
  ],
  lead:
    `${FR_FACT}(?![a-zà-ÿ])|de\\b|d'|sur\\b|concernant\\b|à propos\\b|au sujet\\b|du\\b|des\\b|la\\b|le\\b|les\\b`,
  subject:
    `dans (?:les?|la|ces?) ?${APART}${FR_TEXT}|${FR_TEXT}|désolée?|malheureusement|fournis|\\b(?:les?|la|je|il)\\b`,
});

const ES_TEXT =
  "(?:documentos?|documentación|textos?|contexto|fuentes?|extractos?|artículos?|pasajes?|manual|folleto|prospecto|guía|política|reglamento|contrato|materiales|base de conocimientos?|información (?:proporcionada|disponible|facilitada))";
const ES_FACT =
  "(?:información|informaciones|datos?|respuestas?|detalles?|mención|referencias?|indicación|indicaciones|constancia)";
/** Spanish: what is a refusal and what adds nothing to one. */
export const SPANISH: RefusalRules = rules("es", SPANISH_SOFT, {
  sign:
    /\b(?:no|tampoco|desconozco|desconocido|ning[uú]n|ninguna?|nada|insuficiente|sin|ni|silencio|fuera|allá|ojalá)(?!\p{L})/u,
  refusal: [
    `(?:^|[ ,])no (?:lo |la |me |he |hemos |se |pude |puedo |podemos |consigo |logro |logré |he podido )*(?:encuentro|encontramos|encontré|encontrado|encontrar|encontró|dispongo|disponemos|tengo (?:suficiente |esa |esta |ninguna |más |la )?(?:información|datos|acceso|respuesta|detalles|conocimiento)|tenemos (?:suficiente )?información|cuento con|sé(?![a-zá-ú])|veo|responder|contestar|confirmar|determinar|saber|decir(?:lo|te|le)?|ayudar(?:te|le)?|aparece|aparecen|figura|figuran|consta|constan)(?![a-zá-ú])`,
    "no estoy segur[oa]|lo desconozco|desconozco (?:la|el|si|esa|ese)|ni idea",
    `${ES_TEXT}(?: proporcionad[oa]s?| facilitad[oa]s?| disponibles?| anterior(?:es)?)? (?:no|tampoco) (?:lo |la |se |me )?(?:menciona|indica|especifica|dice|contiene|(?<!(?:contrato|política|reglamento) no )incluye|proporciona|explica|describe|aborda|trata|responde|aclara|ofrece|da|señala|habla|(?<!(?:contrato|política|reglamento) no )cubre|precisa|detalla)n?(?![a-zá-ú])`,
    `no (?:está|están|es|se) ${APART}(?:en|por) (?:los?|las?|el|estos|mis) ${APART}${ES_TEXT}`,
    `no (?:hay|existe|existen) (?:ninguna? |suficiente |suficientes )?${APART}(?:${ES_FACT}|nada(?! que (?!indique|diga|mencione|explique)))(?![a-zá-ú])`,
    `no se (?:menciona|indica|especifica|precisa|dice|proporciona|detalla)n?(?![a-zá-ú])`,
    `nada en (?:los?|las?|el) ${APART}${ES_TEXT}|${ES_FACT} insuficiente|ningun[oa] (?:de los )?${APART}${ES_TEXT}`,
    `${ES_FACT} no (?:está|están|es|fue) (?:disponible|incluid|proporcionad|present)`,
    "^(?:sin respuesta|desconocido|no (?:especificado|mencionado|encontrado|disponible|consta)|sin información)[ .!]*$",
  ],
  neutral: [
    "^(?:lo siento|lo lamento|lamentablemente|desafortunadamente|por desgracia|perdón|disculpe|disculpa|gracias|hola)(?: mucho)?[ ,.!]*$",
    "^(?:por favor|le (?:recomiendo|sugiero|aconsejo)|te (?:recomiendo|sugiero|aconsejo)|puede|puedes|podría|debería|para (?:más|obtener|mayor)|consulte|consulta|contacte|contacta|póngase|ponte|si (?:necesita|desea|quiere))(?![a-zá-ú]).{0,120}(?:contact|consult|pregunt|servicio|verific|soporte|diríja|recursos|ayud)",
    `^(?:los?|las?|el|estos) ${APART}${ES_TEXT} (?:solo|sólo|solamente|únicamente) (?!.*\\d)`,
  ],
  lead:
    `${ES_FACT}(?![a-zá-ú])|sobre\\b|acerca\\b|de\\b|del\\b|la\\b|el\\b|los\\b|las\\b|esa\\b|suficiente\\b|ninguna?\\b`,
  subject:
    `en (?:los?|las?|el|estos) ${APART}${ES_TEXT}|${ES_TEXT}|lo siento|lamentablemente|proporcionados|\\b(?:los?|las?|el)\\b`,
});

const IT_TEXT =
  "(?:documenti|documento|documentazione|testo|testi|contesto|fonti|fonte|estratti|articolo|articoli|passaggi|manuale|foglietto|opuscolo|guida|regolamento|contratto|materiali|materiale|policy|informazioni fornite)";
const IT_FACT =
  "(?:informazion[ei]|dat[oi]|rispost[ae]|dettagli[o]?|riferiment[oi]|indicazion[ei]|menzione)";
/** Italian: what is a refusal and what adds nothing to one. */
export const ITALIAN: RefusalRules = rules("it", ITALIAN_SOFT, {
  sign:
    /\b(?:non|nessun|nessun[ao]|sconosciuto|insufficienti?|tace|tacciono|oltre|fuori|esula|saperlo)(?!\p{L})/u,
  refusal: [
    `(?:^|[ ,])non (?:lo |la |ho |abbiamo |si |sono |riesco a |posso |possiamo |siamo |in grado di |ne )*(?:trovo|troviamo|trovato|trovare|trovarlo|trovarla|dispongo|disponiamo|(?:abbastanza |sufficienti |queste |alcuna |nessuna |altre )?informazioni|so(?![a-zà-ù])|vedo|rispondere|confermare|determinare|dirlo|sapere|aiutarti|aiutarla|stabilire)(?![a-zà-ù])`,
    "non ne ho idea|non (?:ne )?sono sicur[oa]",
    `${IT_TEXT}(?: fornit[oiae]| disponibil[ei])? non (?:lo |la |ne )?(?:menziona|indica|specifica|dic[eo]|contien|contengono|(?<!(?:contratto|policy|regolamento) non )includ|fornisc|spiega|descriv|affront|tratta|rispond|chiari|riport|parla|precisa|(?<!(?:contratto|policy|regolamento) non )copr)`,
    `non (?:è|sono|viene|vengono|c'è|ci sono|si trova|si trovano|compare|compaiono|risulta) ${APART}(?:in|nel|nei|nella|nelle|dai|dal) ?${APART}${IT_TEXT}`,
    `non (?:ci sono|c'è|esiste|esistono|vi sono) ${APART}${IT_FACT}`,
    `nessun[ao']? ?${APART}(?:${IT_FACT}|(?:dei )?${IT_TEXT})(?![a-zà-ù])`,
    `non (?:è|sono|viene|vengono) (?:stat[oaie] )?(?:menzionat|specificat|indicat|precisat)[oaie]`,
    `${IT_FACT} non (?:è|sono) (?:stat[aoie] )?(?:disponibil|present|fornit|inclus|trovat)`,
    "^(?:sconosciuto|non (?:specificato|indicato|trovato|disponibile)|informazioni insufficienti)[ .!]*$|informazioni (?:sono )?insufficienti",
  ],
  neutral: [
    "^(?:mi dispiace|spiacente|purtroppo|scusi|scusa|mi scuso|grazie|salve|ciao)(?: molto)?[ ,.!]*$",
    "^(?:per favore|si prega|la invito|ti (?:consiglio|suggerisco)|le (?:consiglio|suggerisco)|consiglio|può|puoi|potrebbe|per (?:ulteriori|maggiori)|contatti|contatta|consulti|consulta|se (?:hai|ha|vuole|vuoi))(?![a-zà-ù]).{0,120}(?:contatt|consult|chied|serviz|verific|assistenza|rivolg|aiut)",
    `^(?:i|il|la|le|gli) ${APART}${IT_TEXT} (?:trattano|tratta|riguardano|riguarda|parlano|parla) (?:solo|soltanto|unicamente) (?!.*\\d)`,
  ],
  lead:
    `${IT_FACT}(?![a-zà-ù])|su\\b|sul\\b|sulla\\b|sulle\\b|sui\\b|di\\b|del\\b|della\\b|riguardo\\b|a\\b`,
  subject:
    `(?:in|nel|nei|nella|nelle) ?${APART}${IT_TEXT}|${IT_TEXT}|mi dispiace|purtroppo|forniti|\\b(?:il|la|i|le)\\b`,
});

const PT_TEXT =
  "(?:documentos?|documentação|textos?|contexto|fontes?|trechos?|artigos?|passagens|manual|folheto|bula|guia|política|regulamento|contrato|materiais|base de conhecimento|informações fornecidas)";
const PT_FACT =
  "(?:informação|informações|dados?|respostas?|detalhes?|menção|referências?|indicação)";
/** Portuguese: what is a refusal and what adds nothing to one. */
export const PORTUGUESE: RefusalRules = rules("pt", PORTUGUESE_SOFT, {
  sign:
    /\b(?:não|nenhuma?|nada|insuficientes?|desconhecido|sem|omiss[oa]s?|fora|além|dera)(?!\p{L})/u,
  refusal: [
    `(?:^|[ ,])não (?:o |a |me |se |foi |foram |pude |posso |podemos |consigo |consegui |conseguimos |é possível )*(?:encontro|encontramos|encontrei|encontrar|encontrad[oa]s?|disponho|tenho (?:informaç|dados|acesso|detalhes|essa|certeza)|temos informaç|sei(?![a-zà-ú])|vejo|responder|confirmar|determinar|dizer|saber|ajudar|localizei|localizar|consta|constam|há (?:nenhuma )?informaç)`,
    `${PT_TEXT}(?: fornecid[oa]s?| disponíveis| disponível)? não (?:o |a |se )?(?:menciona|indica|especifica|diz|dizem|contém|contêm|(?<!(?:contrato|política|regulamento) não )inclu|fornece|explica|descreve|aborda|trata|responde|esclarece|fala|(?<!(?:contrato|política|regulamento) não )cobre|detalha)`,
    `não (?:está|estão|é|são) ${APART}(?:em|no|nos|na|nas|pelos?) ?${APART}${PT_TEXT}`,
    `não (?:há|existe|existem) ${APART}(?:${PT_FACT})|nenhuma ${PT_FACT}|nada nos? ${APART}${PT_TEXT}`,
    `não (?:é|são|foi|foram) (?:mencionad|especificad|indicad)[oa]s?`,
    `${PT_FACT} não (?:está|estão|foi|foram) (?:disponíve|fornecid|incluíd|present)`,
    "^(?:desconhecido|não (?:especificado|encontrado|disponível)|sem (?:resposta|informação))[ .!]*$|informações insuficientes",
  ],
  neutral: [
    "^(?:desculpe|lamento|sinto muito|infelizmente|perdão|peço desculpas?|obrigad[oa]|olá)[ ,.!]*$",
    "^(?:por favor|recomendo|sugiro|você pode|pode|poderia|deve|para (?:mais|obter|maiores)|consulte|contate|entre em contato|se (?:precisar|quiser|desejar))(?![a-zà-ú]).{0,120}(?:contat|contact|consult|pergunt|serviço|verifi|suporte|ajud)",
  ],
  lead: `${PT_FACT}(?![a-zà-ú])|sobre\\b|acerca\\b|de\\b|do\\b|da\\b|dos\\b|das\\b|o\\b|a\\b`,
  subject:
    `(?:em|no|nos|na|nas) ?${APART}${PT_TEXT}|${PT_TEXT}|infelizmente|desculpe|fornecidos|\\b(?:os?|as?)\\b`,
});
