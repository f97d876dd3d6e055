import { assert, assertEquals, assertThrows } from "@std/assert";
import { detectAbstention } from "../../lib/checks/detect_abstention.ts";

/** Reported elsewhere; ids are those of the collection of cases. */
Deno.test("detectAbstention() ref-03: a limit and then an answer is partial, and the answer is returned", () => {
  const answer = "I can't see the invoice itself, but the policy says refunds post within 5 days.";
  const { kind, remainder } = detectAbstention(answer);
  assertEquals(kind, "partial");
  assertEquals(remainder?.text, "the policy says refunds post within 5 days.");
  assertEquals(
    remainder?.spans.map(({ start, end }) => answer.slice(start, end)),
    ["the policy says refunds post within 5 days."],
  );
});

Deno.test("detectAbstention() ref-04: a German refusal that cites the proof of absence is full", () => {
  const answer =
    "In den bereitgestellten Dokumenten finde ich leider keine Angabe zum Kündigungsrecht [2].";
  for (const options of [{}, { answerable: false }]) {
    const { kind, language, missing } = detectAbstention(answer, options);
    assertEquals([kind, language, missing], ["full", "de", "Kündigungsrecht"]);
  }
});

Deno.test("detectAbstention() ref-05: what the documents lack, in any wording, is full", () => {
  const { kind, missing } = detectAbstention("The handbook doesn't mention sabbaticals.");
  assertEquals([kind, missing], ["full", "sabbaticals"]);
  const expected = "Not enough information: parental leave is covered, sabbaticals are not.";
  assertEquals(detectAbstention(expected).kind, "full");
});

Deno.test("detectAbstention() ref-06: a guess after the refusal is partial", () => {
  for (const options of [{}, { answerable: false }]) {
    const found = detectAbstention(
      "I don't have that information. It's probably 14 days, though.",
      options,
    );
    assertEquals(found.kind, "partial");
    assertEquals(found.remainder?.text, "It's probably 14 days");
  }
});

Deno.test("detectAbstention() ref-08: the text does not say", () => {
  assertEquals(detectAbstention("The provided text does not say.").kind, "full");
});

Deno.test("detectAbstention() ref-14: not knowing is a refusal, answerable or not", () => {
  assertEquals(detectAbstention("I don't know.").kind, "full");
  assertEquals(detectAbstention("I don't know.", { answerable: true }).kind, "full");
});

Deno.test("detectAbstention() ref-16: a Japanese refusal is full", () => {
  const answer = "申し訳ありませんが、資料には見つかりませんでした。";
  const { kind, language, supported } = detectAbstention(answer);
  assertEquals([kind, language, supported], ["full", "ja", true]);
});

const FULL = [
  "My apologies, but I was unable to locate that in the handbook. Feel free to ask HR.",
  "I'm not able to answer that from the sources provided [1][2].",
  "There is no mention of overtime pay in the policy [3].",
  "Regrettably, I lack the information to answer this.",
  "This isn't addressed in the documentation. Please contact your manager.",
  "Ich habe dazu leider keine Informationen gefunden.",
  "Das kann ich anhand der Dokumente nicht beantworten.",
  "Es tut mir leid, aber die Dokumente enthalten dazu nichts.",
  "Je suis désolé, mais cette information ne figure pas dans les documents.",
  "Je n'ai pas trouvé cette information.",
  "Lo siento, pero no puedo responder a esa pregunta con los documentos proporcionados.",
  "No se menciona en los documentos.",
  "Mi dispiace, ma non posso rispondere a questa domanda.",
  "L'informazione non è presente nei documenti.",
  "Questa informazione non è disponibile.",
  "該当する情報は見つかりませんでした。人事部にお問い合わせください。",
  "わかりません。",
  "提供的文档中没有相关信息。",
  "无法从提供的资料中确定。",
  "I cannot provide a definitive answer, as the document is silent on this point.",
  "The documents describe the return policy, but do not say how long refunds take.",
  "It is unclear from the documents whether the fee applies.",
  "Nothing in the provided documents addresses this.",
  "I have not been given any document on sabbaticals.",
  "That information is not available to me.",
  "Os documentos não incluem essa informação.",
  "La información no está disponible.",
  "Die Informationen sind leider nicht verfügbar.",
  "Not enough information: parental leave is covered, sabbaticals are not.",
  "I can’t find that in the provided documents.",
  "I COULD NOT  FIND a current\nprocedure.",
  "Parental leave is covered; sabbaticals are not in the documents.",
  "The policy does not mention a fee, so I can't say whether one applies.",
  '"I do not have enough information."',
  "I'm sorry, but I can't find that in the provided documents. Please contact support at help@example.com.",
  "I do not have enough information to answer that. The passages only cover furniture returns. Would you like me to open a ticket?",
  "Unfortunately, the documents do not specify the warranty period. You may want to check with the manufacturer.",
  "Leider weiß ich das nicht. Bitte wenden Sie sich an den Support.",
  "Die Unterlagen enthalten keine Angaben zur Garantie.",
  "Je ne trouve pas cette information dans les documents fournis.",
  "Les documents ne mentionnent pas les congés sabbatiques.",
  "Désolé, je ne sais pas. Veuillez contacter le service client.",
  "Lo siento, no encuentro esa información en los documentos.",
  "Los documentos no mencionan los años sabáticos.",
  "No lo sé.",
  "Mi dispiace, non trovo questa informazione nei documenti forniti.",
  "I documenti non menzionano i periodi sabbatici.",
  "Non lo so.",
  "Desculpe, não encontrei essa informação nos documentos.",
  "Os documentos não mencionam férias sabáticas.",
  "文档中没有提到相关信息。",
  "抱歉，我不知道。",
  "문서에서 찾을 수 없습니다.",
  "There is no information about sabbaticals in the handbook.",
  "Unanswerable",
  "N/A",
  "I'm unable to answer this question based on the context.",
  "Based on the provided context, it is not possible to determine the fee.",
  "The question cannot be answered from the passages.",
  "That isn't covered in the documents I have. You'd need to ask HR.",
  "The answer is not in the documents.",
  "None of the passages mention a model X200.",
  "I found no mention of a restocking fee in the policy.",
  "Sorry, that's outside what I can help with.",
  "I **do not have** enough information to answer.",
  "The documents do not mention a restocking fee. What is missing is the fee schedule for electronics.",
  "As of now there isn't any information available regarding the X300.",
  "No information found.",
  "Das steht nicht in den Dokumenten.",
  "Dazu gibt es keine Informationen.",
  "Il n'y a pas d'information à ce sujet dans les documents.",
  "No hay información sobre eso en el contexto.",
  "Non ci sono informazioni su questo nei documenti.",
  "No dispongo de información suficiente.",
  "Aucune information trouvée.",
  "Ich habe nicht genügend Informationen.",
  "The knowledge base does not contain this. I'd recommend contacting the billing team.",
];

const PARTIAL = [
  "Unfortunately the provided context doesn't contain details about pricing. However, typical pricing is around $20 per month.",
  "No, the documents do not mention a fee.",
  "I do not have enough information to say for certain, but it is likely 30 days.",
  "The documents do not provide the answer. Generally, employers allow 5 days.",
  "The policy does not mention a fee, so none applies.",
  "Ich kann dazu keine Informationen finden. Es sind aber wahrscheinlich 14 Tage.",
  "Je ne dispose pas de cette information, mais le délai est probablement de 14 jours.",
  "No tengo esa información. Probablemente son 14 días.",
  "Non ho informazioni su questo, ma probabilmente sono 14 giorni.",
  "抱歉，文档中没有提及保修期。不过一般是两年。",
  "資料には記載がありません。おそらく14日です。",
  "Although the text does not give a date, it says the office opens in May.",
  "While I can't access your account, refunds usually post in 5 days.",
  "Since the documents do not mention a fee, none applies.",
  "Returns are free within 30 days. The documents do not say who pays for shipping.",
  "I have no information on that; my best guess would be $15.",
  "I could not find a current procedure for resetting the device. The old procedure says to hold the button for 10 seconds.",
  "I don't know the exact number, but it's at least 40.",
  "Model X200 is not listed in the manual; the X100 weighs 2 kg.",
  "I cannot confirm that claim. The policy states 30 days, not 60.",
];

const NONE = [
  "I can't overstate how useful the guide is.",
  "You can't find this in stores; order it online.",
  "We don't know of any outages. The service is up.",
  'The error message is "No information found", which means the index is empty.',
  "The FAQ says: 'I don't know' is an acceptable answer.",
  "Sie erhalten keine Antwort, wenn das Formular fehlt.",
  "Le contrat ne couvre pas les dommages.",
  "El seguro no cubre daños.",
  "La polizza non copre i danni.",
  "No se puede devolver.",
  "Non si può restituire.",
  "Das Gerät ist nicht wasserdicht.",
  "この製品は防水ではありません。",
  "没有额外费用。",
  "料金はかかりません。",
  "不可以退货。",
  "El contrato no cubre daños por agua.",
  "La policy non copre i danni.",
  "I can't stress enough how important it is to back up first.",
  "No, you cannot return opened items.",
  'The sign reads "I do not have enough information" and stays lit.',
  "The bot said 'I don't know' to every question.",
  "Die Frist beträgt 14 Tage.",
  "Sie können keine geöffneten Artikel zurückgeben.",
  "Le délai est de 14 jours.",
  "Vous ne pouvez pas retourner les articles ouverts.",
  "No, no puede devolver artículos abiertos.",
  "No, non è possibile restituire articoli aperti.",
  "返品は30日以内に可能です。",
  "退货期限为30天。",
  "If the documents do not mention a fee, contact billing.",
  "The warranty does not cover water damage.",
  "The policy does not cover flood damage.",
  "We cannot provide refunds after 30 days.",
  "Batteries are not included.",
  "There is no fee.",
  "I don't see why not: returns are accepted within 30 days.",
  "I can't help but recommend the 30 day plan.",
  "You do not have enough information until the audit ends.",
  "Tell the caller that you do not have enough information.",
];

for (const [kind, answers] of [["full", FULL], ["partial", PARTIAL], ["none", NONE]] as const) {
  for (const answer of answers) {
    Deno.test(`detectAbstention() finds ${kind}: ${answer.slice(0, 70)}`, () => {
      const found = detectAbstention(answer);
      assertEquals(found.kind, kind, JSON.stringify(found));
      assertEquals(found.remainder === undefined, kind !== "partial");
      assertEquals(found.signal === undefined, kind === "none");
    });
  }
}

Deno.test("detectAbstention() takes an empty answer for a full refusal", () => {
  for (const answer of ["", " \n\t", "\u200b"]) {
    assertEquals(detectAbstention(answer), {
      kind: "full",
      signal: "empty answer",
      supported: true,
    });
  }
});

Deno.test("detectAbstention() takes signals in place of the approved ones", () => {
  const signals = ["Please hold for a colleague"];
  const { kind, signal, span } = detectAbstention("OK. Please  hold for a\nCOLLEAGUE!", {
    signals,
  });
  assertEquals([kind, signal, span], ["partial", signals[0], { start: 4, end: 32 }]);
  assertEquals(
    detectAbstention("Please hold for a colleague's reply now", { signals: [] }).kind,
    "none",
  );
});

Deno.test("detectAbstention() takes the flag for a refusal, in part where something is stated", () => {
  const flag = { answerable: false };
  assertEquals(detectAbstention("The fee is $5.", flag).kind, "partial");
  const { kind, signal } = detectAbstention("Please contact support.", flag);
  assertEquals([kind, signal], ["full", "answerable: false"]);
});

Deno.test("detectAbstention() says where it has no rules", () => {
  const { kind, supported } = detectAbstention("В документах этого нет.");
  assertEquals([kind, supported], ["none", false]);
  assertEquals(detectAbstention("В документах этого нет.", { answerable: false }).kind, "full");
});

Deno.test("detectAbstention() keeps places of the original", () => {
  const answer = "Sorry,  I   can’t find that in the “provided” documents. The fee is **$5**.";
  const { span, remainder } = detectAbstention(answer);
  assert(span);
  assertEquals(answer.slice(span.start, span.end), "I   can’t find");
  assertEquals(remainder?.text, "The fee is **$5**.");
});

Deno.test("detectAbstention() reads what is missing", () => {
  const missing = (answer: string) => detectAbstention(answer).missing;
  assertEquals(missing("Sabbaticals are not covered in the handbook."), "Sabbaticals");
  assertEquals(missing("I have no information about the X200 battery."), "the X200 battery");
  assertEquals(missing("I don't know."), undefined);
});

Deno.test("detectAbstention() reads long texts without a stop, one piece at a time", () => {
  for (
    const piece of ["1", " ", "[", "'a ", "\n>", "i do not have a ", "the the ", "没有", "no "]
  ) {
    const { kind } = detectAbstention(
      piece.repeat(Math.ceil(200_000 / piece.length)) + "\n\nI don't know.",
    );
    assert(kind !== "none", piece);
  }
});

Deno.test("detectAbstention() refuses what it cannot read", () => {
  const call = detectAbstention as (...args: unknown[]) => unknown;
  assertThrows(
    () => call(5),
    TypeError,
    "Cannot detect an abstention as answer must be a text: current value is 5",
  );
  assertThrows(() => call("", { signal: [] }), TypeError, "there is no option signal");
  assertThrows(() => call("", { signals: [1] }), TypeError, "signals[0] must be a text");
});

Deno.test("detectAbstention() finds a refusal behind a word so long that it is cut", () => {
  // A sentence is cut after 1,201 signs, and what follows is read as a word of its own.
  assertEquals(detectAbstention(`${"x".repeat(1_201)}not mentioned.`).kind, "partial");
});
