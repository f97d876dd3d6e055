import { assertEquals, assertThrows } from "@std/assert";
import { extractQuantities } from "../../lib/checks/extract_quantities.ts";
import { indexQuantities } from "../../lib/checks/index_quantities.ts";
import { quantitiesAgree } from "../../lib/checks/quantities_agree.ts";
import { unsupportedQuantities } from "../../lib/checks/unsupported_quantities.ts";

function agree(a: string, b: string): string | undefined {
  const [claim] = extractQuantities(a);
  const [held] = extractQuantities(b);
  return claim && held && quantitiesAgree(claim, held);
}

Deno.test("quantitiesAgree() converts inside a dimension and not across", () => {
  // 1 mile is 1.609344 km; 100 °F are (100 - 32) · 5/9 = 37.78 °C; 1 GB is 1000 MB, or 1024.
  assertEquals(agree("24 hours", "1 day"), "yes");
  assertEquals(agree("1.6 km", "1 mile"), "yes");
  assertEquals(agree("38 °C", "100 °F"), "yes");
  assertEquals(agree("1000 MB", "1 GB"), "yes");
  assertEquals(agree("1024 MB", "1 GB"), "ambiguous");
  assertEquals(agree("90 minutes", "1 hour 30 minutes"), "yes");
  assertEquals(agree("30 km", "30 days"), "no");
  assertEquals(agree("5 days", "5 business days"), "no");
  assertEquals(agree("2 weeks", "15 days"), "no");
  assertEquals(agree("1 month", "30 days"), "ambiguous");
});

Deno.test("quantitiesAgree() takes a bare number for one of any unit, not the other way round", () => {
  assertEquals(agree("30", "30 days"), "yes");
  assertEquals(agree("30 days", "30"), "ambiguous");
  assertEquals(agree("30 days", "30 items"), "no");
});

Deno.test("quantitiesAgree() rounds to the digits that the claim shows", () => {
  assertEquals(agree("99.5%", "99.47%"), "yes");
  assertEquals(agree("100%", "99.47%"), "no");
  assertEquals(agree("99.47%", "99.5%"), "no");
  assertEquals(agree("4.2 million", "4,187,322"), "yes");
  assertEquals(agree("$12", "$12.49"), "ambiguous");
});

Deno.test("quantitiesAgree() compares dates by their fields, as far as the claim goes", () => {
  assertEquals(agree("January 5, 2024", "2024-01-05"), "yes");
  assertEquals(agree("2024", "2024-01-05"), "yes");
  assertEquals(agree("January 5, 2024", "2024"), "no");
  assertEquals(agree("January 5, 2024", "January 5"), "ambiguous");
});

Deno.test("quantitiesAgree() refuses what is no quantity", () => {
  assertThrows(
    () => quantitiesAgree({} as never, {} as never),
    TypeError,
    "Cannot compute quantitiesAgree as a must be a quantity: current value is an object",
  );
});

Deno.test("unsupportedQuantities() names what stands there instead, and where", () => {
  const [found] = unsupportedQuantities("It takes 30 km.", "It takes 30 days.");
  assertEquals(found?.reason, "the evidence holds 30 days, not 30 km");
  assertEquals(found?.span, { start: 9, end: 14 });
});

Deno.test("unsupportedQuantities() allows what the case allows", () => {
  assertEquals(
    unsupportedQuantities("In 2024, 5 days.", "5 days", { allow: ["the year 2024"] }),
    [],
  );
});

Deno.test("unsupportedQuantities() asks one index for many answers", () => {
  const index = indexQuantities(["A fee of $5.", "7 days"]);
  assertEquals(unsupportedQuantities("$5 in 7 days", index), []);
  assertEquals(unsupportedQuantities("$6 in 7 days", index).map(({ value }) => value), [6]);
});

Deno.test("unsupportedQuantities() follows arithmetic over supported operands where asked", () => {
  const evidence = "Each of the 2 boxes holds 15 jars at $3. Tax is 10%.";
  const flags = (answer: string, arithmetic: boolean) =>
    unsupportedQuantities(answer, evidence, { arithmetic }).map(({ text }) => text);
  assertEquals(flags("2 x 15 = 30 jars", false), ["30"]);
  assertEquals(flags("2 x 15 = 30 jars", true), []);
  assertEquals(flags("2 x 15 = 31 jars", true), ["31"]);
  assertEquals(flags("15 + 15 + 2 + 2 = 34", true), []);
  assertEquals(flags("15 jars cost $45", true), []);
  assertEquals(flags("15 jars cost $46", true), ["$46"]);
});

Deno.test("unsupportedQuantities() leaves list numbers of the evidence as evidence", () => {
  assertEquals(unsupportedQuantities("There are 3 of them.", "1. a\n2. b\n3. c"), []);
});

Deno.test("unsupportedQuantities() refuses evidence that is no text", () => {
  assertThrows(
    () => unsupportedQuantities("5", [5] as unknown as string[]),
    TypeError,
    "as evidence[0] must be a string: current value is 5",
  );
});

Deno.test("unsupportedQuantities() knows one quantity in its other writings", () => {
  const pairs: readonly [answer: string, evidence: string][] = [
    ["Refunds within 2 weeks.", "Refunds within 14 days."],
    ["3 out of 4 users", "75% of users"],
    ["one in four users", "25% of users"],
    ["75% of users", "3 out of 4 users"],
    ["a third of it", "33% of it"],
    ["opens at 8 pm", "opens at 20:00"],
    ["1h 30m", "90 minutes"],
    ["version 2.1", "v2.1"],
    ["50¢", "$0.50"],
    ["$5 to $7", "$5-7"],
    ["£10", "10 pounds"],
    ["7 °C", "45 °F"],
    ["25 times your pay", "save 25x your pay"],
    ["within 30 calendar days", "30 days"],
    ["in the twenty-first century", "the 21st century"],
    ["nineteen eighty-four", "1984"],
    ["30 days", "約三十日"],
  ];
  for (const [answer, evidence] of pairs) {
    assertEquals(unsupportedQuantities(answer, evidence), [], `${answer} / ${evidence}`);
  }
});

Deno.test("unsupportedQuantities() takes cents for the hundredths of any dollar or euro", () => {
  for (
    const [answer, evidence] of [["$0.50", "50 cents"], ["50 cents", "$0.50"], ["€0.20", "20¢"]]
  ) {
    assertEquals(unsupportedQuantities(answer, evidence), [], `${answer} of ${evidence}`);
  }
  assertEquals(unsupportedQuantities("$50", "50 cents").length, 1);
  assertEquals(unsupportedQuantities("£0.50", "50 cents").length, 1);
});

Deno.test("unsupportedQuantities() takes an article before a unit of the evidence for one, and no rate", () => {
  const flagged = (answer: string, evidence: string) =>
    unsupportedQuantities(answer, evidence).map(({ status }) => status);
  assertEquals(flagged("Refunds take 7 days.", "Refunds take a week."), []);
  assertEquals(flagged("within 60 minutes", "We answer within an hour."), []);
  assertEquals(flagged("for one month", "It is kept for a month."), []);
  assertEquals(flagged("within 8 days", "Refunds take a week."), ["unsupported"]);
  assertEquals(flagged("within 7 days", "The fee is $5 a week."), ["unsupported"]);
  // The answer's own "a week" is no claim.
  assertEquals(flagged("It may take a week.", "It takes 3 days."), []);
});

Deno.test("unsupportedQuantities() tells two days of one month apart, without their year too", () => {
  const status = (answer: string, evidence: string) =>
    unsupportedQuantities(answer, evidence)[0]?.status;
  assertEquals(status("It closes on 8 July.", "It closes on July 7."), "unsupported");
  assertEquals(status("It closes on 7 July.", "It closes on July 7."), undefined);
  assertEquals(status("It closes on 7 July.", "It closes on July 7, 2024."), undefined);
  assertEquals(status("It closes on 7 July 2024.", "It closes on July 7."), "ambiguous");
  assertEquals(status("It closes on 7 July.", "It closes in July 2024."), "ambiguous");
});

Deno.test("unsupportedQuantities() reads shares of a unit, numbers said twice, fiscal years, about across units", () => {
  const flagged = (answer: string, evidence: string) =>
    unsupportedQuantities(answer, evidence).map(({ status }) => status);
  assertEquals(flagged("15 minutes", "a quarter of an hour"), []);
  assertEquals(flagged("three quarters of an hour", "45 minutes"), []);
  assertEquals(flagged("20 minutes", "a quarter of an hour"), ["unsupported"]);
  assertEquals(flagged("60% of users", "three in five users"), []);
  assertEquals(flagged("75% of users", "three in five users"), ["unsupported"]);
  assertEquals(flagged("0.1%", "2 in 2024"), ["unsupported"]);
  assertEquals(flagged("5 ppb", "5 ppm"), ["unsupported"]);
  assertEquals(flagged("400 ppm", "400 ppm"), []);
  assertEquals(flagged("100 megabits per second", "100 Mbps"), []);
  assertEquals(flagged("30 days", "within thirty (30) days"), []);
  assertEquals(flagged("thirty days", "within 30 (thirty) days"), []);
  assertEquals(flagged("within thirty (30) days", "30 days"), []);
  assertEquals(flagged("within thirty (20) days", "30 days"), ["unsupported"]);
  assertEquals(flagged("forty-five days", "45+ days"), []);
  assertEquals(flagged("in 2024", "in FY2024"), []);
  assertEquals(flagged("in FY2025", "in 2024"), ["unsupported"]);
  assertEquals(flagged("about 5 km", "3.1 miles"), ["ambiguous"]);
  assertEquals(flagged("5 km", "3.1 miles"), ["unsupported"]);
  assertEquals(flagged("about 7 km", "3.1 miles"), ["unsupported"]);
});

Deno.test("unsupportedQuantities() flags what only looks alike", () => {
  const pairs: readonly [answer: string, evidence: string, flagged: string][] = [
    ["within 6 days", "5-7 days", "6 days"],
    ["30 business days", "30 days", "30 business days"],
    ["A$5", "US$5", "A$5"],
    ["$15", "$150", "$15"],
    ["$15", "15 days", "$15"],
    ["15%", "15 days", "15%"],
    ["8 pm", "8 am", "8 pm"],
    ["2 out of 3 users", "75% of users", "2"],
    ["10 GB", "10 MB", "10 GB"],
  ];
  for (const [answer, evidence, flagged] of pairs) {
    const [found] = unsupportedQuantities(answer, evidence);
    assertEquals([found?.text, found?.status], [flagged, "unsupported"], `${answer} / ${evidence}`);
  }
});
