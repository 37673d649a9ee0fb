import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { day, instant } from "../../../platform/db/columns.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import type { DayValue } from "./host-days.rules.ts";

/** What each day of a listing had before the edit, and what the edit gave it, from the first day on; null: nothing of its own. */
export type EditedDays = { listingId: string; before: (number | null)[]; after: (number | null)[] };

/** A host's last change of prices or minimum stays on the calendar of all listings, so that it can be undone. */
export const calendarEdits = pgTable(
  "calendar_edits",
  {
    hostId: uuid("host_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text("kind").$type<DayValue>().notNull(),
    madeAt: instant("made_at").notNull(),
    firstDay: day("first_day").notNull(),
    edited: jsonb("edited").$type<EditedDays[]>().notNull(),
  },
  () => [check("calendar_edits_kind_is_known", sql`kind in ('price', 'minimum')`)],
);
