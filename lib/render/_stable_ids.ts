/**
 * The SVG with the ids of its clip paths and gradients named after its content.
 *
 * Vega numbers them by a counter that runs on from picture to picture, so the same spec would give
 * another text each time. Numbers from 1 would clash where a page holds several pictures.
 */
export function stableIds(svg: string): string {
  const definitions = /<(?:clipPath|linearGradient|radialGradient|pattern) [^>]*?\bid="([^"]+)"/g;
  const ids = [...svg.matchAll(definitions)].map((match) => match[1]);
  const numbered = rename(svg, ids, ids.map((_, i) => `d${i}`));
  const prefix = hash(numbered);
  return rename(svg, ids, ids.map((_, i) => `d${prefix}-${i}`));
}

function rename(svg: string, ids: readonly string[], names: readonly string[]): string {
  return svg.replaceAll(/(\bid="|url\(#|href="#)([^"()]+)(?=["()])/g, (whole, before, id) => {
    const at = ids.indexOf(id);
    return at < 0 ? whole : before + names[at];
  });
}

/** FNV-1a in 32 bits: enough to tell the pictures of a page apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
