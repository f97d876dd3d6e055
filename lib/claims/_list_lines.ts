const MARKER =
  /^\s*(?:[-*+\u2022\u2023\u25e6\u25aa\u25cf\u2013]\s+(?:\[[ xX]\]\s+)?|(?:\*\*)?\(?\d{1,3}[.):](?:\*\*)?\s+|\d{1,3}\s+-\s+|[\uff08]\d{1,3}[\uff09]\s*|\d{1,3}\u3001\s*|(?:\*\*)?(?:claim|statement|fact|question|c|q)\s*#?\d{1,3}(?:\*\*)?\s*[.):-](?:\*\*)?\s*)/i;

/** The lines of a reply that carry a list marker, each with the lines that go on; and all lines where none does. */
export function listLines(
  reply: string,
): { readonly marked: readonly string[]; readonly plain: readonly string[] } {
  const marked: string[] = [];
  const plain: string[] = [];
  let open = false;
  for (const line of reply.split(/\r?\n/)) {
    const bare = line.trim();
    if (bare === "" || /^```/.test(bare)) {
      open = false;
      continue;
    }
    const marker = MARKER.exec(line);
    if (marker !== null) {
      const text = stripped(line.slice(marker[0].length));
      open = text !== "";
      if (open) marked.push(text);
      continue;
    }
    plain.push(stripped(bare));
    if (open && /^(?:\s{2,}\S|\s*\p{Ll})/u.test(line)) {
      marked[marked.length - 1] += ` ${bare}`;
    } else open = false;
  }
  return { marked, plain };
}

/** Without emphasis or quotation marks around all of it. */
function stripped(text: string): string {
  return text.trim().replace(/^(\*\*|__|")(.+)\1$/, "$2").replace(
    /^\u201c([^\u201c\u201d]+)\u201d$/,
    "$1",
  )
    .trim();
}
