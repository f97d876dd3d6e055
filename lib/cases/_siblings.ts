/** Names of which one is asked in place of another: regions, plans and systems that documents tell apart. */
export const SIBLINGS: readonly (readonly string[])[] = [
  [
    ...["Austria", "Australia", "Belgium", "Brazil", "Canada", "Denmark", "Finland", "France"],
    ...["Germany", "India", "Ireland", "Italy", "Japan", "Mexico", "Netherlands", "New Zealand"],
    ...["Norway", "Poland", "Portugal", "Spain", "Sweden", "Switzerland"],
  ],
  ["United States", "United Kingdom", "European Union"],
  ["the US", "the UK", "the EU"],
  [
    "Alaska",
    "California",
    "Florida",
    "Hawaii",
    "New York",
    "Ohio",
    "Oregon",
    "Puerto Rico",
    "Texas",
  ],
  ["Europe", "Asia", "Africa", "North America", "South America"],
  ["APAC", "EMEA", "LATAM"],
  ["Windows", "macOS", "Linux", "ChromeOS"],
  ["Android", "iOS", "iPadOS"],
  ["Chrome", "Firefox", "Safari", "Edge"],
  ["PostgreSQL", "MySQL", "SQLite", "MariaDB"],
  ["Visa", "Mastercard", "American Express", "Discover"],
  ["Free plan", "Basic plan", "Standard plan", "Pro plan", "Business plan", "Enterprise plan"],
];
