/** Text without control characters, which could move the cursor or forge a line: they are spelt out. */
export function visible(text: string): string {
  return text.replace(
    /\p{Cc}/gu,
    (found) => `\\x${found.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}
