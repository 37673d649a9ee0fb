import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.server.ts";

export const facts = pgTable(
  "facts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    payload: jsonb("payload").$type<object>().notNull(),
    occurredAt: instant("occurred_at").notNull(),
    deliveredAt: instant("delivered_at"),
    attempts: integer("attempts").notNull().default(0),
    retryAt: instant("retry_at").notNull(),
    /** Who could not take it the last time, and why. */
    lastError: text("last_error"),
    /** From then on nobody tries it any more, until staff say so. */
    gaveUpAt: instant("gave_up_at"),
  },
  (t) => [
    index("facts_undelivered")
      .on(t.retryAt, t.id)
      .where(sql`delivered_at is null and gave_up_at is null`),
    index("facts_given_up")
      .on(t.gaveUpAt)
      .where(sql`gave_up_at is not null`),
    index("facts_delivered")
      .on(t.deliveredAt)
      .where(sql`delivered_at is not null`),
  ],
);

/** One row: this subscriber has handled this fact. Written in the transaction of the handling itself. */
export const factDeliveries = pgTable(
  "fact_deliveries",
  {
    factId: bigint("fact_id", { mode: "number" })
      .notNull()
      .references(() => facts.id, { onDelete: "cascade" }),
    subscriber: text("subscriber").notNull(),
    deliveredAt: instant("delivered_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.factId, t.subscriber] })],
);
