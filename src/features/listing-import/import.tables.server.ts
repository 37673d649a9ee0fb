import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { properties } from "../listings/listing.tables.server.ts";
import type { ImportedListing } from "./imported-listing.ts";
import type { ImportForm } from "./import.schema.ts";

const ofHost = () =>
  uuid("host_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** One listing on its way here: waiting to be fetched, read and shown to the host, being saved, or done. */
export const listingImports = pgTable(
  "listing_imports",
  {
    id: rowId(),
    hostId: ofHost(),
    /** What the host gave: an address, a file's name. */
    source: text("source").notNull(),
    /** The address to fetch; null for a saved page or a row of a file. */
    address: text("address"),
    status: text("status").$type<"waiting" | "ready" | "importing" | "completed" | "failed">().notNull(),
    problem: text("problem"),
    /** As read from the page. */
    listing: jsonb("listing").$type<ImportedListing>(),
    /** As the host wants it saved. */
    form: jsonb("form").$type<ImportForm>(),
    /** The listing that it became, or that it changes. */
    propertyId: uuid("property_id").references(() => properties.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("listing_imports_of_host").on(t.hostId, t.createdAt),
    index("listing_imports_open")
      .on(t.updatedAt)
      .where(sql`status in ('waiting', 'importing')`),
    check("listing_imports_status_is_known", sql`status in ('waiting', 'ready', 'importing', 'completed', 'failed')`),
  ],
);

/** A photo of an import that is being saved. */
export const importedPhotos = pgTable(
  "imported_photos",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => listingImports.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    address: text("address").notNull(),
    photoId: uuid("photo_id"),
    /** Why it could not be saved. */
    problem: text("problem"),
    /** How often its site failed for a moment. */
    tries: smallint("tries").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position] })],
);

/** What a host imported, once per listing at the other platform. */
export const migrationLogs = pgTable(
  "migration_logs",
  {
    id: rowId(),
    hostId: ofHost(),
    airbnbListingId: text("airbnb_listing_id").notNull(),
    status: text("status").$type<"in_progress" | "completed" | "failed">().notNull(),
    startedAt: instant("started_at").notNull(),
    completedAt: instant("completed_at"),
    errorMessage: text("error_message"),
    metadata: jsonb("metadata").$type<{ platform: string; original_url: string }>().notNull(),
    title: text("title").notNull().default(""),
    propertyId: uuid("property_id").references(() => properties.id, { onDelete: "set null" }),
  },
  (t) => [
    unique("migration_logs_once_a_listing").on(t.hostId, t.airbnbListingId),
    index("migration_logs_newest").on(t.hostId, t.startedAt),
    check("migration_logs_status_is_known", sql`status in ('in_progress', 'completed', 'failed')`),
  ],
);
