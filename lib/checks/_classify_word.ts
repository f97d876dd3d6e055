import type { Token } from "./token.ts";

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const DOMAIN =
  /^(?:[a-z0-9-]+\.)+(?:(?:com|org|net|gov|edu|io|dev|ai|app|info)(?:[/?#]\S*)?|[a-z]{2}\/\S*)$/i;
const WINDOWS_PATH = /^(?:[A-Za-z]:\\|\\\\[\w.-]+\\)\S+$/;
const UNIX_PATH = /^(?:~|\.{1,2})?(?:\/[\w.@%+~:-]+)+\/?$/;
const RELATIVE_PATH = /^[A-Za-z@._][\w@.-]*(?:\/[\w@.+-]+)+\.[A-Za-z][A-Za-z0-9]{0,5}$/;
const FILE =
  /^\.?[\w-]+(?:\.[\w-]+)*\.(?:ya?ml|json[lc]?|toml|ini|conf|cfg|env|md|txt|[ct]sv|pdf|docx?|xlsx?|pptx?|html?|xml|[jt]sx?|py|rs|go|java|rb|sh|bat|ps1|exe|msi|dmg|dll|zip|tar|gz|log|sql|css|ipynb|lock|pem|crt|key|plist|service)$/;
const FLAG = /^--[a-z][a-z0-9-]*(?:=\S+)?$/i;
const VARIABLE = /^\$?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=\S*)?$/;
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?:[=:]\S+)?$/;
const SETTING = /^[A-Za-z_][\w-]{2,}(?:\.[\w-]+)*=\S*$/;
const DOTTED = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)+[=:]?$/;
const VERSION = /^(?:v\d+(?:\.\d+){0,3}|\d+(?:\.\d+){2,3})(?:[-+.]?[a-z][\w.]*)?$/i;
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HEX = /^(?:0x[0-9a-f]{2,}|[0-9a-f]{7,64})$/i;
/** Capitals and digits, joined or not: SKU-123, ABC-42, E1047, XR-500b. */
const CODE = /^[A-Z]{1,10}[A-Z0-9]*(?:[-_/#][A-Za-z0-9]+)*[a-z]?$/;
/** Rank #58 is a number. */
const TICKET = /^#\d{3,}$/;
const ZERO_LED = /^0\d{2,}$/;
/** A number with its unit or currency is a quantity: 500MB, USD15; so are Q3 and 4K. */
const QUANTITY = /^(?:\d[\d.,]*[A-Z]{1,3}|[A-Z]{3}\d[\d.,]*|[A-Z]\d{1,2}|FY\d{2,4})$/;
const FRAMEWORK = /^[A-Z][A-Za-z]*\.[jt]s$/;

/** What kind of token a word is, in backticks or not; `null` for an ordinary word. */
export function classifyWord(word: string, inCode: boolean): Token["kind"] | null {
  if (!/[A-Za-z0-9]/.test(word) || /^[A-Za-z][a-z]*$/.test(word)) return null;
  if (EMAIL.test(word)) return "identifier";
  if (FRAMEWORK.test(word)) return "name";
  if (isPath(word, inCode)) return "path";
  if (DOMAIN.test(word)) return "url";
  if (FLAG.test(word) || VARIABLE.test(word) || SNAKE.test(word) || SETTING.test(word)) {
    return "config-key";
  }
  if (inCode && DOTTED.test(word)) return "config-key";
  if (VERSION.test(word) && !GROUPED.test(word)) return "version";
  if (isIdentifier(word)) return "identifier";
  return inCode && /[A-Z_\d-]/.test(word.slice(1)) && /[A-Za-z]{2}/.test(word)
    ? "identifier"
    : null;
}

function isPath(word: string, inCode: boolean): boolean {
  if (WINDOWS_PATH.test(word) || RELATIVE_PATH.test(word) || FILE.test(word)) return true;
  if (!UNIX_PATH.test(word) || !/[A-Za-z]/.test(word)) return false;
  // "$5 /month" has a slash and is no path.
  return inCode || /^[~.]/.test(word) || word.indexOf("/", 1) > 0;
}

function isIdentifier(word: string): boolean {
  if (UUID.test(word) || TICKET.test(word) || ZERO_LED.test(word)) return true;
  if (HEX.test(word) && /\d/.test(word) && /[a-f]/i.test(word)) return true;
  if (!CODE.test(word) || !/\d/.test(word) || QUANTITY.test(word)) return false;
  return word.length >= 4;
}
