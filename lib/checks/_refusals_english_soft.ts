/**
 * English refusals in soft words: one who has the documents says what they lack, or what he was never told. Each
 * frame holds a first person or a text, so that "carpets are not something we repair" stays a statement.
 */

/** Texts, more than only those that can be silent: every frame here says that they say nothing. */
const SOURCE =
  "(?:documents?|documentation|texts?|passages?|sources?|articles?|excerpts?|extracts?|materials?|handbook|manual|guides?|files?|pages?|records|information|notes?|sheets?|papers?|leaflets?|pack|minutes|polic(?:y|ies)|contract|agreement|terms|rules|guidelines?|lease|brochure|timetable|tariff|lists?|schedule|instructions|faq|website|knowledge base|sections?|summary|booklet|wiki|guidance|intranet|itinerary|prospectus|fact ?sheets?|conditions)";
/** A text with its article, and with what is said of it: "the privacy texts i can read". */
const A_SOURCE =
  `(?:the|these|those|this|my|our|your|any of (?:the|my|our)|whole) (?:[a-z'-]{1,20} ){0,3}?${SOURCE}`;
const I_HAVE =
  "i(?:(?:'ve| have)(?: (?:got|here|to hand|been (?:given|shown|handed|told|sent)|seen))?| (?:can (?:see|read|find)|was (?:given|shown|handed|told|sent)|hold|know|see|found))\\b";
const WH = "(?:how|what|when|where|who|whom|why|whether|which)\\b";
const SAYS =
  "(?:mentions?|says?|tells?|gives?|covers?|explains?|shows?|describes?|answers?|goes into|deals? with|touch(?:es)? on)";
/** What a text may hold on a matter. */
const MATTER =
  "(?:word|figures?|statistics?|numbers?|mention|reference|hint|clue|details?|information|date|dates|line|record|price list|prices?|indication|entry|entries|answers?|instructions?|guidance|notes?)";

/** Frames of a clause that declines. */
export const SOFT_REFUSALS: readonly string[] = [
  // The speaker has nothing, or was told nothing: "I've no word on that".
  `\\bi (?:have|had|hold|see|find|found|was given|have been given) (?:no ${MATTER}|nothing (?:on|about|for|of|that|in front))\\b`,
  `\\bi've (?:been given |found |seen )?(?:no (?:${MATTER}|idea|clue|way of|way to|knowledge)|nothing (?:on|about|for|of|that|in front))\\b`,
  `\\bi (?:haven't|have not) (?:any|got any|come across)\\b(?! (?:doubt|objection|problem))`,
  "\\bi (?:didn't|did not) come across\\b|\\b(?:drew|draw|drawing) a blank(?= ?(?:$|[.!,;]|on\\b|there\\b|here\\b))|\\bblank spot for me\\b",
  "\\bnothing on (?:file|record) (?:about|on|for|regarding)\\b",
  `\\bthere(?:'s| is| are) no [a-z -]{1,30} in my ${SOURCE}\\b`,
  "(?:n't| not) (?:mentioned|stated|addressed|specified|described) (?:either way|at all|one way or the other)",
  // A text keeps quiet: "the rules are vague about deposits".
  `\\b(?:${SOURCE}|${SOURCE} [^.;]{1,40}) (?:is|are) (?:quiet|vague|mute) (?:about|on|as to)\\b|\\b(?:it|they) (?:is|are) (?:silent|quiet|vague) (?:about|as to|regarding)\\b`,
  // The search was in vain: "couldn't turn up a date", "you have me stumped".
  "(?:^ ?|\\bi )(?:could(?:n't| not)|can't|cannot) (?:turn up|dig up|come up with|make out|work out|pin down|trace)\\b",
  "\\b(?:has|have|had|got) me (?:stumped|beaten)\\b|\\bi(?:'m| am) stumped\\b|\\b(?:have|'ve|'s|has) got me there\\b",
  // A text stops short: "the notes don't go as far", "the leaflet leaves it open".
  `\\b${SOURCE} (?:do|does)(?:n't| not) go (?:as far|that far|so far|into)\\b`,
  `\\b(?:none|neither|not one) of ${A_SOURCE}[^.;]{0,20} (?:say|mention|tell|name|explain|state|answer|describe)s?\\b`,
  `\\b${SOURCE} leaves? (?:it |this |that )?(?:open|unsaid|unanswered|unclear|out (?:how|what|when|who|whether))\\b`,
  "\\bi(?:'ve| have| was)(?: been)? (?:told|given|shown|sent) (?:nothing|no [a-z]{3,20} (?:on|about|for|of))\\b",
  `(?:^ ?|\\b(?:but|and|yet|sorry|afraid),? |, )no (?:word|figures?|statistics|details?|information|mention|reference|guidance|data|dates?) (?:on|of|about|as to|regarding|for)\\b(?![^.;]{0,60}\\b(?:needed|required|necessary|kept|stored|shared|collected|passed|sold|sent|(?<! to )(?:go|goes) to|leaves?))`,
  // The matter lies outside: "that goes beyond what my sheets tell".
  `\\b(?:beyond|outside) what ${A_SOURCE} (?:${SAYS}|tell|say|cover|explain)`,
  "^ ?(?:sorry,? )?nothing (?:about|on|regarding|concerning) [^.;]{1,60}(?:turned up|turns up|came up|comes up|found|written|stated|said|mentioned)\\b",
  `\\bnothing (?:that )?${I_HAVE} (?:about|on|for|regarding)\\b`,
  `(?:n't| not) (?:clear|obvious|apparent|evident) (?:to me )?(?:from|in) ${A_SOURCE}`,
  `(?:n't| not) (?:something|anything|a matter|a thing|things)(?: that| which)? (?:they|it) (?:${SAYS}|say|cover|tell|go into|deal with|mention|touch on)`,
  "\\bi(?:'d| would) need [^.;,]{1,60} to (?:answer|say|tell|know|be sure)\\b",
  "^(?:sorry,? )?i\\b[^.;]{1,60} found (?:nothing|no [a-z -]{1,30}) (?:on|about|for|regarding)\\b",
  `\\bthe [a-z -]{1,30} (?:does|do|did)(?:n't| not) (?:say|tell(?: me| us)?|mention|explain|state|specify) (?:if\\b|${WH})`,
  // The scope of what one has, as the whole answer: "my pages only mention dogs".
  `^my ${SOURCE} (?:only (?:cover|describe|deal with|concern|mention|name|list|speak of)s?\\b|(?:covers?|describes?|deals? with|concerns?|are about|is about) [^.;:]{1,40} only\\b)`,
  "\\bi (?:only have|have only) (?:got )?(?:information|details|notes|data|documents?|pages?|material) (?:on|about|for)\\b",
  `\\bi (?:do not|don't) have (?:a|an|any|the|that|those) (?:[a-z]{1,15} )?${MATTER}\\b`,
  `(?:n't| not) (?:recorded|noted|written|named|set down|explained|answered|told) (?:anywhere )?(?:in|on|by) ${A_SOURCE}\\b`,
  `\\b${SOURCE} (?:keeps?|stays?|remains?) (?:silent|quiet|mum|vague|mute) (?:about|on|as to|regarding|there)\\b`,
  "\\b(?:it|they) (?:has|have|says?|contains?|holds?|gives?|offers?) (?:nothing|no word|no details?|no information) (?:on|about|regarding)\\b",
  "^(?:sorry,? )?no (?:mention|word|sign|trace|record) (?:anywhere|at all|whatsoever)\\b",
  "\\b(?:is|are) (?:quite |simply )?beyond me\\b",
  `(?:n't| not) (?:one|a question|a matter)(?: that| which)? (?:my|these|those|${A_SOURCE})(?: [a-z]{1,20}){0,2} (?:${SAYS}|say|cover|tell|answer)`,
  "\\b(?:records|notes|data|files|lists?)\\b[^.;]{0,20} (?:do|does)(?:n't| not) go (?:back|beyond|past|further)\\b",
  "\\bi know (?:about|of|how|what|the)\\b[^.;]{1,60} but not\\b",
  `(?:n't|\\bnot) (?:in|among|part of) (?:what|anything|everything)(?: that)? ${I_HAVE}`,
  `\\bwe (?:have|hold|keep) no (?:details|information|figures|record|statistics|word) (?:on|about|of|for) (?:that|this|it)\\b`,
  "(?:n't| not|never) been (?:shared with|given to|sent to|told to|passed to|shown to) me\\b",
  "\\b(?:is|are) unknown to me\\b",
  `\\b${SOURCE} (?:gives?|states?|names?|specif(?:y|ies)) no (?:[a-z]{1,15} )?(?:dose|dosage|deadline|address|duration|amount)\\b`,
  `(?:n't| not) (?:covered|mentioned|explained|dealt with|addressed) (?:in|by) (?:the|any of the) [a-z -]{1,40} (?:that )?${I_HAVE}`,
  `\\b(?:report|record|log|chart|map|statement|invoice|receipt|entry) (?:does|did)(?:n't| not) (?:give (?:the|a|an|any)\\b|show ${WH})`,
  "(?:^|\\bi\\b[^.;]{1,60} (?:and|but) )(?:still )?(?:can't|cannot|couldn't|could not) (?:see|find|spot) (?:anything|any [a-z]{2,20}) (?:about|on|regarding|concerning)\\b",
  "^(?:sorry,? )?not a (?:word|line|hint|clue|mention) (?:on|about|of)\\b",
  `\\bwe (?:really |simply |just |still |honestly )?(?:don't|do not) (?:yet )?know(?= ?(?:$|[.!,;]|yet\\b|if\\b|${WH}))`,
  `\\b${SOURCE}(?: on [a-z]{1,20})? (?:do|does)(?:n't| not) (?:reach|go|stretch|extend) (?:that|so|this) far\\b`,
  `\\bnothing in ${A_SOURCE} (?:${SAYS}|addresses|discusses|refers to|speaks to)\\b`,
  `^(?:(?:nope|sorry),? )?nothing (?:about|on|regarding) [^.;]{1,60} (?:in|on|among) ${A_SOURCE}\\b`,
  "\\b(?:we|i)(?:'ve| have)? (?:had|heard|got|received) no (?:word|news|details?|information)\\b(?! of mouth)",
  "\\bi (?:must|have to|need to) leave (?:that|this|it) (?:unanswered|open)\\b",
  "\\bi (?:can't|cannot) be of (?:much |any |more )?(?:help|assistance)\\b",
  `\\b${A_SOURCE} (?:has|had) nothing(?: (?:on|about|for|regarding)\\b|(?= ?(?:$|[.!;,])))`,
  `\\bleft (?:open|unsaid|unanswered|unclear|unmentioned) (?:by|in) ${A_SOURCE}`,
  "\\bi (?:can't|cannot|couldn't) speak (?:for|on|about|as to)\\b",
  // Said nowhere: "it isn't stated anywhere how many there are".
  "(?:n't| not) (?:stated|mentioned|specified|explained|recorded|noted) anywhere(?: (?:how|what|when|where|who|whom|why|whether|which)\\b| ?(?:$|[.!,;]))",
  "^(?:sorry,? )?no (?:record|mention|trace) of (?![^.;]{1,40} (?:is|are|was|were|will) )[^.;]{1,40} (?:here|on file)(?= ?(?:$|[.!,;]))",
  `\\b${A_SOURCE} (?:has|have|had) (?:nothing|little) to say (?:about|on|as to|regarding)\\b`,
  `\\b${A_SOURCE} (?:has|have|holds?|contains?|offers?) no (?:entry|line|word|mention|(?:section|chapter|page|paragraph) (?:on|about))\\b`,
  // The speaker is not placed to say: "I'd be guessing", "nobody has told me".
  "\\bi have no way (?:to|of) (?:tell|know|say|find|check|see)",
  `\\bi (?:found|find|see) no [a-z -]{1,30} (?:in|on|among) (?:it|them|there|that page|${A_SOURCE})\\b`,
  "\\bi (?:do not|don't) have anything (?:on|about|for|regarding)\\b",
  "\\bi(?:'m| am) (?:in no position|not (?:in a position|the right (?:one|person))|not placed) to (?:say|answer|tell|judge|confirm|comment)\\b",
  "\\bi (?:only )?wish i (?:knew\\b|could (?:say|tell you|answer)\\b(?! (?:yes|otherwise|differently|better|something|you)))",
  "\\bi (?:couldn't|could not) (?:say|tell)(?= ?(?:$|[.!,;]|you\\b(?! (?:how|enough|off))|for (?:sure|certain)|whether|if))",
  "\\bi(?:'d| would) (?:just |only )?be guessing\\b",
  "\\b(?:nobody|no one|no-one) (?:has|ever|here has)? ?(?:told|given|shown) me\\b",
  "\\bi (?:was never|wasn't|haven't been|have not been|have never been) (?:told|given|shown)\\b",
  // Not among what one has: "nothing I hold mentions it", "not something my texts cover".
  `\\b(?:nothing|none of what|no page|not one page)(?: that)? ${I_HAVE} ${SAYS}\\b`,
  `(?:n't|\\bnot) (?:something|a detail|information|details|knowledge|anything|a thing|things|among the things|one of the things|part of what)(?: that| which)? (?:${I_HAVE}|(?:my|these|those|${A_SOURCE})(?: [a-z]{1,20}){0,2} (?:${SAYS}|say|cover|tell))`,
  `\\b(?:outside|beyond|not in|not among|not part of|missing from|absent from)(?: of)? (?:what|anything|everything|the [a-z -]{1,30}?)(?: that)? ${I_HAVE}`,
  `\\b${SOURCE}\\b[^.;]{0,80} (?:is|are|stays?|remains?) silent (?:on|about|as to|regarding|there|here)\\b`,
  `\\b${SOURCE}\\b[^.;]{0,80} (?:say|mention|tell|give|contain|hold|offer|list|make|have|show|provide)s? (?:me |us |you )?(?:nothing(?: (?:of|about|on|as to|regarding|for)\\b|(?= ?(?:$|[.!;,])))|no (?:word|figures?|statistics?|numbers|mention|reference to|hint|clue|details?|date|dates|indication|answer)\\b)`,
  `\\b${SOURCE}\\b[^.;]{0,80} never (?:once )?(?:touch|mention|say|address|discuss|go into|goes into|explain|tell)`,
  // Some of it is told, not this: "the page says how to book, not what it costs".
  `\\b${SOURCE} (?:stops?|falls?) short of (?:that|this|it|saying|telling)\\b`,
  `\\b(?:found|i (?:know|see|found|can see)|${SOURCE}(?: [a-z'-]{1,20}){0,6} ${SAYS}|${SOURCE}(?: [a-z'-]{1,20}){0,6} (?:list|name|say|tell|give|cover|explain|show|describe))\\b[^.;]{1,100}?,? (?:but )?not (?:(?:in|at|to|by|for|from|on) )?${WH}`,
  `(?:n't| not) (?:come up|feature|figure|crop up|get a mention|come into (?:it|them))(?= ?(?:$|[.!,]|\\[|anywhere|at all|in (?:it|them|what i|${A_SOURCE})\\b))`,
  `(?:n't| not) (?:appear|show up) (?:anywhere|in (?:them|what i|${A_SOURCE})\\b)(?! (?:else|near|you|but))`,
  `(?:n't| not) (?:written|stated|set out|mentioned|noted|recorded|explained|described|spelled out|spelt out|given|listed|covered)(?: down)? (?:anywhere (?:i|that i|in)|by anything (?:that )?i|in anything (?:that )?i|in what i)\\b`,
  `(?:n't| not) (?:dealt with|gone into|touched on|spelled out|spelt out|set out) (?:anywhere )?(?:in|by) ${A_SOURCE}\\b`,
  `^(?:sorry,? |there(?:'s| is| was) |still )?no (?:word|figures?|statistics?|date|dates|mention|line|note|sign|trace|record)\\b [^.;]{0,80}\\b(?:anywhere|in|on|from) (?:in )?${A_SOURCE}\\b`,
  "^no (?:mention of|word (?:on|of|about)|figures (?:on|for))\\b",
  `\\bthere(?:'s| is| was)(?:n't| not) (?:a|any|one) (?:single )?(?:word|line|mention|sentence) (?:on|about|of)\\b[^.;]{0,60} in ${A_SOURCE}\\b`,
];

/** Whom one hands a question to, or who would know. */
const WHO =
  "(?:(?:the|your|our|my|a|an|any|one of (?:the|our)|someone|somebody|they)(?: [a-z'-]{1,20}){0,5}|reception|billing|payroll|hr)";
const QUESTION =
  "(?:it|this|that|them|you|everything|(?:your|the|his|her|their) (?:question|message|request|query|enquiry|inquiry|case|point|note|details)|(?:a|the) (?:ticket|note|message|request))";

/** Frames of a clause that adds nothing to a refusal. */
export const SOFT_ASIDES: readonly string[] = [
  // Courtesies: "good question", "I understand your worry".
  "^(?:what|that's|that is|it's|it is|this is) (?:such )?an? (?:[a-z]{1,20} ){0,2}(?:idea|thought|question|point|wish|thing to (?:ask|wonder|want))\\b(?: (?:to ask|before|about|and)\\b[^,.;:]{0,40})?[\\s.!]*$",
  "^(?:good|great|fair|nice|interesting|excellent|lovely) (?:question|idea|thought|point)\\b[^,.;:]{0,30}[\\s.!]*$",
  "^i (?:understand|see|appreciate|know)(?: that)? (?:why|your|how|you)\\b[^,;:]{0,60}$",
  "^i(?:'d| would) (?:love|like|be glad) to (?:help|assist|answer)(?: you)?[\\s.!]*$",
  "^i (?:only )?wish i could (?:help|be of (?:more )?help)[\\s.!]*$",
  // Reserve: "that is all I have", "it would be wrong to guess".
  "\\bis all (?:that )?i (?:have|can see|was given|hold)[\\s.!]*$",
  `^(?:and |so |but )*${WHO} (?:would|will|might|may|should)[\\s.!]*$`,
  "^(?:so |and |but )*i (?:can't|cannot|couldn't|could not) [a-z]{2,12} (?:you )?(?:it|that|them|this|one|those)[\\s.!]*$",
  "^it (?:would|'d) (?:only )?be (?:wrong|unfair|rash|unwise)(?: of me)? to (?:guess|speculate|promise|say)\\b[^,;:]{0,20}$",
  "^(?:let me|i'll|i will|to) be (?:honest|frank|open|plain)\\b[^,;]{0,20}$",
  `^(?:and |so |but |told [a-z ]{1,20} that |i (?:believe|think|expect) )*${WHO} (?:would|will|'ll|should|might|may|can|could|ought to|does|do)(?: (?:also|probably|surely|certainly|gladly|happily|likely|definitely|best|be able to|have to|well))* (?:know|tell you|tell|help|say|confirm|advise|assist|answer)(?: you)?(?: (?:for (?:certain|sure)|more|best|better|that|this|with (?:this|that|it)|on (?:this|that)))*[\\s.!]*$`,
  // Who would know: "the box office can tell you".
  `^(?:and |so )*${WHO} (?:deals? with|handles?|looks? after|answers?) (?:those|these|that|this|it|such (?:questions|matters|things))[\\s.!]*$`,
  `^(?:a|some|your|the) [a-z ]{1,30} (?:might|may|could) (?:well )?(?:run|offer|have|hold|keep|know)(?: of)? (?:something|more)(?: of (?:its|their) own)?[\\s.!]*$`,
  "^(?:so |and )*(?:that|this|it)(?:'s| is) (?:one|a question|a matter|something) for (?:the|our|your|my) [a-z ]{1,30}[\\s.!]*$",
  // Handed over or pointed elsewhere: "I've passed it to billing", "try the registry".
  `^(?:so |and |then )*(?:i |i've |i have |i'll |i will |let me |we |we've |we'll )?(?:also |have |has )?(?:pass|forward|hand|sen[dt]|left|leave|refer|rais|escalat|open|logg?|put|took|take|wrote down [a-z ]{1,20} and sen[dt])(?:ed|e|ing)? (?:${QUESTION}(?: (?:on|over))?|over|on) (?:to|for|with) [a-z' ]{1,40}[\\s.!]*$`,
  "\\b(?:is|are|would be|will be|might be|may be) (?:the |your |a )?(?:(?:best|right|better|good) )?(?:(?:place|person|people|one|ones|bet|team|office|desk) to (?:ask|turn to|contact|go to|know|talk to|speak to)|placed to (?:answer|say|help|know|tell))\\b[^,;:]{0,20}$",
  "^(?:so |and |but )*(?:you (?:could|might|can|may|should)|i(?:'d| would)|perhaps|maybe|best|it may help to|caller should|told (?:her|him|them|caller) to) (?:try |to )*(?:ask|ring|phone|call|email|message|write to|contact|check with|try|speak to|talk to)\\b[^:;]{0,50}$",
  "^(?:so |and |but )*(?:please |kindly |do |instead,? )?(?:ask|ring|phone|email|message|write to|contact|check with|speak to|talk to|try) (?:hr|it|payroll|finance|reception|(?:the|your|our|a|an|one of (?:the|our)) (?!other|second|first|next|same)[a-z' -]{1,30})[\\s.!]*$",
  "^(?:so |and |but )*(?:i |i've |i have |we have |we've )?(?:asked|got) (?:a|an|the|my|our|someone|one of)\\b[a-z' ]{0,30} to (?:call|ring|phone|write|email|contact|reply|answer|get back|get in touch|look|respond|find out|follow up)\\b[^:;,]{0,30}$",
  "^(?:so |and |but )*(?:i |i've |i have |we have |we've )?(?:referred|directed|pointed|sent) (?:(?:the )?(?:caller|customer|guest|client|user|member|visitor)|her|him|them|you) (?:on )?to\\b[^:;,]{0,40}$",
  "^(?:so |and |but )*(?:i |i've |i have |we have |we've |i'll |i will )?(?:raised|raise|opened|open|logged|log|created|create|filed|file|left|leave|passed|handed|forwarded|escalated)(?: over| on)? (?:a (?:ticket|request|query|note|case|message)|to [a-z' ]{1,40})(?: (?:for|to|with) [a-z' ]{1,30})?[\\s.!]*$",
  "^(?:so |and )*(?:a colleague|someone|somebody|one of (?:us|our [a-z ]{1,20})|we|they) (?:will|'ll|can|should) (?:(?:write|reply|get back|come back|respond) to you|be in touch|call you|contact you|follow up|look into (?:it|this|that))[\\s.!]*$",
  "^(?:so |and )*let me (?:find|ask|check|fetch|get) (?:someone|somebody|a colleague|out|with|the [a-z]{1,20})\\b[^:;]{0,40}$",
  "^(?:i )?(?:asked|suggested|advised|told) (?:that )?(?:the )?[a-z]{1,12} (?:to )?(?:try|ask|contact|check|watch|call|email|speak)\\b[^:]{0,60}$",
  "^(?:i )?(?:made no promise|(?:can't|cannot|couldn't) (?:vouch|promise|guarantee)|(?:i'm|am) (?:not able|unable) to (?:promise|guarantee) (?:that|this|it))\\b[^:;]{0,40}$",
  "^(?:so |and )*i(?:'d| would) (?:rather|prefer) not (?:to )?(?:guess|promise|speculate|say|commit)\\b",
  // The scope of what one knows, beside a refusal: "I can explain the basic plan".
  "^i (?:do know|can tell you|could tell you|can explain|can describe) (?:how|what|when|where|which|about)\\b[^:;]{1,100}$",
  "^i (?:can|could) (?:explain|describe) (?:the|our|your) [a-z -]{1,30}[\\s.]*$",
  "^i can (?:also )?(?:add|leave|open|send|raise|log|take|put) (?:a|your|this|the) (?:note|ticket|request|message|question)\\b[^:;]{0,60}$",
  `^(?:but |and |so )*(?:what ${I_HAVE}|all ${I_HAVE}) (?:only |just )*(?:covers?|deals? with|concerns?|describes?|is about|tells?)\\b(?! that\\b)(?!.*\\d)`,
  `^(?:${A_SOURCE})(?: (?:that )?${I_HAVE})?(?: (?:on|about) [a-z]{1,20})? (?:(?:only|just|mainly) )?(?:describes?|explains? ${
    WH.slice(0, -2)
  }|is about|are (?:all )?about|concerns?|deals? with|(?:ends?|stops?|begins?|starts?) (?:in|at|with|on|before|after))\\b(?! that\\b)(?!.*\\d)`,
  `^(?:${A_SOURCE})(?: (?:that )?${I_HAVE})?(?: on [a-z]{1,20})? (?:covers?|concerns?) [^;:]{1,60}, not\\b(?!.*\\d)`,
  "^i (?:only know|know only) (?:about|of|how|the [a-z -]{1,30} (?:for|of|on))\\b[^:;]{1,60}$",
  `^i (?:only (?:have|hold|see)|(?:have|hold) only|was only given) (?:the|this|these|a|an|my) [a-z ]{1,30}[\\s.]*$`,
  "^(?:i )?found (?:the|a|our|how)\\b[^;:]{1,40}$",
  "\\b(?:is|are) described(?: in (?:some|great|full|good) detail| at (?:some )?length)[\\s.!]*$",
  "^[a-z' -]{1,40} (?:is|are) described[\\s.!]*$",
  `(?:is|are|was|were)(?:n't| not) part of (?:it|them|that|${A_SOURCE})[\\s.!]*$`,
];
