import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.server.ts";

/** What a task could not do for one subject, such as one booking. The row goes when it is done. */
export const failures = pgTable(
  "failures",
  {
    task: text("task").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    attempts: integer("attempts").notNull(),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.task, t.subject] })],
);
