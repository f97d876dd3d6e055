/** Texts in quotes for a sentence; of many the first three and how many more. */
export function listed(texts: readonly string[]): string {
  const shown = texts.slice(0, 3).map((text) =>
    JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}...` : text)
  );
  const more = texts.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
