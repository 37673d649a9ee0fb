import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Attachment } from "./mail-layout.ts";

/** The local outbox: mail that would have been sent if SMTP were configured. */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The email's own, however often it is delivered; older ones have none. */
    emailId: uuid("email_id"),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    attachments: jsonb("attachments").$type<Attachment[]>().notNull().default([]),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (t) => [uniqueIndex("outbox_messages_email").on(t.emailId), index("outbox_messages_recipient").on(t.recipient, t.id)],
);
