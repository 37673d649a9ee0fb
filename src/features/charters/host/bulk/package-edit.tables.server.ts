import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../../platform/db/columns.server.ts";
import { profiles } from "../../../accounts/account.tables.server.ts";
import type { Sold } from "./package-edit.rules.ts";

/** A boat as it was before a bulk edit, and as the bulk edit left it, packages with their versions. */
export type SoldBefore = { listingId: string; before: Sold; after: Sold };

/** A host's last bulk edit of packages and hours, so that it can be undone. */
export const packageBulkEdits = pgTable("package_bulk_edits", {
  hostId: uuid("host_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  madeAt: instant("made_at").notNull(),
  boats: jsonb("boats").$type<SoldBefore[]>().notNull(),
});
