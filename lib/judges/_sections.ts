import type { Chunk } from "../data/chunk.ts";
import { plainLabels, type Section } from "./_render_prompt.ts";

/** A section where there is a text; none where there is not. */
export function sectionOf(head: string, text: string | undefined): readonly Section[] {
  return text === undefined ? [] : [{ head, text }];
}

/** A section for each passage or claim, under the names that {@linkcode renamed} gives them. */
export function sectionsOf(
  noun: string,
  parts: readonly { readonly id: string; readonly text: string }[],
): readonly Section[] {
  if (parts.length === 0) return [{ head: `NO ${noun}`, text: "" }];
  return renamed(parts).map(({ id, text }) => ({ head: `${noun} ${id}`, text }));
}

/** Passages or claims under the names that they have in a prompt. */
export function renamed<Part extends Pick<Chunk, "id" | "text">>(
  parts: readonly Part[],
): readonly Part[] {
  const labels = plainLabels(parts.map(({ id }) => id));
  return parts.map((part, i) => ({ ...part, id: labels[i] }));
}

/** From the names in a prompt back to the ids. */
export function idsBack(
  labels: readonly string[],
  parts: readonly { readonly id: string }[],
): readonly string[] {
  const names = plainLabels(parts.map(({ id }) => id));
  return labels.map((label) => parts[names.indexOf(label)].id);
}
