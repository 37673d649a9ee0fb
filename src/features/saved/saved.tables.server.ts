import { pgTable, primaryKey, index, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { properties } from "../listings/listing.tables.server.ts";

export const savedProperties = pgTable(
  "saved_properties",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.propertyId] }), index("saved_properties_listing").on(t.propertyId)],
);
