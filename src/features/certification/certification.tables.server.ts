import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import type { ModuleId } from "./module.rules.ts";

/** A host's certification progress, in percent by module. */
export const hostCertifications = pgTable(
  "host_certifications",
  {
    id: rowId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    status: text("status").$type<"in_progress" | "completed">().notNull(),
    progress: jsonb("progress").$type<Partial<Record<ModuleId, number>>>().notNull().default({}),
    startedAt: instant("started_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    completedAt: instant("completed_at"),
    badgeIssued: boolean("badge_issued").notNull().default(false),
  },
  (t) => [
    uniqueIndex("host_certifications_user").on(t.userId),
    check("host_certifications_status_is_known", sql`status in ('in_progress', 'completed')`),
    check(
      "host_certifications_completed_has_badge",
      sql`(status = 'completed') = (completed_at is not null) and (status = 'completed') = badge_issued`,
    ),
  ],
);
