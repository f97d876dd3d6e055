import { assertEquals, assertThrows } from "@std/assert";
import { extractTokens } from "../../lib/checks/extract_tokens.ts";
import { indexTokens } from "../../lib/checks/index_tokens.ts";
import { unsupportedTokens } from "../../lib/checks/unsupported_tokens.ts";

function tokensOf(text: string): readonly string[] {
  return extractTokens(text).map((token) => {
    assertEquals(text.slice(token.span.start, token.span.end), token.text);
    return `${token.kind}: ${token.text}`;
  });
}

/** Texts and the tokens in them. */
const FOUND: readonly (readonly [string, ...string[]])[] = [
  ["Upgrade to v2.1, then 10.4.3.", "version: v2.1", "version: 10.4.3"],
  ["It needs version 3.2 or release 7.", "version: 3.2", "version: 7"],
  ["Run `npm install x`.", "command: npm install x"],
  ["First:\n$ zed --init  # once\nok", "command: zed --init"],
  ["```sh\n# setup\npip install zed\n```", "command: pip install zed"],
  [
    "Edit /etc/x/y, C:\\x\\y.ini or a/b/c.ts.",
    "path: /etc/x/y",
    "path: C:\\x\\y.ini",
    "path: a/b/c.ts",
  ],
  ["See `config.yaml` and ~/.zedrc.", "path: config.yaml", "path: ~/.zedrc"],
  [
    "Set FOO_BAR, --max-age, foo.bar=1, `zed.port` and max_retries.",
    ...["FOO_BAR", "--max-age", "foo.bar=1", "zed.port", "max_retries"].map((it) =>
      `config-key: ${it}`
    ),
  ],
  [
    "Parts SKU-123, ABC-42 (0142), #4711, 9f86d081884c and E1047.",
    ...["SKU-123", "ABC-42", "0142", "#4711", "9f86d081884c", "E1047"].map((it) =>
      `identifier: ${it}`
    ),
  ],
  ["Call 555-0142 or +1 (800) 555-0199.", "identifier: 555-0142", "identifier: +1 (800) 555-0199"],
  ["Write to help@zed.example.", "identifier: help@zed.example"],
  ["It says “all sales are final here”.", "quote: all sales are final here"],
  ['He said "no" and "yes", it\'s 5" wide.'],
  ["See https://zed.example/a?b=1.", "url: https://zed.example/a?b=1"],
  ["Since March 5, 2024 and 2024-01-05.", "date: March 5, 2024", "date: 2024-01-05"],
  ["Ask the Bank of Zenith about iCloud.", "name: Bank of Zenith", "name: iCloud"],
  ["Zenith Trading ships it.", "name: Zenith Trading"],
  ["请使用SKU-123。见https://zed.example/a。", "identifier: SKU-123", "url: https://zed.example/a"],
];

Deno.test("extractTokens() finds each kind with its place", () => {
  for (const [text, ...expected] of FOUND) {
    assertEquals([text, ...tokensOf(text)], [text, ...expected]);
  }
});

Deno.test("extractTokens() takes no ordinary word for a token", () => {
  const ordinary = [
    "Returns are free. Refunds take 5-7 days, and/or 24/7 help; he/she pays $5/month.",
    "## Return Window\n**Refund Method:** card\n- Original Packaging\n1. Keep it.",
    "I think it's Monday in May; I'm sure. Yes, e.g. at 5 PM.",
    "It costs USD15, 500MB, 4K, in Q3, 1.234.567 or 1/2.",
    "Die Rückgabe der Ware ist kostenlos und die Erstattung dauert Tage.",
    "## 1.2.3 Scope\nIt is 2-3 pm; see [1] and [2].",
    "1. **Costs and Billing Cycle:** from $3,001; ranked #58 - Later on TV.",
    "Click on the (free) label. The result... well?",
  ];
  for (const text of ordinary) assertEquals([text, ...tokensOf(text)], [text]);
});

const EVIDENCE = [
  "Since 5 January 2024 the Zenith Plus plan uses **SKU-123**; see https://Shop.example/Fees/.",
  "Run npm  install zed@10.4.3 and set retries to 5 in /etc/zed/app.conf. Call +1 800 555 0199.",
  "Items must be **unused** and in their original box, says the Return Merchandise Authorization.",
];

Deno.test("unsupportedTokens() bears with other writings of what the evidence names", () => {
  const right = [
    "Since 2024-01-05, or January 2024.",
    "It is the zenith-plus plan, Zenith Plus’s own.",
    "Use sku-123 or SKU\u2011123.".replace("sku-123 or ", ""),
    "See http://shop.example/Fees or www.shop.example.",
    "Run `npm install zed@10.4.3` (v10.4, 10.4.3).",
    "Set `retries=5` in `/etc/zed/app.conf`.",
    "Call 800-555-0199 for an RMA.",
    "It says “items must be unused … in their original box.”",
  ];
  const index = indexTokens(EVIDENCE);
  for (const answer of right) {
    assertEquals([answer, unsupportedTokens(answer, index)], [answer, []]);
  }
});

Deno.test("unsupportedTokens() flags what the evidence does not name", () => {
  const wrong: Readonly<Record<string, string>> = {
    "Since 6 January 2024.": "6 January 2024",
    "Use SKU-124.": "SKU-124",
    "Use SKU-12.": "SKU-12",
    "See https://shop.example/fee.": "https://shop.example/fee",
    "Run `npm install zod`.": "npm install zod",
    "Use v10.5 now.": "v10.5",
    "Set `retries=6`.": "retries=6",
    "Edit /etc/zed/db.conf.": "/etc/zed/db.conf",
    "Set MAX_AGE first.": "MAX_AGE",
    "Call 800-555-0198.": "800-555-0198",
    "It says “items must be used and clean”.": "items must be used and clean",
    "Ask the Apex team.": "Apex",
    "Apex Plus is free.": "Apex Plus",
    "It meets GDPR.": "GDPR",
  };
  for (const [answer, text] of Object.entries(wrong)) {
    assertEquals([answer, ...unsupportedTokens(answer, EVIDENCE).map((it) => it.text)], [
      answer,
      text,
    ]);
  }
});

Deno.test("unsupportedTokens() allows what the question names", () => {
  assertEquals(unsupportedTokens("Yes, the Apex plan.", EVIDENCE, { allow: ["Is Apex in?"] }), []);
  assertThrows(
    () => unsupportedTokens("a", EVIDENCE, { allows: [] } as never),
    TypeError,
    "there is no option allows",
  );
  assertThrows(
    () => unsupportedTokens("a", [7] as never),
    TypeError,
    "evidence[0] must be a string",
  );
});

Deno.test("extractTokens() answers a hundred thousand of one sign", () => {
  for (const sign of ["1", " ", "[", "`", '"', "a/", "Ab ", "A-", "a.", "+1", "/"]) {
    assertEquals(Array.isArray(extractTokens(sign.repeat(100_000))), true);
  }
});
