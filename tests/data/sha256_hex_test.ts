import { assertEquals, assertThrows } from "@std/assert";
import { sha256Hex } from "../../lib/data/sha256_hex.ts";

Deno.test("sha256Hex() equals Web Crypto's digest for every length about a block, and UTF-8", async () => {
  const texts = ["", "abc", "Größe 📏", ...[55, 56, 63, 64, 65, 1000].map((n) => "a".repeat(n))];
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    assertEquals(sha256Hex(text), hex);
  }
});

Deno.test("sha256Hex() refuses what is no text", () => {
  assertThrows(
    () => sha256Hex(1 as unknown as string),
    TypeError,
    "Cannot hash a text as text must be a text: current value is 1",
  );
});
