import type { Passage } from "./content_types.ts";

/** Policy passages of Fennel & Loom, an invented shop: last ten documents. */
export const passagesB: Passage[] = [
  {
    id: "repairs#1",
    version: "v1",
    status: "current",
    effective: "2024-03-01",
    text:
      "The Mending Room repairs Fennel & Loom textiles for a flat $25 an item, return postage included. We darn moth holes, rebind blanket edges and replace cushion zips. Tears longer than 8 inches are quoted separately. Goods from other makers are not accepted, even when we once sold them.",
  },
  {
    id: "repairs#2",
    version: "v1",
    status: "current",
    effective: "2024-03-01",
    text:
      "Mending takes about 3 weeks from the day the item arrives. Items must be washed or dry-cleaned beforehand; unwashed pieces are returned unmended. Repaired seams are guaranteed for 6 months. If our menders judge a piece beyond saving, we send it back and the fee is refunded.",
  },
  {
    id: "damaged-goods#1",
    version: "v3",
    status: "current",
    effective: "2024-08-01",
    text:
      "Report damaged or faulty goods within 7 days of delivery through the Report a Problem form, with 2 photos: one of the damage and one of the outer box. We choose replacement or refund with you and send a prepaid label. Keep the packaging until the claim is closed.",
  },
  {
    id: "damaged-goods#2",
    version: "v3",
    status: "current",
    effective: "2024-08-01",
    text:
      "For freight deliveries, note visible damage on the driver's delivery receipt before signing. Hidden damage to furniture may be reported within 5 days after the freight delivery. If the carton is crushed you may refuse it; a refused delivery is refunded in full, including the freight charge.",
  },
  {
    id: "damaged-goods#3",
    version: "v2",
    status: "superseded",
    effective: "2022-05-01",
    text:
      "Damage must be reported by telephone within 48 hours of delivery. Customers pay return postage on damaged goods and are reimbursed up to $10. Photos are helpful but not required. Refused freight deliveries are refunded less the freight charge. Ask for the claims line when you call.",
  },
  {
    id: "international#1",
    version: "v2",
    status: "current",
    effective: "2024-07-01",
    text:
      "We ship to Canada, Mexico, the United Kingdom and 11 countries of the European Union. International delivery takes 8 to 14 business days and costs a flat $32 per order. Duties and import taxes are calculated and collected at checkout, so nothing is due at the door. Furniture and lamps are not sent abroad.",
  },
  {
    id: "international#2",
    version: "v2",
    status: "current",
    effective: "2024-07-01",
    text:
      "International customers may return goods within 40 days of delivery and pay the return postage themselves. Mark the customs form Returned Goods. Duties are refunded by us only in Canada and the United Kingdom; elsewhere, apply to your customs office. Exchanges are not offered on international orders.",
  },
  {
    id: "store-pickup#1",
    version: "v3",
    status: "current",
    effective: "2025-04-01",
    text:
      "Pick-up is free at all 9 stores. In-stock orders are ready within 2 hours during opening times; wait for the Ready email before you travel. Orders are held for 7 days, then cancelled and refunded. Orders placed less than 2 hours before closing are ready the next morning.",
  },
  {
    id: "store-pickup#2",
    version: "v3",
    status: "current",
    effective: "2025-04-01",
    text:
      "Bring the order number and a photo ID. Someone else may collect for you if you add their name to the order first. Rugs and furniture can be collected only at the Larkfield and Dunmore stores, which have loading bays. Staff will help load but may not tie goods to a roof.",
  },
  {
    id: "store-pickup#3",
    version: "v2",
    status: "superseded",
    effective: "2023-01-01",
    text:
      "Pick-up is offered at 6 stores and costs $3 on orders under $35. Orders are ready within 4 hours and are held for 5 days. Show the order email; no ID is needed. Curbside collection is available at every store: ring the number on the bay sign.",
  },
  {
    id: "privacy#1",
    version: "v2",
    status: "current",
    effective: "2024-06-01",
    text:
      "You may ask for a copy of your data or for deletion under Account, Privacy. We answer within 30 days. Deleting an account erases addresses, wish lists and Selvedge Club points; order records are kept for 7 years because tax law requires it. Deletion cannot be undone.",
  },
  {
    id: "privacy#2",
    version: "v2",
    status: "current",
    effective: "2024-06-01",
    text:
      "Card numbers are held by our payment processor as tokens; we store only the last 4 digits. We do not sell personal data. Marketing emails stop within 48 hours after you unsubscribe; messages about orders continue. Accounts lock for 20 minutes after 5 failed sign-in attempts.",
  },
  {
    id: "assembly#1",
    version: "v3",
    status: "current",
    effective: "2025-02-15",
    text:
      "In-home assembly costs $89 for the first item and $45 for each further item in the same visit. It is offered within 40 miles of our stores. A team of two assembles the piece and takes the packaging away. Wall anchoring is included; moving old furniture is not.",
  },
  {
    id: "assembly#2",
    version: "v3",
    status: "current",
    effective: "2025-02-15",
    text:
      "Visits are booked in 3-hour windows, Tuesday to Saturday. You may reschedule without charge until 24 hours before the window opens; later changes cost $30. An adult must be at home. If the team arrives more than 60 minutes late, the assembly fee for the first item is refunded.",
  },
  {
    id: "assembly#3",
    version: "v2",
    status: "superseded",
    effective: "2023-02-01",
    text:
      "In-home assembly costs $120 a visit, whatever the number of items, within 25 miles of a store. Visits are booked in half-day windows, Monday to Friday. Changes are free until 48 hours beforehand. Removal of one old piece of furniture is included. Packaging is left with the customer.",
  },
  {
    id: "bulk-orders#1",
    version: "v2",
    status: "current",
    effective: "2024-12-01",
    text:
      "Orders of 20 or more units of one product receive 12% off; 100 or more units receive 18%. Bulk prices do not combine with coupons or Selvedge Club points. Quotes are sent within 2 business days and stay valid for 21 days. Schools and registered charities get a further 3%.",
  },
  {
    id: "bulk-orders#2",
    version: "v2",
    status: "current",
    effective: "2024-12-01",
    text:
      "A 30% deposit is taken when a bulk order is confirmed, and the rest is due before dispatch. Allow 4 to 5 weeks for delivery. Unused units may be returned within 30 days with a 10% restocking charge; embroidered units may not. One free sample of each product is sent on request.",
  },
  {
    id: "bulk-orders#3",
    version: "v1",
    status: "superseded",
    effective: "2022-02-01",
    text:
      "Orders of 25 or more units receive 10% off. A 50% deposit is taken when the order is confirmed. Allow 6 to 8 weeks. Quotes stay valid for 30 days. All bulk orders are final and cannot be returned. Samples are charged at full price and credited on the order.",
  },
  {
    id: "order-changes#1",
    version: "v2",
    status: "current",
    effective: "2024-04-15",
    text:
      "You can cancel or edit an order yourself for 60 minutes after placing it, under Account, Orders. After that the warehouse may already be packing; write to us and we will try, without a promise. Once a tracking number exists the order cannot be stopped and must be returned instead.",
  },
  {
    id: "order-changes#2",
    version: "v2",
    status: "current",
    effective: "2024-04-15",
    text:
      "Addresses can be corrected until the tracking number is issued, but only within the same country. Adding an item means a new order; two orders are never merged. Pre-orders and back-orders can be cancelled free at any time before dispatch. Cards are charged at dispatch, not when the order is placed.",
  },
  {
    id: "swatches#1",
    version: "v1",
    status: "current",
    effective: "2024-02-01",
    text:
      "You may order up to 8 free fabric swatches every 3 months. Each is 4 inches square and goes by letter post, arriving in 5 to 7 business days. Further swatches cost $1.50 each. Swatches need not be returned. Rug and leather samples are not available as swatches.",
  },
  {
    id: "swatches#2",
    version: "v1",
    status: "current",
    effective: "2024-02-01",
    text:
      "Rug samples, 12 inches square, are lent for a $20 deposit, which is refunded when the sample comes back within 21 days in the prepaid envelope. Colours vary slightly between dye lots, so treat a sample as a guide. Discontinued fabrics carry no samples. Trade members may borrow 6 rug samples at a time.",
  },
  {
    id: "custom-curtains#1",
    version: "v3",
    status: "current",
    effective: "2025-05-01",
    text:
      "Made-to-measure curtains are sewn in 5 to 6 weeks and can be ordered up to 120 inches long. Each pair includes lining; blackout lining adds $40 a panel. Production starts 48 hours after payment, and until then you may change or cancel. After that the order is final.",
  },
  {
    id: "custom-curtains#2",
    version: "v3",
    status: "current",
    effective: "2025-05-01",
    text:
      "Our Fit Promise: if curtains made to your own measurements are out by no more than 3 inches, we alter them once, free, within 60 days of delivery. Larger errors are remade at half price. If we measured for you and got it wrong, the remake is free. The measuring visit costs $55.",
  },
  {
    id: "custom-curtains#3",
    version: "v2",
    status: "superseded",
    effective: "2023-05-01",
    text:
      "Made-to-measure curtains are sewn in 8 to 10 weeks, up to 108 inches long. Lining is an extra of $25 a panel. You may cancel within 24 hours of payment. Alterations cost $35 a pair. The measuring visit is free for orders above $600.",
  },
];
