import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { day } from "../../platform/db/columns.server.ts";
import { properties } from "../listings/listing.tables.server.ts";

const ofListing = () =>
  uuid("property_id")
    .notNull()
    .references(() => properties.id, { onDelete: "cascade" });

/** What holds a night: a booking, a host's block or an imported calendar. */
export type NightHolder = "booking" | "block" | "import";

/** One row: this night is taken. Its key is the promise that no night is held twice. Triggers on bookings and blocks fill it (0006). */
export const occupiedNights = pgTable(
  "occupied_nights",
  {
    propertyId: ofListing(),
    night: day("night").notNull(),
    kind: text("kind").$type<NightHolder>().notNull(),
    /** The id of the booking or the imported calendar; null for a block. */
    holderId: uuid("holder_id"),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.night] }),
    index("occupied_nights_holder")
      .on(t.holderId)
      .where(sql`holder_id is not null`),
    check("occupied_nights_kind_is_known", sql`kind in ('booking', 'block', 'import')`),
    check("occupied_nights_block_has_no_holder", sql`(kind = 'block') = (holder_id is null)`),
  ],
);

export const propertyBlockedDates = pgTable(
  "property_blocked_dates",
  { propertyId: ofListing(), date: day("date").notNull(), reason: text("reason").notNull().default("") },
  (t) => [primaryKey({ columns: [t.propertyId, t.date] })],
);

/** A custom nightly price for one date, in cents. */
export const propertyCustomPrices = pgTable(
  "property_custom_prices",
  { propertyId: ofListing(), date: day("date").notNull(), price: integer("price").notNull() },
  (t) => [primaryKey({ columns: [t.propertyId, t.date] }), check("property_custom_prices_are_not_negative", sql`price >= 0`)],
);
