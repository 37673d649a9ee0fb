import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/db/columns.server.ts";
import type { LedgerAccount, Movement } from "./ledger.rules.ts";

/**
 * One side of a movement of money, in cents. Triggers refuse a movement that does not balance and any change, deletion or truncation
 * (`balance_movements`, `refuse_change`). `booking_id` references `bookings` (in the baseline); bookings are built upon payments, so that it cannot be said here.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: uuid("booking_id").notNull(),
    movement: text("movement").$type<Movement>().notNull(),
    /** Which change of the booking this belongs to, from 1; 0: none. */
    change: smallint("change").notNull().default(0),
    account: text("account").$type<LedgerAccount>().notNull(),
    amount: integer("amount").notNull(),
    /** What the payment provider calls this movement. */
    reference: text("reference").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("ledger_entries_movement").on(t.bookingId, t.movement, t.change, t.account),
    index("ledger_entries_time").on(t.createdAt),
    check("ledger_entries_movement_is_known", sql`movement in ('charge', 'refund', 'payout', 'change')`),
    check("ledger_entries_changes_are_numbered", sql`(movement = 'change') = (change > 0)`),
    check("ledger_entries_account_is_known", sql`account in ('guest', 'service_fee', 'cleaning_fee', 'payout_due', 'host')`),
  ],
);
