/** Words that carry grammar rather than matter, in the languages that the checks know best. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those it its he him his she her hers they them their theirs we us our ours you your yours i me
  my mine who whom whose which what where when why how is are was were be been being am do does did doing done has have had
  having will would shall should can could may might must of in on at by for with to from into onto as than then so and or
  if but about there here also too very just such each any some own same both up out over under again further once s t re
  ve ll d m der die das den dem des ein eine einen einem einer eines und oder ist sind war waren wird werden hat haben kann
  von zu zum zur mit bei auf im am als auch es er sie wir ihr le la les un une des du de et ou est sont dans pour par sur
  avec que qui il elle ce cette ces au aux el los las una y o es son en del con por para se su lo gli di e che nel nella
  della delle dei sono`.split(/\s+/),
);

/** Words that turn a statement round. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  `not no never none nobody nothing nowhere neither nor cannot without hardly barely scarcely n't isn't aren't wasn't weren't
  don't doesn't didn't won't wouldn't can't couldn't shouldn't mustn't hasn't haven't hadn't needn't ain't nicht kein keine
  keinen keinem keiner nie niemals ohne ne pas jamais aucun aucune sans non nessun nessuna mai senza ningun ninguna nunca
  sin nao`.split(/\s+/),
);

/** Pairs that cannot both be said of one thing; stems are made of them as of any word. */
const OPPOSITES: readonly string[] = [
  ...["open closed", "open shut", "open close", "allowed forbidden", "allowed prohibited"],
  ...["permitted prohibited", "permitted forbidden", "allow forbid", "allow prohibit"],
  ...["always never", "increase decrease", "rise fall", "rose fell", "up down", "more fewer"],
  ...["more less", "most least", "before after", "earlier later", "first last", "early late"],
  ...["include exclude", "included excluded", "with without", "accept reject", "accept refuse"],
  ...["approve reject", "approve deny", "grant deny", "enable disable", "enabled disabled"],
  ...["true false", "right wrong", "correct incorrect", "valid invalid", "legal illegal"],
  ...["possible impossible", "available unavailable", "safe unsafe", "safe dangerous"],
  ...["required optional", "mandatory optional", "free paid", "public private", "hot cold"],
  ...["high low", "higher lower", "highest lowest", "large small", "larger smaller", "big small"],
  ...["long short", "longer shorter", "fast slow", "old new", "old young", "older younger"],
  ...["good bad", "better worse", "best worst", "start end", "begin end", "start finish"],
  ...["alive dead", "born died", "win lose", "won lost", "buy sell", "bought sold", "male female"],
  ...["man woman", "men women", "boy girl", "north south", "east west", "northern southern"],
  ...["eastern western", "left right", "inside outside", "indoor outdoor", "above below"],
  ...["day night", "morning evening", "minimum maximum", "at_least at_most", "empty full"],
  ...["present absent", "visible hidden", "online offline", "arrive depart", "success failure"],
  ...[
    "succeed fail",
    "positive negative",
    "active inactive",
    "complete incomplete",
    "same different",
  ],
  ...["everyone nobody", "everything nothing", "all none", "single married", "import export"],
];

/** The opposites of a stem; `stem` is how words are brought to one form. */
export function oppositesOf(
  stem: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const pair of OPPOSITES) {
    const [a, b] = pair.split(" ").map(stem);
    for (const [from, to] of [[a, b], [b, a]]) map.set(from, [...map.get(from) ?? [], to]);
  }
  return map;
}
