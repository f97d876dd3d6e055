import { assertEquals } from "@std/assert";
import { dateAt } from "../../lib/checks/_dates.ts";

function isoOf(text: string): string | undefined {
  return dateAt(text, 0)?.iso;
}

Deno.test("dateAt() reads the usual dates as calendar fields", () => {
  const same = [
    "2024-01-05",
    "2024-01-05T08:30:00Z",
    "2024/01/05",
    "2024.01.05",
    "January 5, 2024",
    "Jan. 5th, 2024",
    "5th Jan 2024",
    "5th of January 2024",
    "5 January, 2024",
    "5-Jan-2024",
    "05-Jan-24",
    "5 Jan '24",
    "05.01.2024",
    "05. 01. 2024",
    "5. Januar 2024",
    "5 janvier 2024",
    "5 de enero de 2024",
    "5 de janeiro de 2024",
    "5 gennaio 2024",
    "2024年1月5日",
    "2024년 1월 5일",
    "2024. 1. 5.",
    "２０２４年１月５日",
  ];
  for (const text of same) assertEquals(isoOf(text), "2024-01-05", text);
});

Deno.test("dateAt() reads as much of a date as is written", () => {
  const rows: Readonly<Record<string, string>> = {
    "Jan 2024": "2024-01",
    "2024-01": "2024-01",
    "01/2024": "2024-01",
    "5 January": "--01-05",
    "10 mars": "--03-10",
    "1月5日": "--01-05",
    "Q3 2024": "2024-Q3",
    "2024-Q3": "2024-Q3",
    "Q3 '24": "2024-Q3",
    "2024年": "2024",
  };
  for (const [text, iso] of Object.entries(rows)) assertEquals(isoOf(text), iso, text);
});

Deno.test("dateAt() knows which days there are", () => {
  // 1900 was no leap year, 2000 and 2024 were.
  assertEquals(isoOf("29.02.2024"), "2024-02-29");
  assertEquals(isoOf("29.02.2000"), "2000-02-29");
  const none = [
    "2024-13-45",
    "31.02.2024",
    "29.02.2023",
    "1900-02-29",
    "31 February 2024",
    "32/01/2024",
  ];
  for (const text of none) assertEquals(isoOf(text), undefined, text);
});

Deno.test("dateAt() gives both readings of a date with slashes", () => {
  assertEquals(dateAt("03/04/2024", 0), {
    iso: "2024-03-04",
    end: 10,
    alternatives: ["2024-04-03"],
  });
  assertEquals(dateAt("5/6/2024", 0)?.alternatives, ["2024-06-05"]);
  assertEquals(dateAt("13/04/2024", 0), { iso: "2024-04-13", end: 10 });
  assertEquals(dateAt("5/5/2024", 0), { iso: "2024-05-05", end: 8 });
});

Deno.test("dateAt() makes no date of ranges, shares, versions and words (num-11)", () => {
  const none = [
    "1-2 days",
    "1/2",
    "24/7",
    "1.2.34",
    "192.168.1.1",
    "555-0142",
    "5 may be",
    "may 5 people",
    "may 2024 times",
    "Set 10 alarms",
    "set 2024",
    "10 out of 12",
    "March 5000",
    "3年",
    "",
  ];
  for (const text of none) assertEquals(dateAt(text, 0), null, text);
  assertEquals(dateAt("version 10.11.12", 8), null);
});

Deno.test("dateAt() gives each of several days the month and year they share", () => {
  assertEquals(dateAt("5-7 January 2024", 0), { iso: "2024-01-05", end: 1 });
  assertEquals(dateAt("5-7 January 2024", 2)?.iso, "2024-01-07");
  assertEquals(dateAt("January 5-7, 2024", 0), { iso: "2024-01-05", end: 9 });
  assertEquals(dateAt("January 5-7, 2024", 10), { iso: "2024-01-07", end: 17 });
});

Deno.test("dateAt() counts the years of an era", () => {
  // Reiwa 1 was 2019.
  assertEquals(dateAt("令和6年5月1日", 2)?.iso, "2024-05-01");
});

Deno.test("dateAt() does not depend on the zone (num-27)", () => {
  assertEquals(isoOf("2024-01-05"), isoOf("January 5, 2024"));
  assertEquals(isoOf("January 4, 2024"), "2024-01-04");
});
