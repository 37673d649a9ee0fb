import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../platform/db/columns.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { properties } from "../listing.tables.server.ts";

/**
 * A listing's photo; position 0 is the cover. Its files are in the public bucket under its id. Without a listing it waits for
 * the one that its uploader is still writing.
 */
export const propertyPhotos = pgTable(
  "property_photos",
  {
    id: rowId(),
    propertyId: uuid("property_id").references(() => properties.id, { onDelete: "cascade" }),
    uploaderId: uuid("uploader_id").references(() => profiles.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** A tiny blurred picture of itself, as a data address. */
    preview: text("preview").notNull(),
    /** What is on it, for those who do not see it. */
    description: text("description").notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("property_photos_order").on(t.propertyId, t.position),
    index("property_photos_waiting")
      .on(t.uploaderId, t.createdAt)
      .where(sql`property_id is null`),
    check("property_photos_have_a_size", sql`width > 0 and height > 0`),
    check("property_photos_description_fits", sql`char_length(description) <= 200`),
    check("property_photos_belong_to_one", sql`(property_id is null) <> (uploader_id is null)`),
  ],
);
