import type { RefusalRules } from "./_refusal_rules.ts";
import { SOFT_ASIDES, SOFT_REFUSALS } from "./_refusals_english_soft.ts";

/** Texts that can only be silent: what they lack is no rule of their own. */
const TEXT =
  "(?:documents?|documentation|docs|text|context|contexts|passages?|paragraphs?|sources?|articles?|excerpts?|snippets?|materials?|handbook|manual|knowledge base|search results?|results|references?|files?|pages?|records? (?:provided|given)|information (?:provided|given|available|above)|information in [a-z ,'-]{1,40}|provided (?:information|data|content)|content|transcript|faq|website|corpus|datasheet|data sheet|instructions|readme|wiki|spec|specification|notes)";
/** Texts that also rule: "the policy does not cover X" is an answer, "does not mention X" is none. */
const RULE =
  "(?:polic(?:y|ies)|contract|agreement|terms|warranty|guides?|guidelines?|rules?|plan|law|regulations?|procedures?|sections?|lease|brochure|email|letter|notice|table|list|schedule|statute|release notes|changelog|report)";
const NOT = "(?:n't| not| never)";
const ADVERB =
  "(?:(?:actually|currently|directly|explicitly|specifically|clearly|really|seem to|appear to|necessarily|ever|further|fully|itself|exactly|yet|even|precisely|have|contain|provide|give|offer|include|make) ){0,3}";
const SPEAK =
  "(?:mention|specify|say|state|address|discuss|indicate|clarify|explain|describe|define|tell|answer|detail|name|reference|refer to|talk about|speak to|touch on|note|disclose|reveal|elaborate|go into|shed)";
const HOLD = "(?:cover|include|contain|provide|give|list|have|offer|hold|supply|present|show)";
const SPOKEN =
  "(?:mentioned|specified|stated|addressed|discussed|documented|described|explained|indicated|defined|detailed|disclosed)";
const HELD =
  "(?:covered|included|contained|provided|given|listed|available|found|present|shown|there)";
const FACT =
  "(?:information|info|details?|data|answers?|guidance|mention|indication|reference|specifics|knowledge|context|documentation|evidence (?:in|within))";
const THE_TEXT =
  `(?:the|these|those|this|your|my|any of the|our|either|all)(?: (?:[a-z'-]{1,20}|\u25a1{1,40})){0,3}? (?:${TEXT}|${RULE})`;
const A_TEXT =
  `(?:the|these|those|this|your|my|any of the|our|either|all)(?: (?:[a-z'-]{1,20}|\u25a1{1,40})){0,3}? ${TEXT}`;
const DO = "(?:do|does|did)";
const WORDS = "(?:[a-z'\u25a1-]{1,30} ){0,3}?";
const FIND =
  "(?:find|locate|see|determine|answer|tell|say|confirm|verify|provide|access|identify|help|assist|give|know|speak to|comment|offer|advise|establish|be (?:sure|certain)|respond|retrieve|look up|check|recall|infer|guess|speculate|share|discuss|do (?:that|this))";
/** What a first person cannot see or say without declining: "I can't say enough good", "I don't see why". */
const IDLE =
  "(?! (?:enough|but|(?:it|this|that|the [a-z]{1,20}) (?:too |very |so )?(?:costly|expensive|cheap|hard|difficult|easy|useful|slow|odd|strange|funny|necessary)\\b|(?<=\\bsee )why|a reason|any reason|a problem|any problem|fault|no\\b|that enough|you enough|the difference\\b|them apart|without|more highly|you how (?:happy|much|sorry|glad)|about you\\b|an? (?:better|quicker|simpler|cheaper|easier|safer)\\b))";

/** What a rule shuts out, which is an answer: "accidental damage is not covered by the policy". */
const RULED_OUT =
  "(?!(?:covered|included|protected) (?:by (?:[a-z'-]{1,20} ){1,4}?(?:polic(?:y|ies)|contract|agreement|terms|warranty|plan|law)|in (?:[a-z'-]{1,20} ){1,4}?(?:warranty|plan|lease|contract))\\b)";

const REFUSAL = [
  `\\b${THE_TEXT}(?: (?:provided|above|here|given|i have|you (?:shared|provided|gave)|supplied|available|retrieved|at hand|itself|themselves)){0,2} (?:${DO}${NOT} ${ADVERB}${SPEAK}|(?:is|are) silent(?! (?:from|until|during|when|while|at)\\b)|(?:is|are|was|were)(?:n't| not) (?:clear|specific|explicit)|(?:say|mention|state)s? nothing(?! (?:may|can|must|shall|will|should|is)\\b)|makes? no (?:mention|reference)|(?:has|have|had)(?:n't| not) ${SPOKEN})\\b`,
  `\\b(?:${A_TEXT}|${TEXT})(?: (?:provided|above|here|given|i have|you (?:shared|provided|gave)|supplied|available|retrieved|at hand)){0,2} (?:(?:${DO}${NOT}|lacks?|fails? to) ${ADVERB}(?:${SPEAK}|${HOLD}|${FACT})|(?:contain|provide|give|include|offer|have|has|hold)s? (?:no|nothing|insufficient|neither)|lack)\\b`,
  `\\b(?:${THE_TEXT}|it|they) ${DO}${NOT} ${ADVERB}(?:${HOLD} ${WORDS}(?:information|info|details?|specifics|an answer)|mention|specify|specif(?:y|ically)|address (?:this|that|the question|whether|how)|(?:say|state|tell)(?: us| me)? (?:whether|how|what|when|who|which|why|if|anything|where))\\b`,
  `\\b(?:nothing|none) (?:in|of|within) ${A_TEXT}\\b`,
  `\\bthere(?:'s| is| was) nothing (?:about|on|regarding|in ${THE_TEXT})\\b`,
  `\\b(?:is|are) (?:absent|missing) from ${THE_TEXT}\\b`,
  `\\boutside (?:of )?${A_TEXT}\\b`,
  `^(?:this |it |that |the answer )?(?:cannot|can't) be (?:determined|answered|known|said)[.!]?$`,
  `\\bi (?:don't|do not) have an? (?:specific|definite|definitive|clear|direct|exact)\\b`,
  `\\bi lack\\b`,
  `^(?:also )?${DO}${NOT} ${ADVERB}${SPEAK}\\b`,
  `\\bi have been unable to \\w`,
  `\\b(?:information|answer|details?)\\b(?: [a-z'-]{1,20}){0,8} (?:is|are) (?:unavailable|missing|absent|lacking)\\b`,
  `\\b(?:no|neither) (?:of (?:the|these) )?${WORDS}${TEXT} (?:(?:that )?(?:mention|cover|answer|contain|address|discuss|provide|say|state|describe|explain|relate|match)(?:s|ed|es)?|(?:was|were|is|are|could be) (?:found|available|retrieved|provided|located))\\b`,
  `\\b(?:there(?:'s| is| are| was| were|(?: is|'s)n't| is not| are not| isn't)(?: any)? ${WORDS}|i have |i've |i see |i find |i found |we have |we found |with |contains? |provides? |^)(?:no|not enough|not any|insufficient|any|little|enough) ${WORDS}${FACT}(?: (?:is|was|are|were|has been))?(?: (?:about|on|regarding|concerning|of|as to|for|to|in|within|available|provided|given|found|here|how|what|whether|who|when|that|at)\\b(?![^.;]{0,40} (?:(?:is|are) (?:needed|required|kept|stored|shared|collected)|(?<! to )(?:go|goes) to)\\b)|[.!]?$)`,
  `\\b(?:not enough|insufficient) (?:information|context|detail|details|data|evidence)\\b`,
  `\\b(?:i|we)(?:'m| am| are|'re)?(?: (?:really|simply|currently|just|also|still|do|have|therefore|unfortunately|honestly|was|were)){0,2} ?(?:${DO}${NOT}|do not|(?:have|had)(?:n't| not)) (?:(?:currently|actually|seem to|appear to|really) )?(?:have|possess|been given|been provided|got|seen?) (?!to\\b)${WORDS}(?:any|information|info|details?|data|context|knowledge|access|answer|specifics|record)\\b`,
  `\\bi (?:really |honestly |simply |just )?(?:${DO}${NOT}|didn't) (?:really |actually |currently )?(?:know|see|find|recall)\\b${IDLE}`,
  `\\bi (?:really |simply |just |also |still )?(?:can't|cannot|can not|could(?:n't| not)|won't|will not|(?:'m|am|was) (?:not able|unable) to|(?:am|was)n't able to|haven't been able to|have not been able to) (?:really |reliably |safely |definitively |even |say for sure|)?${FIND}\\b${IDLE}`,
  `\\bi'm (?:not able|unable) to ${FIND}\\b${IDLE}`,
  `\\bi (?:haven't|have not|was(?:n't| not)) (?:found|given|provided|seen)\\b`,
  `\\bi (?:have|found|see|find|had) (?:no (?:idea|clue|way|mention|record|reference|passage|information|documents?|knowledge)|nothing(?! (?:to add|against|but)))\\b`,
  `\\bi(?:'m| am) (?:not (?:sure|certain|aware)|uncertain|unsure|unaware)\\b`,
  `\\bi can only (?:answer|help|assist|respond)\\b`,
  `\\bwe (?:could(?:n't| not)|cannot|can't|were unable to|are unable to|did(?:n't| not)) (?:find|locate|determine|answer)\\b`,
  `^(?:sorry,? )?(?:(?:could|can|did)(?:n't| not)|cannot|unable to|not able to) (?:find|locate|determine|answer|be (?:answered|determined|found))\\b`,
  `\\b(?:can(?:n't|not| not)|can't|could(?:n't| not)) be (?:(?:determined|answered|inferred|confirmed|verified|established|derived)(?: [a-z]{1,12}){0,2} (?:from|in|by|with|based|using|solely)\\b|found(?: anywhere)? (?:in|within|from|on) (?:${THE_TEXT}|${TEXT}|what i)\\b)`,
  `\\b(?:is|are|was|were)(?:n't| not) ${RULED_OUT}(?:currently |anywhere )?(?:${WORDS}(?:${SPOKEN}|${HELD}) )?(?:in|by|within|from|anywhere in) (?:${THE_TEXT}|${TEXT}|what i (?:have|was given))\\b`,
  `\\b(?:is|are|was|were)(?:n't| not) ${WORDS}(?:${SPOKEN})(?: here| anywhere)?(?= ?(?:\\[|\\(|[.!]?$))`,
  `\\b(?:information|details?|answer|data|specifics)\\b(?: (?!is|are)[a-z'-]{1,20}){0,8} (?:is|are|was|were)(?:n't| not) ${WORDS}(?:${SPOKEN}|${HELD})`,
  `\\bunclear (?:from|in|based on) (?:${THE_TEXT}|the ${TEXT})`,
  `\\b(?:from|on|given|with|in|within|using) ${THE_TEXT}[^,]{0,40}, (?:it (?:is|'s) (?:not possible|impossible|unclear|not clear|unknown)|this cannot)`,
  `\\b(?:not possible|impossible) to (?:determine|say|tell|answer|know|confirm)\\b[^,]{0,80} (?:from|based on|given|with) (?:${THE_TEXT}|the ${TEXT})`,
  `\\b(?:outside|beyond|not (?:within|in)|out of) (?:of )?(?:the )?(?:scope|coverage) of (?:${THE_TEXT}|the ${TEXT}|what i|my)`,
  `\\b(?:outside|beyond) (?:of )?(?:my (?:knowledge|scope|expertise)|what (?:i|the ${TEXT}))\\b`,
  `\\bnot something i (?:can|could|have|know)\\b`,
  `\\bthe question (?:cannot|can't|could not) be answered\\b`,
  `\\bi(?:'d| would) (?:need (?:more|additional|further)|have to guess|only be guessing)\\b`,
  `\\b(?:covered|described|documented|mentioned), ${WORDS}(?:[a-z'-]{1,30}) (?:is|are)(?:n't| not)[.!]?$`,
  `^(?:(?:the )?answer: ?)?(?:unanswerable|n/a|no answer|not answerable|unknown|not (?:found|stated|mentioned|specified|given|provided|available|known|documented|in (?:the|these) [a-z ]{0,20}${TEXT})|none found|no (?:relevant )?(?:information|results|answer|documents?)(?: (?:found|available))?|cannot answer|can't answer|can't say|cannot say|no idea|dunno|don't know|idk|beats me)[.!]*$`,
  ...SOFT_REFUSALS,
].join("|");

const ASK =
  "(?:contact|consult|check|reach out|ask|refer|visit|look (?:up|at|into)|search|provide|share|upload|rephrase|clarify|speak|talk|call|email|see|verify|get in touch|let (?:me|us) know|seek|turn to|try (?:rephrasing|asking|searching|contacting|checking)|specify|supply|send|confirm|review|ring|phone|be (?:found|obtained))";
const NEUTRAL = [
  "^(?:oh,? |hi,? |hello,? |hey,? |well,? |and |so |but |also |otherwise,? )*(?:i'm |i am |we're |my )?(?:so |very |really |truly )?(?:sorry|apolog(?:ies|i[sz]e)|afraid|unfortunately|regrettably|thanks?|thank you|hello|hi|however|good question|great question|alas)(?: (?:about|for|to hear|but|that)\\b[^,]{0,60})?[\\s,.!]*$",
  "^(?:i )?(?:apologi[sz]e|regret)\\b.{0,80}$",
  "\\?[\\s)]*$",
  `^(?:(?:and|so|but|then|also|therefore|instead|however|otherwise|in that case|for (?:more|further|this|that|these|the|any|additional|specific|accurate|detailed|up-to-date)\\b[^,]{0,80}|if (?:you|that|this|it|so)\\b[^,]{0,80}|to (?:answer|find|get|be|confirm|learn)\\b[^,]{0,60}),? )*(?:please|kindly|you(?:'ll| will| may| might| can| could| should|'d| would)?(?: (?:want|wish|need|have|like|be better off|also))?|i(?:'d| would|'ll)?(?: (?:strongly|kindly|still))? ?(?:recommend|suggest|advise|encourage)|try|feel free|it(?:'s| is| may| might| would|'d)(?: (?:be|probably|best|better|helpful|worth|advisable|recommended)){1,3}|consider|do|${ASK})\\b[^.]{0,60}?\\b${ASK}(?:ing)?\\b`,
  `^(?:please )?${ASK}(?:ing)? (?:with |out to |to |your |the |our |hr\\b|an? |me\\b|us\\b|support|customer|more|additional|further)`,
  "\\b(?:i(?:'d| would| will|'ll|'m| am) (?:be )?(?:happy|glad|pleased|more than happy) to|happy to (?:help|assist)|i can (?:help|assist|look|check|search|try|escalate|connect|point|pass|open|forward)|let me know|hope (?:this|that) helps|i(?:'d| would) need\\b)",
  `^(?:${THE_TEXT}|they|it|${TEXT})(?: (?:provided|above|i have|available|retrieved))?(?: that i have)? (?:only |solely |just |merely |mainly |mostly |does |do )*(?:cover|discuss|mention|describe|focus on|talk about|address|concern|deal with|relate to|contain|include|list|are about|is about|are limited to|is limited to|speak of|refer to)(?:s|es)?\\b(?! that\\b)(?!.*\\d)`,
  `^(?:${THE_TEXT}|they|it) only (?!.*\\d)`,
  `^[a-z' -]{1,50} (?:is|are) (?:covered|mentioned|documented|described|discussed)(?: in (?:${THE_TEXT}|them))[.!]?$`,
  `^[a-z' -]{1,50} (?:is|are) (?:mentioned|documented|discussed)[.!]?$`,
  "^(?:what is )?missing(?: information)?(?: is)?\\b",
  "^i(?:'ve| have)? ?(?:checked|searched|looked|reviewed|read|went)\\b",
  "^(?:i(?:'d| would) rather not|i (?:don't|do not) want to|i won't|i will not) (?:guess|speculate|make)\\b",
  "^(?:note|disclaimer)? ?(?:that )?i(?:'m| am) (?:only )?an? (?:ai|assistant|language model)\\b",
  "^(?:sources?|references?|citations?|see)(?: (?:also|id))?:? ?[^ ]{0,60}(?:,? [^ ]{1,60}){0,4}$",
  ...SOFT_ASIDES,
].join("|");

/** English: what is a refusal and what adds nothing to one. */
export const ENGLISH: RefusalRules = {
  language: "en",
  sign:
    /n't|\b(?:not?|nothing|none|neither|never|cannot|unable|lacks?|unclear|unsure|uncertain|unaware|unknown|insufficient|silent|impossible|beyond|outside|out|absent|missing|unavailable|fails?|only|idea|dunno|idk|unanswerable|n\/a|beats|need|guess|guessing|little|enough|wish|nobody|short|quiet|vague|mute|stumped|beaten|got me|leaves?|left|leave|blank)\b/,
  refusal: new RegExp(REFUSAL),
  neutral: new RegExp(NEUTRAL),
  lead: new RegExp(
    `^(?: |,|any\\b|enough\\b|specific\\b|explicit\\b|further\\b|${FACT}\\b|to (?:answer|tell|say|determine)\\b|mention\\b|about\\b|on\\b|regarding\\b|concerning\\b|as to\\b|of\\b|for\\b|that\\b(?! [a-z]+ (?:is|are))|anything\\b|this\\b|it\\b|your question\\b|the question\\b|the answer\\b|(?:in|within|from) (?:${THE_TEXT}|the ${TEXT})\\b)+`,
  ),
  subject: new RegExp(
    `(?:${THE_TEXT}|\\bsorry\\b|\\bafraid\\b|\\bunfortunately\\b|\\bi'm\\b|\\bi am\\b|\\bbut\\b|\\bhowever\\b|(?:based on|according to|from|in)\\b[^,]*,|\\bthe (?:answer|information)\\b|\\bthat\\b|\\bthis\\b|\\bit\\b)`,
    "g",
  ),
};
