/** Written without the last full stop, folded to lower case; several full stops stay: `e.g`. */
type Words = ReadonlySet<string>;

function words(text: string): Words {
  return new Set(text.split(/\s+/).filter((word) => word !== ""));
}

/** After these a sentence goes on, whatever follows: titles, "for example", "see". */
export const NEVER_LAST: Words = words(`
  e.g eg i.e ie cf viz vs v approx ca resp incl excl esp
  mr mrs ms mx dr prof rev hon gen col maj capt lt sgt adm gov sen rep pres st mt ft messrs
  fig figs eq eqs sec sect ch chap vol vols ed eds pp nr nos art arts para paras app tab cl subpara
  z.b d.h u.a v.a i.d.r o.g s.o s.u bzw ggf evtl inkl exkl vgl zzgl hr fr frl abs ziff
  m mm mme mlle p.ex c.-à-d av bd
  sr sra srta sres ud uds vd p.ej dña núm pág págs art av
  sig sigg dott dott.ssa ing avv p.es ecc
  exmo exma p.e n.º nº
`);

/** After these a sentence goes on where a number follows. */
export const BEFORE_NUMBER: Words = words(`
  no p page n jan feb mar apr jun jul aug sep sept oct nov dec tel ext vers ver al abb s rn kap nº núm pág
`);

/** After these a sentence may end, and goes on where what follows is no beginning of one. */
export const MAYBE_LAST: Words = words(`
  inc ltd co corp llc plc gmbh bros jr sr etc u.s u.k u.n e.u u.s.a d.c ph.d m.d b.a m.a a.m p.m
  usw etc dpt dept est ave blvd rd mo min max
`);

/** What follows "U.S." within a name. */
export const AFTER_COUNTRY: Words = words(`
  army navy air marine coast government department congress senate house supreme president treasury federal
  dollar dollars citizen citizens customs postal patent census bank secretary constitution attorney
`);

/** Words that begin a sentence far more often than they follow an initial as a name. */
export const BEGINNERS: Words = words(`
  the a an it this that these those he she they we you i there here in on at for if when while as but and or so then
  however please see our your their his her its my no yes not all any each some most
  use wait plug run take go ask call check keep open close add press click
`);
