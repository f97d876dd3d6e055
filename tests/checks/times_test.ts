import { assertEquals } from "@std/assert";
import { timeAt } from "../../lib/checks/_times.ts";

Deno.test("timeAt() reads the usual times as minutes", () => {
  // 8.5 h = 510 minutes; 20.5 h = 1230; 14.5 h = 870; 14 h = 840.
  const rows: Readonly<Record<string, number>> = {
    "08:30": 510,
    "8:30:15.250": 510,
    "8.30 am": 510,
    "8:30 p.m.": 1230,
    "8:30pm": 1230,
    "8am–5pm": 480,
    "12 am": 0,
    "12 pm": 720,
    "24:00": 0,
    "noon": 720,
    "Midnight": 0,
    "14h30": 870,
    "14 Uhr": 840,
    "14.30 Uhr": 870,
    "14 Uhr 30": 870,
    "5 o'clock in the afternoon": 1020,
    "mediodía": 720,
    "8時30分": 510,
    "3시 반": 210,
  };
  for (const [text, minutes] of Object.entries(rows)) {
    assertEquals(timeAt(text, 0)?.minutes, minutes, text);
  }
  assertEquals(timeAt("下午3点", 2)?.minutes, 900);
});

Deno.test("timeAt() reads times in words", () => {
  const rows: Readonly<Record<string, number>> = {
    "half past eight": 510,
    "quarter to nine": 525,
    "twenty past six": 380,
    "eight o'clock": 480,
    "eight thirty p.m.": 1230,
    "two pm": 840,
  };
  for (const [text, minutes] of Object.entries(rows)) {
    assertEquals(timeAt(text, 0), { minutes, end: text.length }, text);
  }
});

Deno.test("timeAt() makes no time of spans, ratios and impossible hours", () => {
  const none = [
    "24h",
    "24 hours",
    "16:9",
    "5 days",
    "25:00",
    "24:30",
    "8:61",
    "13 pm",
    "5 am Markt",
    "3点",
    "eight items",
    "ten to twelve",
    "half of it",
    "",
  ];
  for (const text of none) assertEquals(timeAt(text, 0), null, text);
});
