/** Abbreviations, in lower case without their last stop, by what may follow them. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What follows belongs to them, whatever it is: no sentence ends here. */
export const NEVER_LAST: ReadonlySet<string> = words(
  `e.g eg i.e ie cf viz vs v.s approx ca circa incl excl esp resp messrs z.b d.h bzw bspw evtl ggf inkl exkl
  vgl sog zzgl abzgl mind bijv d.w.z p.ex p.ej p.es ej lat q.v ee`,
);

/** A name follows, or a new sentence where it begins with a word that is no name. */
export const BEFORE_NAMES: ReadonlySet<string> = words(
  `dr drs mr mrs ms mx prof rev hon gen col maj sgt lt capt cmdr adm gov sen rep pres st ste mt ft fr br sr sra
  srta sig dott avv ing dipl hr hrn mme mlle mm dhr mevr dña exmo exma supt insp det dept univ assn ald p.o c.o med phil rer nat jur habil`,
);

/** A number or a letter follows, or a new sentence. */
export const BEFORE_NUMBERS: ReadonlySet<string> = words(
  `no nos nr num núm n.º p pp pg pág pag s art arts sec secs sect fig figs abb vol vols ch chap kap cap eq eqs par
  para abs ziff ext tel ref ver v ed app tab op cl reg stat jan feb mar apr jun jul aug sep sept oct okt nov dec dez
  mon tue tues wed thu thur thurs fri sat sun ab geb gest gegr est né née nac m.º`,
);

/** They end a sentence as often as not: what follows decides. */
export const OFTEN_LAST: ReadonlySet<string> = words(
  `inc ltd co corp llc llp plc bros gmbh s.a s.p.a jr esq etc usw ecc al dpt a.m p.m u.s u.s.a u.k u.n e.u d.c u.a.e
  b.c a.d b.c.e c.e ph.d m.d b.a m.a b.sc m.sc m.b.a j.d r.n d.d.s ave blvd rd sq hwy ee.uu uu u.a u.s.w o.ä
  min max hrs hr ft in lb lbs oz yr yrs mo wk wks jan feb mar apr jun jul aug sep sept oct nov dec
  mon tue tues wed thu thur thurs fri sat sun`,
);

/** Words that begin a sentence and no name. */
export const STARTERS: ReadonlySet<string> = words(
  `The It It's They They're We We're You You'll This That These Those There There's If When Where While Then Thus
  Your Our Its Their His Her My In On At For From With Without But And Or So Because Since As By To Please However
  Also After Before Once Until Unless Although Though Otherwise Therefore Instead Both Each Every Some Many Most All
  Any No Not Is Are Do Does Did Can Could Will Would What Who Why How Which Contact Call See Der Die Das Es Sie Wir
  Ein Eine Wenn Dann Aber Und Im Am Bei Mit Le Les Il Elle Nous Vous Un Une Si Dans El Los Las Se En Con Y Il Lo Gli`,
);

/** What "the U.S." stands before as part of a name. */
export const INSTITUTIONS: ReadonlySet<string> = words(
  `Government Navy Army Congress Senate Supreme Department Dept President Treasury Postal Customs House Dollar
  Dollars Constitution Air Marine Marines Coast Secretary Embassy Open Bank Patent Census Citizenship Federal State
  States National Court Courts Attorney Capitol Bureau Geological Steel Environmental Food General Forest Highway
  Route Representative Representatives Senator Ambassador Mint Code Military Special District Trade`,
);

/** What follows a time of day and belongs to it. */
export const AFTER_TIMES: ReadonlySet<string> = words(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays
  Sundays Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun January February March April May June July August September
  October November December Eastern Central Mountain Pacific Greenwich GMT UTC EST EDT CST CDT MST MDT PST PDT CET
  CEST BST IST JST ET PT CT Christmas New Easter`,
);

/** What a single letter names where it is no initial: plan B, vitamin C. */
export const LETTERED: ReadonlySet<string> = words(
  `plan vitamin option grade type class section appendix group step schedule hepatitis level zone gate terminal
  building room tier part exhibit figure table team model line size platform unit band category phase form annex
  block hall wing door exit bay dock version series letter and than as do am between or to point column row bin`,
);

/** Months that German writes after an ordinal, as in "3. Mai". */
export const ORDINAL_NOUNS =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Stock|Etage|Klasse|Tag|Woche|Monat|Quartal|Auflage|Platz|Mal|Rate|Mahnung|Kapitel|Absatz)(?!\p{L})/u;
