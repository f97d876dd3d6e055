import { builtOnce } from "./_built_once.ts";
import {
  foldGerman,
  germanOrdinal,
  germanValue,
  germanWords,
  spellings,
} from "./_german_numbers.ts";
import { type Language, numbered, romance, setOf } from "./_language_words.ts";

const GERMAN_ARTICLES = setOf("ein eine einen einem einer eines");

const GERMAN: Language = {
  code: "de",
  and: "",
  point: "komma",
  fold: foldGerman,
  value: (word) =>
    GERMAN_ARTICLES.has(word) ? 1 : word === "dreiviertel" ? 0.75 : germanValue(word),
  ordinal: germanOrdinal,
  times: numbered([
    ["tausend", 1e3],
    ["million/millionen", 1e6],
    ["milliarde/milliarden", 1e9],
    ["billion/billionen", 1e12],
  ]),
  articles: GERMAN_ARTICLES,
  doubtful: setOf("eins acht elf null sieben hundert tausend achte achten"),
  halves: setOf("halb halbe halber halbes halben"),
  parts: numbered([
    ["drittel viertel fuenftel sechstel siebtel achtel neuntel zehntel", 3],
    ["hundertstel", 100],
    ["tausendstel", 1000],
  ]),
  groups: new Map([["dutzend", 12]]),
  starts: builtOnce(() => [
    ...germanWords().flatMap(spellings),
    ..."eine einen einem einer eines halbe halber halbes halben dreiviertel".split(" "),
  ]),
};

const FRENCH: Language = romance({
  code: "fr",
  adds: [
    [
      "zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
      0,
    ],
    ["vingt trente quarante cinquante soixante septante huitante/octante nonante", 20, 10],
  ],
  ordinals: [
    [
      "premier/première deuxième/second/seconde troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième",
      1,
    ],
    ["vingtième trentième quarantième cinquantième soixantième", 20, 10],
    ["centième millième", 100, 900],
  ],
  times: [["cent/cents", 100], ["mille", 1e3], ["million/millions", 1e6], [
    "milliard/milliards",
    1e9,
  ], ["billion/billions", 1e12]],
  parts: [
    ["tiers quart/quarts cinquième/cinquièmes sixième/sixièmes", 3],
    ["huitième/huitièmes", 8],
    ["dixième/dixièmes", 10],
    ["centième/centièmes", 100],
  ],
  groups: [
    ["douzaine/douzaines", 12],
    ["dizaine/dizaines quinzaine vingtaine", 10, 5],
    [
      "trentaine quarantaine cinquantaine",
      30,
      10,
    ],
    ["centaine/centaines", 100],
    ["millier/milliers", 1e3],
  ],
  articles: "un une",
  doubtful: "neuf six dix sept acht cent mille seconde second premier premiere zero",
  halves: "demi demie",
  and: "et",
  point: "virgule",
});

const SPANISH: Language = romance({
  code: "es",
  adds: [
    [
      "cero un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
      0,
    ],
    ["treinta cuarenta cincuenta sesenta setenta ochenta noventa cien", 30, 10],
    [
      "ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas",
      100,
      100,
    ],
  ],
  ordinals: [[
    "primer/primero/primera segundo/segunda tercer/tercero/tercera cuarto/cuarta quinto/quinta sexto/sexta séptimo/séptima octavo/octava noveno/novena décimo/décima",
    1,
  ]],
  times: [["mil", 1e3], ["millón/millones", 1e6], ["billón/billones", 1e12]],
  parts: [["tercio/tercios cuarto/cuartos quinto/quintos", 3], ["décimo/décimos", 10]],
  groups: [["docena/docenas", 12], ["decena/decenas", 10], ["centenar/centenares", 100], [
    "millar/millares",
    1e3,
  ]],
  articles: "un uno una",
  doubtful: "once dos mil segundo segunda cuarto cuarta quinta",
  halves: "medio media",
  and: "y",
  point: "coma",
});

const PORTUGUESE: Language = romance({
  code: "pt",
  adds: [
    [
      "zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze quatorze/catorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove",
      0,
    ],
    ["vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem", 20, 10],
    [
      "cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas",
      100,
      100,
    ],
  ],
  ordinals: [[
    "primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima",
    1,
  ]],
  times: [
    ["mil", 1e3],
    ["milhão/milhões", 1e6],
    ["bilhão/bilhões", 1e9],
    ["trilhão/trilhões", 1e12],
  ],
  parts: [["terço/terços quarto/quartos quinto/quintos", 3], ["décimo/décimos", 10]],
  groups: [["dúzia/dúzias", 12], ["dezena/dezenas", 10], ["centena/centenas", 100], [
    "milhar/milhares",
    1e3,
  ]],
  articles: "um uma",
  doubtful: "mil doce segundo segunda quarto quarta quinta sexta",
  halves: "meio meia",
  and: "e",
  point: "virgula",
});

const ITALIAN: Language = romance({
  code: "it",
  adds: [["un/uno/una", 1]],
  ordinals: [[
    "primo/prima secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima",
    1,
  ]],
  times: [["mille/mila", 1e3], ["milione/milioni", 1e6], ["miliardo/miliardi", 1e9]],
  parts: [["terzo/terzi quarto/quarti quinto/quinti", 3], ["decimo/decimi", 10]],
  groups: [["dozzina/dozzine", 12], ["decina/decine ventina trentina", 10, 10], [
    "centinaio/centinaia",
    100,
  ], ["migliaio/migliaia", 1e3]],
  articles: "un uno una",
  doubtful: "sei due otto mille cento secondo seconda prima primo",
  halves: "mezzo mezza",
  and: "e",
  point: "virgola",
});

/** German, French, Spanish, Portuguese, Italian. */
export const LANGUAGES: readonly Language[] = [GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN];
