import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { properties } from "../listings/listing.tables.server.ts";
import type { Opening } from "./arrival.rules.ts";

/** How guests get into a listing, and what they need to know there. Codes are sealed. */
export const arrivalGuides = pgTable(
  "arrival_guides",
  {
    propertyId: uuid("property_id")
      .primaryKey()
      .references(() => properties.id, { onDelete: "cascade" }),
    opens: text("opens").$type<Opening>().notNull(),
    /** Null: there is none. */
    sealedDoorCode: text("sealed_door_code"),
    wifiName: text("wifi_name").notNull(),
    sealedWifiPassword: text("sealed_wifi_password"),
    parking: text("parking").notNull(),
    manual: text("manual").notNull(),
    checkOut: text("check_out").array().notNull(),
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [
    check("arrival_guides_opening_is_known", sql`opens in ('booking', '7_days', '3_days', '1_day', 'arrival_day')`),
    check(
      "arrival_guides_texts_fit",
      sql`char_length(wifi_name) <= 60 and char_length(parking) <= 1000 and char_length(manual) <= 10000 and cardinality(check_out) <= 20`,
    ),
  ],
);

/** A photo on the way in; its files are private. One that is in no step waits for the guide to be saved. */
export const arrivalPhotos = pgTable(
  "arrival_photos",
  {
    id: rowId(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("arrival_photos_listing").on(t.propertyId)],
);

export const arrivalSteps = pgTable(
  "arrival_steps",
  {
    propertyId: uuid("property_id")
      .notNull()
      .references(() => arrivalGuides.propertyId, { onDelete: "cascade" }),
    no: smallint("no").notNull(),
    text: text("text").notNull(),
    photoId: uuid("photo_id").references(() => arrivalPhotos.id, { onDelete: "set null" }),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.no] }),
    index("arrival_steps_photo").on(t.photoId),
    check("arrival_steps_no", sql`no between 1 and 12`),
    check("arrival_steps_text_fits", sql`char_length(text) between 1 and 500`),
  ],
);
