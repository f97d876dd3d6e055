import type { Passage } from "./content_types.ts";

/** Policy passages of Fennel & Loom, an invented shop: first ten documents. */
export const passagesA: Passage[] = [
  {
    id: "returns-window#1",
    version: "v4",
    status: "current",
    effective: "2025-02-01",
    text:
      "Most items may be returned within 30 days of the delivery date shown on the carrier's tracking page. Returns started on day 31 or later are declined. Orders placed between 15 November and 24 December may be returned until 20 January, whatever the delivery date.",
  },
  {
    id: "returns-window#2",
    version: "v4",
    status: "current",
    effective: "2025-02-01",
    text:
      "Returned goods must be unused, unwashed and in their original packaging, with the woven label still attached. Bedding may be unfolded to check the colour but not slept on. Items that arrive with pet hair, scent or laundering marks are sent back to the customer at the customer's cost.",
  },
  {
    id: "returns-window#3",
    version: "v3",
    status: "superseded",
    effective: "2023-06-01",
    text:
      "Items may be returned within 45 days of the order date, provided they are unused and in their original packaging. Orders placed in December may be returned until 31 January. Customers without an order number may return goods at the service desk for store credit at the lowest recent price.",
  },
  {
    id: "refunds#1",
    version: "v3",
    status: "current",
    effective: "2025-02-01",
    text:
      "Refunds go back to the original payment method. We issue them within 3 business days after the parcel is checked in at our Larkfield returns centre; banks usually take a further 2 to 5 business days to post the money. An email confirms the amount on the day the refund is issued.",
  },
  {
    id: "refunds#2",
    version: "v3",
    status: "current",
    effective: "2025-02-01",
    text:
      "A flat $6.95 return label fee is deducted from mail-in refunds. The fee is waived for faulty items, for our own shipping mistakes and for returns handed in at a store. Outbound shipping charges are not refunded unless the whole order was sent in error. Furniture returns carry a 15% restocking charge instead of the label fee.",
  },
  {
    id: "refunds#3",
    version: "v2",
    status: "superseded",
    effective: "2022-09-15",
    text:
      "Refunds are issued within 10 business days after the parcel reaches the returns centre. A $4.50 label fee is deducted from mail-in refunds. Furniture returns carry a 20% restocking charge. Where the original card has closed, the refund is paid by paper cheque to the billing address.",
  },
  {
    id: "exchanges#1",
    version: "v2",
    status: "current",
    effective: "2024-10-01",
    text:
      "Each item may be exchanged once, free of charge, for another size or colour of the same product. Ask within 30 days of delivery. We post the replacement as soon as the carrier scans your return, so you need not wait for inspection. If the replacement costs more, the difference is charged.",
  },
  {
    id: "exchanges#2",
    version: "v2",
    status: "current",
    effective: "2024-10-01",
    text:
      "Yarn and fabric are dyed in lots, and an exchange may come from a different lot than the one you bought. Tell us your lot number, printed on the band or bolt ticket, and we will try to match it; a match is not guaranteed. Sets are exchanged whole, never piece by piece.",
  },
  {
    id: "final-sale#1",
    version: "v2",
    status: "current",
    effective: "2024-05-20",
    text:
      "Items marked Last Thread are final sale and cannot be returned or exchanged. Also final sale: monogrammed pieces, fabric cut by the yard, opened mattress toppers and anything bought at the spring warehouse event. The final-sale mark appears on the product page, in the basket and on the receipt.",
  },
  {
    id: "final-sale#2",
    version: "v2",
    status: "current",
    effective: "2024-05-20",
    text:
      "A final-sale item that arrives faulty is still covered: report it within 10 days of delivery and we will replace it, or refund it if no stock is left. A monogram that differs from the confirmed spelling is remade free. A change of mind, a wrong size or an unwanted colour does not count as a fault.",
  },
  {
    id: "gifts#1",
    version: "v3",
    status: "current",
    effective: "2024-11-01",
    text:
      "A gift may be returned with its gift receipt within 60 days of delivery. The recipient receives a merchandise credit for the price paid; the giver is not notified. Without a gift receipt we can look the order up by the giver's email address, and the credit is then issued at the current selling price.",
  },
  {
    id: "gifts#2",
    version: "v3",
    status: "current",
    effective: "2024-11-01",
    text:
      "Gift wrap costs $5 a box and uses undyed cotton cloth tied with linen tape. Rugs, lamps and furniture cannot be wrapped. A card message may hold up to 180 characters. When wrap is chosen, the packing slip shows no prices and a gift receipt is placed inside automatically.",
  },
  {
    id: "gifts#3",
    version: "v2",
    status: "superseded",
    effective: "2022-11-01",
    text:
      "Gifts may be returned within 90 days of the order date for merchandise credit. Gift wrap costs $4 a box and is done in recycled kraft paper. Card messages may hold up to 120 characters. Gift receipts are included only when the buyer ticks the box at checkout.",
  },
  {
    id: "gift-cards#1",
    version: "v1",
    status: "current",
    effective: "2024-01-10",
    text:
      "Gift cards are sold in any whole amount from $10 to $500. Digital cards are emailed within 15 minutes of purchase or on a date you choose, up to 90 days ahead. Fennel & Loom gift cards never expire and carry no fees. They cannot be used to buy other gift cards.",
  },
  {
    id: "gift-cards#2",
    version: "v1",
    status: "current",
    effective: "2024-01-10",
    text:
      "Gift cards cannot be returned or exchanged for cash, except where state law requires it. A lost card can be reissued once if you give the order number or the original receipt; the remaining balance moves to the new card. Up to 4 gift cards may be combined on one order.",
  },
  {
    id: "shipping#1",
    version: "v5",
    status: "current",
    effective: "2025-03-01",
    text:
      "Standard shipping takes 4 to 6 business days and costs $7.50; it is free on orders of $75 or more after discounts. Standard parcels travel with the postal service and need no signature. Rugs over 6 feet and furniture ship by freight and do not count towards the free-shipping total.",
  },
  {
    id: "shipping#2",
    version: "v5",
    status: "current",
    effective: "2025-03-01",
    text:
      "Express shipping takes 2 business days and costs $18. Orders placed by 1 p.m. Eastern on a business day leave the same day; later orders leave the next business day. Express is not offered to PO boxes, Alaska or Hawaii. Orders above $400 sent by express require an adult signature.",
  },
  {
    id: "shipping#3",
    version: "v4",
    status: "superseded",
    effective: "2023-08-01",
    text:
      "Standard shipping takes 5 to 8 business days and costs $5.95; it is free on orders of $60 or more. Express shipping takes 3 business days and costs $14. The same-day cut-off for express orders is 11 a.m. Eastern. Express is available to all 50 states.",
  },
  {
    id: "loyalty#1",
    version: "v3",
    status: "current",
    effective: "2025-01-01",
    text:
      "The Selvedge Club is free to join and has three tiers. Thread members earn 1 point a dollar. Twill, reached at $400 of spending in a calendar year, earns 1.5 points. Tapestry, reached at $1,000, earns 2 points and gets free express shipping. A tier lasts until the end of the following year.",
  },
  {
    id: "loyalty#2",
    version: "v3",
    status: "current",
    effective: "2025-01-01",
    text:
      "Every 100 points are worth $5 off. Points post 14 days after delivery and lapse after 12 months without a purchase. Points cannot be moved between accounts or paid out in cash. If an order is returned, the points it earned are taken back, and points spent on it are restored.",
  },
  {
    id: "loyalty#3",
    version: "v2",
    status: "superseded",
    effective: "2022-01-01",
    text:
      "The Selvedge Club has two tiers. Thread members earn 1 point a dollar; Twill members, who spend $300 in a calendar year, earn 1.25 points. Every 100 points are worth $4 off. Points post 30 days after delivery and lapse 18 months after they are earned.",
  },
  {
    id: "price-adjustment#1",
    version: "v2",
    status: "current",
    effective: "2024-09-01",
    text:
      "If our own price drops within 14 days of your order, we refund the difference once per item. Write to the service desk with the order number; adjustments are not automatic. The item must be in stock in the same size and colour at the lower price on the day you ask.",
  },
  {
    id: "price-adjustment#2",
    version: "v2",
    status: "current",
    effective: "2024-09-01",
    text:
      "Price adjustments do not apply to Last Thread items, to flash sales lasting under 24 hours, to coupon codes or to prices at other shops. We do not match competitors. Orders paid partly with points are adjusted on the cash portion only. The difference is refunded to the original payment method.",
  },
  {
    id: "price-adjustment#3",
    version: "v1",
    status: "superseded",
    effective: "2021-04-01",
    text:
      "If our own price drops within 7 days of your order, we will credit the difference to your account as store credit. We also match the advertised price of any national retailer on an identical item, if you send a link within 7 days. Each order may be adjusted once.",
  },
  {
    id: "warranty#1",
    version: "v3",
    status: "current",
    effective: "2025-01-15",
    text:
      "Furniture frames carry a 5-year warranty against cracking, warping and joint failure. Upholstery fabric, zips and seams are covered for 2 years; lamps and other electrical goods for 1 year. Cover begins on the delivery date and belongs to the first buyer only. Keep the order email as proof.",
  },
  {
    id: "warranty#2",
    version: "v3",
    status: "current",
    effective: "2025-01-15",
    text:
      "The warranty does not cover fading in sunlight, pilling, pet damage, stains or commercial use. Approved claims are settled by repair first, then replacement; a refund is given only when neither is possible. Inspection photos are normally reviewed within 5 business days. Shipping for approved claims is paid by us.",
  },
  {
    id: "warranty#3",
    version: "v2",
    status: "superseded",
    effective: "2022-03-01",
    text:
      "Furniture frames carry a 3-year warranty. Upholstery fabric and seams are covered for 1 year, electrical goods for 6 months. The warranty may be passed to a second owner with the original receipt. The customer pays the shipping for warranty claims, capped at $40 an item.",
  },
];
