/**
 * Refusals in soft words, and sentences that look like them. The tables were written before the rules that read
 * them, about other matters than the sets of data hold.
 */
import { assertEquals } from "@std/assert";
import { detectAbstention } from "../../lib/checks/detect_abstention.ts";
import { FURTHER_FULL, FURTHER_NONE } from "./refusals_by_trade_more.ts";
import { TRADE_FULL, TRADE_NONE, TRADE_PARTIAL } from "./refusals_by_trade.ts";
import { MORE_FULL, MORE_NONE } from "./soft_refusals.ts";

const FULL = [
  "I can't find a word about pets in the tenancy pack. The letting office would be able to tell you.",
  "I've nothing on parking permits, I'm afraid. Your building manager will know.",
  "I have no figures for last year. My sheets list the fares but not how many people paid them.",
  "Gluten is not something my recipes say anything about.",
  "The lease is silent on satellite dishes, so that is one for the landlord.",
  "Our baggage rules name sizes and weights but say nothing of musical instruments.",
  "Visa letters don't come up in the pages I have. The international office deals with those.",
  "What a lovely thought! The museum notes describe the tours only, and birthdays aren't mentioned.",
  "I wish I could tell you. The manual explains how to descale the machine, not where it was made.",
  "That's beyond what I have been given; I have passed your message to the pensions team.",
  "Nobody has told me the date of the next intake, so I can't give you one.",
  "Dental care isn't something these papers deal with. Shall I ask a colleague?",
  "Good question. I looked through the club rules and guests don't appear anywhere.",
  "The name of the architect isn't among the things I know.",
  "I'm in no position to say whether the bridge will reopen. The roads department will know more.",
  "My material stops short of that. Handed over to the night desk.",
  "Found the tariff, but no mention of a student rate. Asked caller to try the branch.",
  "No word on the new menu in any of my files. Told the guest that reception may know.",
  "How the vote was counted lies outside the minutes I can read.",
  "Whether the pool is heated isn't stated anywhere in what I have.",
  "The handbook goes into holidays at length but never touches on sabbaticals.",
  "I couldn't say. Opening hours are described, but the cloakroom isn't part of the page.",
  "I've no idea, sorry! I do know how the deposit scheme works, should you want to hear about that.",
  "The documents I was handed are all about heating, so I can't speak to the lift.",
  "I don't have anything on who designed the logo. The press office could help.",
  "Sorry to hear about your garden. What I can see concerns the inside of the house, so I've no answer for you yet. Someone will be in touch.",
  "Let me be honest: I was given no price list, and I'd only be guessing.",
  "I'm not the right one to answer that, and have forwarded it to payroll.",
  "Nothing I have says how loud it is.",
  "Our terms are about hiring. Selling doesn't come into them.",
  "There isn't a line on tipping in the whole guide.",
  "I understand your worry. The safety leaflet covers storage and gives no word on pregnancy; please speak with a doctor.",
  "The page on tickets makes no reference to refunds for rain. I would rather not guess.",
  "Your contract deals with the rent, not with the garden, so I cannot say who cuts the hedge.",
  "I can explain the basic plan, but whether it includes roaming isn't written anywhere I can see.",
  "That is not covered by anything I've been shown. I'll raise it with the team.",
  "It's a reasonable thing to wonder. I have only the timetable, and it doesn't say who drives.",
  "My information ends in May, so I have no way to tell what happens in June.",
  "The X200's weight? Not in the data sheet I hold.",
  "I cannot find out from here who signed for the parcel, but the depot can tell you.",
];

const OTHER_LANGUAGES = [
  "Dazu finde ich leider nichts in meinen Unterlagen. Die Filiale in Ihrer Nähe weiß das sicher.",
  "Über die Fahrzeuge schweigt sich unsere Versandrichtlinie aus.",
  "Verkaufstermine liegen mir nicht vor.",
  "Meine Notizen erklären, wie man einen Schaden meldet, nennen aber keine Zahlen.",
  "Ich kann das selbst nicht beantworten und habe es an das Datenschutzteam weitergegeben.",
  "Schöne Idee! Die Seite beschreibt nur Reparaturen, Kurse kommen darin nicht vor.",
  "Je ne trouve rien sur le recyclage. Le magasin le plus proche saura vous répondre.",
  "Notre politique d'expédition est muette sur les véhicules.",
  "Les dates des soldes ne font pas partie de ce que l'on m'a donné.",
  "Mes notes expliquent comment déclarer un dommage, mais ne donnent aucun chiffre.",
  "Je ne suis pas en mesure de répondre moi-même et j'ai transmis votre question à l'équipe juridique.",
  "Quelle bonne idée ! La page ne décrit que les réparations et les cours n'y figurent pas.",
  "No encuentro nada sobre el reciclaje. La tienda más cercana lo sabrá con certeza.",
  "Nuestra política de envíos guarda silencio sobre los vehículos.",
  "Las fechas de las rebajas no son algo que me hayan facilitado.",
  "Mis notas explican cómo reclamar, pero no dan cifras.",
  "No puedo contestar yo mismo y lo he pasado al equipo de privacidad.",
  "¡Qué buena idea! La página solo describe reparaciones y los cursos no aparecen.",
  "Non trovo nulla sul riciclo. Il negozio più vicino lo saprà di certo.",
  "La nostra politica di spedizione tace sui veicoli.",
  "Le date dei saldi non sono qualcosa che mi sia stato fornito.",
  "I miei appunti spiegano come fare un reclamo, ma non danno cifre.",
  "Non sono in grado di rispondere e ho passato la domanda al reparto legale.",
  "Che bella idea! La pagina descrive solo le riparazioni e i corsi non compaiono.",
  "Não encontro nada sobre a reciclagem. A loja mais próxima saberá ao certo.",
  "A nossa política de envio é omissa sobre os veículos.",
  "As datas dos saldos não são algo que me tenham dado.",
  "As minhas notas explicam como reclamar, mas não dão números.",
  "Não consigo responder e passei a pergunta à equipa de privacidade.",
  "Que boa ideia! A página descreve apenas reparações e os cursos não aparecem.",
];

/** Refused, and something is stated all the same: the statement is for a checker. */
const PARTIAL = [
  ["I can't find anything on gift cards in cafés. They work in every store.", "They work in"],
  ["Cards never expire, so yours is still good. Topping up doesn't come up in my notes.", "Cards"],
  ["Sale dates aren't something I've been given. It starts in June.", "It starts in June."],
  ["I've no word on that, but it costs $5.", "it costs $5."],
  ["The lease is silent on dishes, so you may put one up.", "you may put one up."],
  ["Our terms are about hiring: the deposit is 30%. Selling doesn't feature.", "the deposit"],
  ["I found no classes on the page. Stores in Dunmore run one on Mondays.", "Stores in Dunmore"],
  ["The notes say nothing on vans. Most vans are electric.", "Most vans are electric."],
  ["We ship to Canada and Mexico only. I've no word on plans beyond that.", "We ship to"],
  ["Dazu liegt mir nichts vor. Die Lieferung kostet nichts.", "Die Lieferung"],
  ["Je ne trouve rien là-dessus. La livraison est gratuite.", "La livraison"],
  ["My notes cover the summer term only; the bar is shut.", "the bar is shut"],
  ["I wish I knew. It is 5 euros.", "It is 5 euros."],
  ["No encuentro nada sobre eso. El envío es gratis.", "El envío"],
] as const;

const NONE = [
  "The new fans are silent on the lowest setting.",
  "Gift wrap doesn't feature a logo, so it suits any occasion.",
  "The store nearest you is in Dunmore and opens at nine.",
  "I've passed the refund to your bank, and it has been paid.",
  "Carpets are not something we repair; they are replaced.",
  "The warranty covers the frame only, not the fabric.",
  "The plan covers repairs only.",
  "Pets don't come into the dining room.",
  "No word is needed: simply leave the key in the box.",
  "There are no figures on the dial; turn it until it clicks.",
  "You can't find the serial number on the box; it is under the seat.",
  "We have no fee for late returns.",
  "That's beyond the 30 days allowed, so no refund is due.",
  "It lies outside the delivery area, so we can't ship there.",
  "The form doesn't mention your name because it is anonymous.",
  "The rules say nothing may be left in the corridor.",
  "If nothing comes up, clear your filters and search again.",
  "My advice: don't guess the code, reset it instead.",
  "The terms give no right to cancel after dispatch.",
  "The policy gives no discount to staff.",
  "I know that this is frustrating; your refund was sent on Monday.",
  "Our trade team answers within a day; email them to open an account.",
  "Your ticket is with the billing team, who will refund the charge.",
  "The contract deals with hire, not sale, so the piano must go back in June.",
  "I don't know a better way than the reset button: hold it until the light turns red.",
  "Nobody knows your PIN but you; the bank can't tell it to anyone.",
  "She couldn't find the receipt, so we used the card number.",
  "The letter was silent, then the court ruled for the tenant.",
  "The manual lists no fewer than nine cleaning programmes.",
  "Beyond what the law asks, we give a second year of cover.",
  "Outside of what you have paid, nothing more is due.",
  "The lamp comes with no instructions, as none are needed.",
  "I've no doubt that it will arrive on Friday.",
  "I have nothing to add: the refund is final.",
  "Not only does the guide cover returns, it covers exchanges too.",
  "The price isn't the same anywhere you look; ours is the lowest.",
  "A colleague will write to you with the tracking number.",
  "We do not deal with returns on Sundays.",
  "Alcohol is not dealt with at this counter; use the one by the door.",
  "My notes show that the order left on Monday.",
  "Deliveries don't come up to the flat; meet the driver at the door.",
  "The scheme does not feature in our stores until March.",
  "Der Vertrag deckt nur Reparaturen ab.",
  "Haustiere kommen nicht in den Speisesaal.",
  "Ich habe Ihre Rückzahlung an die Bank weitergegeben.",
  "Le nouveau moteur est muet la nuit.",
  "Les chiens ne font pas partie des animaux admis.",
  "Los gastos de envío no se devuelven.",
  "El coche no es algo que alquilemos.",
  "La garanzia copre solo il telaio.",
  "I cani non sono ammessi in sala.",
  "Os portes não são reembolsados.",
];

for (const answer of [...FULL, ...MORE_FULL, ...TRADE_FULL, ...FURTHER_FULL, ...OTHER_LANGUAGES]) {
  Deno.test(`detectAbstention() reads a soft refusal: ${answer.slice(0, 70)}`, () => {
    const found = detectAbstention(answer);
    assertEquals(found.kind, "full", JSON.stringify(found));
  });
}

for (const [answer, stated] of PARTIAL) {
  Deno.test(`detectAbstention() keeps what a soft refusal states: ${answer.slice(0, 70)}`, () => {
    const found = detectAbstention(answer);
    assertEquals(found.kind, "partial", JSON.stringify(found));
    assertEquals(found.remainder?.text.includes(stated), true, found.remainder?.text);
  });
}

for (const answer of TRADE_PARTIAL) {
  Deno.test(`detectAbstention() reads a refusal with more beside it: ${answer.slice(0, 70)}`, () => {
    assertEquals(detectAbstention(answer).kind, "partial");
  });
}

for (const answer of [...NONE, ...MORE_NONE, ...TRADE_NONE, ...FURTHER_NONE]) {
  Deno.test(`detectAbstention() takes no statement for a refusal: ${answer.slice(0, 70)}`, () => {
    const found = detectAbstention(answer);
    assertEquals(found.kind, "none", JSON.stringify(found));
  });
}
