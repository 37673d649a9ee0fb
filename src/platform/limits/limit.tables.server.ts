import { integer, jsonb, pgTable, primaryKey, text, timestamp, index } from "drizzle-orm/pg-core";

/** Counts in the steps of moving windows, each under its end, shared by all servers. The baseline makes it UNLOGGED: a crash may forget it. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    bucket: text("bucket").notNull(),
    windowEnd: timestamp("window_end", { withTimezone: true, mode: "date" }).notNull(),
    hits: integer("hits").notNull(),
  },
  (t) => [primaryKey({ columns: [t.bucket, t.windowEnd] }), index("rate_limits_ended").on(t.windowEnd)],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    owner: text("owner").notNull(),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    answer: jsonb("answer"),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.operation, t.key] }), index("idempotency_keys_age").on(t.createdAt)],
);
