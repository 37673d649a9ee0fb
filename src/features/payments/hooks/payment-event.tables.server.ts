import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { instant } from "../../../platform/db/columns.server.ts";
import type { PaymentEvent, PaymentProvider } from "../providers/payment-provider.ts";

/** What providers told us, once each. Of an event's body only a hash is kept, because people are in it. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text("provider").$type<PaymentProvider["name"]>().notNull(),
    eventId: text("event_id").notNull(),
    aboutKind: text("about_kind").$type<PaymentEvent["about"]["kind"]>().notNull(),
    aboutRef: text("about_ref").notNull(),
    bodyHash: text("body_hash").notNull(),
    receivedAt: instant("received_at").notNull(),
    handledAt: instant("handled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index("payment_events_received").on(t.receivedAt),
    index("payment_events_waiting")
      .on(t.receivedAt)
      .where(sql`handled_at is null`),
  ],
);
