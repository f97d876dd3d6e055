import * as vega from "vega";

// Advance widths of the characters U+0020 to U+007E of DejaVu Sans 2.37 (its tables cmap and hmtx),
// in units of 1/2048 em.
const REGULAR =
  "651 821 942 1716 1303 1946 1597 563 799 799 1024 1716 651 739 651 690 1303 1303 1303 1303 1303 1303 1303 1303 1303 1303 690 690 1716 1716 1716 1087 2048 1401 1405 1430 1577 1294 1178 1587 1540 604 604 1343 1141 1767 1532 1612 1235 1612 1423 1300 1251 1499 1401 2025 1403 1251 1403 799 690 799 1716 1024 1024 1255 1300 1126 1300 1260 721 1300 1298 569 569 1186 569 1995 1298 1253 1300 1300 842 1067 803 1298 1212 1675 1212 1212 1075 1303 690 1303 1716"
    .split(" ").map(Number);
const BOLD =
  "713 934 1067 1716 1425 2052 1786 627 936 936 1071 1716 778 850 778 748 1425 1425 1425 1425 1425 1425 1425 1425 1425 1425 819 819 1716 1716 1716 1188 2048 1585 1561 1503 1700 1399 1399 1681 1714 762 762 1587 1305 2038 1714 1741 1501 1741 1577 1475 1397 1663 1585 2259 1579 1483 1485 936 748 936 1716 1024 1024 1382 1466 1214 1466 1389 891 1466 1458 702 702 1362 702 2134 1458 1407 1466 1466 1010 1219 979 1458 1335 1892 1321 1335 1192 1458 748 1458 1716"
    .split(" ").map(Number);
const UNITS_PER_EM = 2048;
// Letters beyond the tables: as wide as most symbols, so that the room left is too much, not too little.
const OTHER = 1716;

/** The part of a Vega text item that its width depends on. */
interface TextItem {
  readonly fontSize?: number;
  readonly fontWeight?: string | number;
}

/** The width of a line of text in pixels, as DejaVu Sans sets it. */
export function textWidth(item: TextItem, text: unknown): number {
  if (text === null || text === undefined) return 0;
  const bold = item.fontWeight === "bold" || Number(item.fontWeight) >= 600;
  const widths = bold ? BOLD : REGULAR;
  let units = 0;
  // Decomposed, an accented letter is its base letter, as wide, and a mark that takes no room.
  for (const character of String(text).trim().normalize("NFD")) {
    if (/\p{M}/u.test(character)) continue;
    units += widths[character.charCodeAt(0) - 32] ?? OTHER;
  }
  return units / UNITS_PER_EM * (item.fontSize ?? 11);
}

/**
 * Has Vega lay text out by these widths.
 *
 * Without a canvas Vega takes 0.8 em a character, about a third too much: labels are then cut off
 * that have room, and margins gape. It calls `textMetrics.width` for this purpose, but its types do
 * not show it.
 */
export function useTextWidth(): void {
  const metrics: unknown = Reflect.get(vega, "textMetrics");
  if (typeof metrics === "object" && metrics !== null) Reflect.set(metrics, "width", textWidth);
}
