import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../platform/db/columns.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { pricedStay, pricedStayChecks, sidesOfStay } from "../stay.tables.server.ts";
import type { OfferState } from "./offer.rules.ts";

/** A stay that a host offers one guest at a total of their own, for a day. It holds no nights: who books it claims them, if they are still free. */
export const specialOffers = pgTable(
  "special_offers",
  {
    id: rowId(),
    ...sidesOfStay(),
    ...pricedStay(),
    state: text("state").$type<OfferState>().notNull().default("open"),
    /** The checkout that its guest began last. */
    checkoutId: uuid("checkout_id").references(() => checkouts.id, { onDelete: "restrict" }),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    uniqueIndex("special_offers_open")
      .on(t.propertyId, t.guestId)
      .where(sql`state = 'open'`),
    index("special_offers_host").on(t.hostId, t.createdAt),
    index("special_offers_guest").on(t.guestId),
    index("special_offers_checkout").on(t.checkoutId),
    ...pricedStayChecks("special_offers"),
    check("special_offers_state_is_known", sql`state in ('open', 'withdrawn', 'replaced')`),
    check("special_offers_end_once", sql`(state = 'open') = (ended_at is null)`),
    check("special_offers_stay_has_nights", sql`check_in < check_out and cardinality(nightly_prices) = check_out - check_in`),
  ],
);
