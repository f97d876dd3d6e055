import { crc32, deflateSync } from "node:zlib";
import { nearestColours } from "./_nearest_colours.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const TRUE_COLOUR = 2;
const PALETTE = 3;
const MOST_COLOURS = 256;
/** A gradient or a photograph has more colours, and must keep them. */
const PHOTO = 4096;

/**
 * Packs opaque pixels into a PNG, with a palette where 256 colours suffice, or others are near to these.
 *
 * A plot has few colours, so this comes to a third of what the renderer writes; notebooks that keep
 * their pictures stay small. `pixels` holds red, green, blue and alpha in turn; alpha is not read.
 *
 * @see https://www.w3.org/TR/png-3/ sections 5 (chunks) and 9.2 (filter type 0: none)
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const indexed = indexedRows(pixels, width, height);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8); // bits a sample
  header.setUint8(9, indexed ? PALETTE : TRUE_COLOUR);
  const rows = indexed?.rows ?? colourRows(pixels, width, height);
  return joined([
    SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    ...(indexed ? [chunk("PLTE", indexed.palette)] : []),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** Each row: its filter type, 0, then an index into the palette for each pixel. */
function indexedRows(
  pixels: Uint8Array,
  width: number,
  height: number,
): { readonly rows: Uint8Array; readonly palette: Uint8Array } | undefined {
  const counts = coloursOf(pixels);
  const stand = counts && nearestColours(counts, MOST_COLOURS);
  if (!stand) return undefined;
  const indices = new Map<number, number>();
  const palette: number[] = [];
  const rows = new Uint8Array(height * (width + 1));
  let [last, index] = [-1, 0];
  for (let y = 0, from = 0, to = 1; y < height; y++, to++) {
    for (let x = 0; x < width; x++, from += 4) {
      const colour = colourAt(pixels, from);
      if (colour !== last) {
        const shown = stand.get(colour) ?? colour;
        index = indices.get(shown) ?? indices.size;
        if (index === indices.size) palette.push(shown >> 16, shown >> 8 & 255, shown & 255);
        indices.set(shown, index);
        last = colour;
      }
      rows[to++] = index;
    }
  }
  return { rows, palette: Uint8Array.from(palette) };
}

/** How many pixels each colour has; `undefined` where there are so many colours that it is no plot. */
function coloursOf(pixels: Uint8Array): ReadonlyMap<number, number> | undefined {
  const counts = new Map<number, number>();
  for (let from = 0; from < pixels.length; from += 4) {
    const colour = colourAt(pixels, from);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    if (counts.size > PHOTO) return undefined;
  }
  return counts;
}

function colourAt(pixels: Uint8Array, from: number): number {
  return pixels[from] << 16 | pixels[from + 1] << 8 | pixels[from + 2];
}

/** Each row: its filter type, 0, then red, green and blue of each pixel. */
function colourRows(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(height * (width * 3 + 1));
  for (let y = 0, from = 0, to = 1; y < height; y++, to++) {
    for (let x = 0; x < width; x++, from += 4) {
      rows[to++] = pixels[from];
      rows[to++] = pixels[from + 1];
      rows[to++] = pixels[from + 2];
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data]);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, data.length);
  ends.setUint32(4, crc32(body));
  const bytes = new Uint8Array(ends.buffer);
  return joined([bytes.subarray(0, 4), body, bytes.subarray(4)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
