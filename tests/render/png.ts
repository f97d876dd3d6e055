import { assertEquals } from "@std/assert";
import { inflateSync } from "node:zlib";

/** What a PNG of unfiltered rows with 8 bits a sample holds. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of pixel `i`, from the top left. */
  readonly colour: (i: number) => readonly number[];
}

/** Reads a PNG by the chunks of its specification, independently of the code that wrote it. */
export function readPng(png: Uint8Array): Pixels {
  assertEquals([...png.slice(0, 8)], [137, 80, 78, 71, 13, 10, 26, 10]);
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at);
    const type = new TextDecoder().decode(png.slice(at + 4, at + 8));
    chunks.set(type, png.slice(at + 8, at + 8 + length));
    at += length + 12;
  }
  const header = new DataView((chunks.get("IHDR") ?? new Uint8Array(13)).buffer);
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  const palette = chunks.get("PLTE");
  const size = palette ? 1 : 3;
  const rows = inflateSync(chunks.get("IDAT") ?? new Uint8Array());
  assertEquals(rows.length, height * (width * size + 1));
  const colour = (i: number) => {
    const at = Math.floor(i / width) * (width * size + 1) + 1 + (i % width) * size;
    return palette
      ? [...palette.slice(rows[at] * 3, rows[at] * 3 + 3)]
      : [...rows.slice(at, at + 3)];
  };
  return { width, height, colour };
}

/** How much of a picture is not white: 0 for blank, 1 for each black pixel. */
export function ink(png: Uint8Array): number {
  const { width, height, colour } = readPng(png);
  let sum = 0;
  for (let i = 0; i < width * height; i++) {
    sum += 1 - colour(i).reduce((total, channel) => total + channel, 0) / 765;
  }
  return sum;
}
