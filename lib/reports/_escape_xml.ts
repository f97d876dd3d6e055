/**
 * Text that is valid inside an XML 1.0 element or attribute, whatever it holds. Characters that XML cannot
 * hold at all, even by number, are spelt out; halves of a pair become the replacement character.
 *
 * @see Extensible Markup Language 1.0, 5th edition, section 2.2, Char.
 */
export function escapeXml(text: string): string {
  return text.toWellFormed()
    // deno-lint-ignore no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, spelt)
    .replace(/[&<>"'\t\n\r]/g, (found) => NAMES[found]);
}

/** Line breaks by number, since a parser makes spaces of them in an attribute. */
const NAMES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

function spelt(found: string): string {
  return `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
