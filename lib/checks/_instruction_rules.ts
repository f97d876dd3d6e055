import type { FoundInstruction } from "./find_instructions.ts";

/** What an instruction within a passage tries, and how it reads in folded text. */
export interface InstructionRule {
  /** Its name. */
  readonly name: FoundInstruction["rule"];
  /** Global; gaps are bounded, so that it takes linear time. */
  readonly pattern: RegExp;
  /** Without it the pattern finds nothing: a quick look that spares the long one. */
  readonly sign?: RegExp;
}

/** Up to three words. */
const GAP = "(?: [^ .!?;:]{1,20}){0,3}?";
const TARGET = "(?:instructions?|prompts?|rules|guidelines|directions|directives|programming|" +
  "training|constraints|restrictions|safeguards|commands)";
const MODEL =
  "(?:ai|a\\.i\\.|llms?|(?:large )?language model|chat ?bot|gpt|ai (?:agent|assistant|model)|" +
  "(?:virtual|ai) assistant)";

/**
 * The rules. An ordinary manual also says "ignore", "system" and "from now on": hence each wants both the
 * deed and what it is done to.
 *
 * Kinds after Greshake et al. 2023, "Not what you've signed up for", and OWASP LLM01: prompt injection.
 */
export const INSTRUCTION_RULES: readonly InstructionRule[] = [
  rule(
    "override",
    "(?<!\\b(?:not|never|n't|who|they|people|if you|when you|without|cannot|to) )" +
      `\\b(?:ignore|disregard|forget|override|bypass|neglect|stop following|do not follow|don't follow)` +
      `${GAP} (?:previous|prior|above|earlier|preceding|foregoing|system|original|initial|safety|` +
      `other|existing|(?:all|any)(?: of)? (?:your|the|these|those|other)|all|your)${GAP} ${TARGET}\\b`,
    /ignore|disregard|forget|override|bypass|neglect|follow/,
  ),
  rule(
    "override",
    "\\b(?:ignore|disregard|forget) (?:everything|anything|all(?: of)? (?:that|the text|the content))" +
      "(?: [^ .!?;:]{1,20}){0,3} (?:above|before|said|told|instructed|previously|prior|so far)\\b",
  ),
  // A letter that crossed with a payment says "please disregard the above", and no more.
  rule(
    "override",
    "\\b(?:ignore|disregard|forget) (?:all (?:of )?)?the above(?:,? and|,| instead)(?: instead)?" +
      " (?:reply|respond|answer|say|output|print)\\b",
  ),
  rule(
    "override",
    "\\b(?:ignorieren? sie|ignoriere?|missachten? sie|missachte|vergessen? sie|vergiss)" +
      "(?: (?:alle|die|deine|ihre|sämtliche|bitte)){0,4} (?:vorherigen|bisherigen|obigen|früheren|vorigen)" +
      " (?:anweisungen|instruktionen|befehle|regeln|vorgaben)\\b",
  ),
  rule(
    "override",
    "\\b(?:ignor\\p{L}{1,4}|oubli\\p{L}{1,3}|olvid\\p{L}{1,3}|esquec\\p{L}{1,2}|dimentic\\p{L}{1,3}|desconsider\\p{L}{1,3})" +
      "(?: (?:toutes|tous|les|tes|vos|todas?|las|los|tus|sus|as|os|suas|tutte|tutti|le|gli|tue)){0,3}" +
      "(?: (?:précédentes|anteriores|precedenti))?" +
      " (?:instructions|consignes|instrucciones|instruções|istruzioni|órdenes|ordens)" +
      "(?: (?:précédentes|antérieures|ci-dessus|anteriores|previas|acima|precedenti))",
  ),
  rule(
    "override",
    "(?:忽略|无视|無視|忘记|忘記)(?:掉)?(?:所有|全部|一切|你)?(?:之前|以上|先前|前面|此前|上述)的?(?:所有|全部)?的?" +
      "(?:指令|指示|提示词?|命令|规则|規則)|" +
      "(?:これまで|以前|上記|前|先)の(?:すべての|全ての)?(?:指示|命令|プロンプト)(?:を|は)?(?:すべて|全て)?(?:無視|忘れ)|" +
      "(?:이전|위의?|앞의?) ?(?:모든 )?(?:지시|명령|지침)(?:사항)?(?:을|를)? ?(?:모두 )?(?:무시|잊)",
  ),
  rule(
    "role",
    "\\byou are (?:now|no longer) (?:an?|the|in|bound by|dan)\\b" + GAP +
      " ?\\b(?:ai|assistant|model|chat ?bot|bot|mode|dan|unrestricted|unfiltered|jailbroken|persona|rules|" +
      "guidelines|restrictions|pirate|hacker)\\b",
  ),
  rule(
    "role",
    `\\b(?:act as|pretend (?:to be|that you are|you are)|role-?play as|behave (?:as|like))${GAP}` +
      ` (?:unrestricted|unfiltered|uncensored|jailbroken|evil|${MODEL})\\b`,
    /act as|pretend|role-?play|behave/,
  ),
  rule("role", "\\b(?:enter|enable|activate|switch to) (?:dan|jailbreak|god|unrestricted) mode\\b"),
  rule(
    "role",
    "\\bfrom now on,? you (?:are|will|must|should|shall)(?: [^ .!?;:]{1,20}){0,2}" +
      " (?:respond|answer|reply|say|act|pretend|behave|obey)\\b",
  ),
  rule(
    "address",
    `\\b(?:note|message|attention|warning|instructions?|notice|memo)(?: (?:to|for)(?: (?:the|any|all))?|,|:) ${MODEL}s?\\b`,
  ),
  rule(
    "address",
    `\\bif you are (?:an?|the) ${MODEL}\\b|\\b(?:as|dear) an? ${MODEL},? you (?:must|should|will|are)\\b`,
  ),
  rule(
    "address",
    `\\b${MODEL}s?(?: (?:agents?|assistants?|models?|systems?))?` +
      ` (?:reading|processing|summari[sz]ing|analy[sz]ing|parsing) this\\b`,
    /ing this/,
  ),
  rule(
    "address",
    "(?:^|[\\n>]|<!-- ?)(?:assistant|ai) ?: ?(?:ignore|disregard|(?:answer|reply|respond) only|" +
      "only (?:answer|reply|respond))\\b",
  ),
  rule(
    "markup",
    "<\\|?(?:im_start|im_end|endoftext|system|assistant|user)\\|>|\\[/?inst\\]|<</?sys>>|" +
      "</?(?:system|system_prompt|system-prompt|assistant|instructions?)>|" +
      "(?:### ?|\\[)system(?: (?:prompt|message|note|override))?(?:\\]|:)|" +
      "\\bsystem ?(?:prompt|override|note)? ?: ?(?:you |ignore|disregard|do not |don't |from now|always |new )",
  ),
  rule(
    "disclosure",
    `\\b(?:reveal|print|repeat|output|show|leak|disclose|display|share|send|tell|give)${GAP}` +
      " (?:(?:your|the) (?:system|initial|hidden|original|secret|full|developer)(?: system)?" +
      " (?:prompts?|instructions?|messages?)|your prompt)\\b",
    /prompt|instruction|message/,
  ),
  rule(
    "answer-control",
    "\\b(?:respond|reply|answer|say|output|recommend)(?: [^ .!?;:]{1,20}){0,6}" +
      " (?:regardless of|no matter|irrespective of)(?: [^ .!?;:]{1,20}){0,3}" +
      " (?:ask|asks|asked|question|questions|prompt|query|user|users|context)\\b|" +
      "\\b(?:regardless of|no matter) (?:what|which|how)?(?: [^ .!?;:]{1,20}){0,4} (?:asks?|asked|prompt|question|query)" +
      ",? (?:always |only |you must )?(?:respond|reply|answer|say|output|recommend)\\b",
    /regardless of|no matter|irrespective of/,
  ),
  rule(
    "answer-control",
    "\\b(?:do not|don't|never) (?:mention|reveal|tell|inform|disclose|show|say)(?: [^ .!?;:]{1,20}){0,4}" +
      " (?:these|this|those) (?:hidden |secret |system )?(?:instructions?|prompts?|messages?|injection)\\b",
  ),
  rule(
    "exfiltration",
    "\\b(?:send|post|forward|upload|email|transmit|append|include|encode)(?: [^ .!?;:]{1,20}){0,4}" +
      " (?:conversation|chat history|chat log|system prompt|api keys?|user(?:'s)? (?:data|messages?|input|query))" +
      "(?: [^ .!?;:]{1,20}){0,4} (?:to|at|in|into)(?: (?:the|this|an?|following|url|link|image)){0,4}" +
      " ?(?:https?:|www\\.|[^ @]{1,40}@|url\\b|link\\b)",
    /conversation|chat (?:history|log)|system prompt|api key|user/,
  ),
  rule(
    "exfiltration",
    "!\\[[^\\]]{0,100}\\]\\(https?://[^\\s)]{1,300}[?&=/](?:\\{|<|\\[|%7b|\\$\\{)",
  ),
];

function rule(name: InstructionRule["name"], source: string, sign?: RegExp): InstructionRule {
  return { name, pattern: new RegExp(source, "gu"), sign };
}
