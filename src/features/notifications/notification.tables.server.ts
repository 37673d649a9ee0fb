import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import type { NotificationKind } from "./notification.kinds.ts";

/** One piece of what happened, such as a message; `ref` says which, so that it can be taken back, and `about` whose name stands in it. */
export type NotificationLine = { ref: string; text: string; about?: string };

const owner = () =>
  uuid("person_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/**
 * Something that a person should know. What happens about the same thing before it is read is folded into one row (`fold_key`), which
 * counts it and has its newest words.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: rowId(),
    personId: owner(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    foldKey: text("fold_key").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    /** Which piece the text tells, so that it can be taken back. */
    textRef: text("text_ref"),
    /** Whose name stands in the words; it is drawn when they are read (`drawn-names.ts`). */
    aboutId: uuid("about_id").references(() => profiles.id, { onDelete: "set null" }),
    /** Where it leads, on this site. */
    path: text("path").notNull(),
    count: integer("count").notNull().default(1),
    /** What has not been emailed yet, the oldest first. */
    lines: jsonb("lines").$type<NotificationLine[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
    /** From then on it is of the past: the stay is over, or cancelled. */
    overAt: instant("over_at"),
    /** When an email about it is due if it is still unread; null: none, or no more. */
    emailDueAt: instant("email_due_at"),
  },
  (t) => [
    uniqueIndex("notifications_folded")
      .on(t.personId, t.foldKey)
      .where(sql`read_at is null`),
    index("notifications_inbox").on(t.personId, t.createdAt.desc(), t.id),
    index("notifications_unread")
      .on(t.personId, t.createdAt.desc())
      .where(sql`read_at is null`),
    index("notifications_fold").on(t.foldKey),
    index("notifications_email_due")
      .on(t.emailDueAt)
      .where(sql`email_due_at is not null`),
    check("notifications_path_is_ours", sql`path ~ '^/[^/\\\\]' or path = '/'`),
  ],
);

/** When the last email about one thing went out, so that the next one waits. */
export const notificationEmails = pgTable(
  "notification_emails",
  { personId: owner(), foldKey: text("fold_key").notNull(), sentAt: instant("sent_at").notNull() },
  (t) => [primaryKey({ columns: [t.personId, t.foldKey] }), index("notification_emails_sent").on(t.sentAt)],
);

/** Whether a person wants emails of a kind, where they chose. */
export const notificationChoices = pgTable(
  "notification_choices",
  { personId: owner(), kind: text("kind").$type<NotificationKind>().notNull(), email: boolean("email").notNull() },
  (t) => [primaryKey({ columns: [t.personId, t.kind] })],
);
