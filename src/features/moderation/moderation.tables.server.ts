import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { properties } from "../listings/listing.tables.server.ts";
import type { ReportSubject } from "./moderation.rules.ts";

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: "restrict" });

export type CheckCause = "new" | "answer" | "report";
export type CheckDecision = "approved" | "taken_down";

/**
 * Staff look at a listing: because it is new, because its host answered when it was taken down, or because of a report. One without a decision
 * waits; a listing has at most one of those.
 */
export const listingChecks = pgTable(
  "listing_checks",
  {
    id: rowId(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    cause: text("cause").$type<CheckCause>().notNull(),
    /** What the host says about the listing that was taken down. */
    answer: text("answer").notNull().default(""),
    openedAt: instant("opened_at").notNull(),
    decision: text("decision").$type<CheckDecision>(),
    /** Why it was taken down; the host reads it. */
    reason: text("reason").notNull().default(""),
    decidedAt: instant("decided_at"),
    decidedBy: person("decided_by"),
  },
  (t) => [
    uniqueIndex("listing_checks_one_waiting")
      .on(t.listingId)
      .where(sql`decided_at is null`),
    index("listing_checks_waiting")
      .on(t.openedAt)
      .where(sql`decided_at is null`),
    index("listing_checks_decided")
      .on(t.listingId, t.decidedAt.desc())
      .where(sql`decided_at is not null`),
    check("listing_checks_are_decided_whole", sql`num_nonnulls(decision, decided_at, decided_by) in (0, 3)`),
    check("listing_checks_say_why", sql`decision is distinct from 'taken_down' or reason <> ''`),
  ],
);

/** Someone says that a listing or a review is not right. Once a person and thing. */
export const reports = pgTable(
  "reports",
  {
    id: rowId(),
    subject: text("subject").$type<ReportSubject>().notNull(),
    subjectId: uuid("subject_id").notNull(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    reporterId: person("reporter_id").notNull(),
    reason: text("reason").notNull(),
    details: text("details").notNull(),
    createdAt: instant("created_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (t) => [
    uniqueIndex("reports_once").on(t.subject, t.subjectId, t.reporterId),
    index("reports_open")
      .on(t.createdAt)
      .where(sql`closed_at is null`),
    index("reports_reporter").on(t.reporterId, t.createdAt),
  ],
);
