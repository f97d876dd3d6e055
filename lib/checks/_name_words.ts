/** Words that are capitalised wherever they stand, and words for parts of a document: no names. */
export const NO_NAMES: ReadonlySet<string> = words(
  "i i'm i'd i'll i've ok yes no mr mrs ms dr am pm monday tuesday wednesday thursday friday saturday sunday " +
    "january february march april may june july august september october november december " +
    "section step table figure part chapter page appendix article paragraph note document documents source " +
    "sources context passage passages question answer faq faqs pdf url http https html api id tbd eg ie etc usa us uk eu " +
    "internet web tv",
);

/** Words with which sentences open, before a name too: "Contact Zenith Support", "The Zenith plan". */
export const OPENERS: ReadonlySet<string> = words(
  "a an the this that these those there here it its he she they we you our your my his her their who what when " +
    "where which why how if in on at to for from by with without within under over after before since until while " +
    "during as and or but so because although however therefore also additionally moreover then thus yes no not " +
    "all any each every both either some most many several once only per please note unfortunately currently " +
    "finally first second third next last is are was were be do does did can could will would should may might must " +
    "has have had contact call visit see check use using try run open click select choose go enter send email write " +
    "ask tell get make take keep follow read install download upgrade update set add remove create log sign submit " +
    "return returns refunds refund buy order pay ship according based regarding about like unlike both between " +
    "der die das den dem des ein eine wenn bei für nach le les un une el los las una il lo gli os um uma " +
    "think consider join ensure review lower higher identify find start avoid provide learn understand remember " +
    "through via than let just although despite given unless whether whenever wherever customers users",
);

/** Small words within a name: Bank of America. */
export const WITHIN: ReadonlySet<string> = words("of de der van von del di da du la le den the");

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
