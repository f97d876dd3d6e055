/** A style that a terminal knows. */
export type Style = "bold" | "green" | "red" | "yellow";

/** Puts a piece of text in a style. */
export type Paint = (style: Style, text: string) => string;
