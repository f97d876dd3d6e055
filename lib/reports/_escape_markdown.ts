/** Text that reads in Markdown as it stands, on one line: nobody's words become markup. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\|`*_<>[\]]/g, "\\$&").replace(/\s*[\r\n]+\s*/g, " ");
}
