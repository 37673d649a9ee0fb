import { type AnyColumn, sql } from "drizzle-orm";
import { bigint, char, check, index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/db/columns.server.ts";
import { HOST_ACCOUNTS, LEDGER_ACCOUNTS, type LedgerAccount, MOVEMENT_KINDS, type MovementKind, REPEATED_KINDS } from "./ledger.rules.ts";

const isOneOf = (column: AnyColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;

/**
 * One event in which money moved, or became somebody's. `booking_id` references `bookings` (in the migration); bookings are built upon payments, so that it
 * cannot be said here. Triggers refuse any change, deletion or truncation (`refuse_change`).
 */
export const ledgerMovements = pgTable(
  "ledger_movements",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<MovementKind>().notNull(),
    /** Null: the fee of a payment that no booking came of. */
    bookingId: uuid("booking_id"),
    /** Which change of the booking this belongs to, from 1; 0: none. */
    change: smallint("change").notNull().default(0),
    currency: char("currency", { length: 3 }).notNull().default("USD"),
    /** What the payment provider calls it, or the operation that asked for it. */
    reference: text("reference").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("ledger_movements_booking").on(t.bookingId),
    uniqueIndex("ledger_movements_once")
      .on(t.bookingId, t.kind, t.change)
      .where(sql`not (${isOneOf(t.kind, REPEATED_KINDS)})`),
    uniqueIndex("ledger_movements_each").on(t.kind, t.reference).where(isOneOf(t.kind, REPEATED_KINDS)),
    check("ledger_movements_kind_is_known", isOneOf(t.kind, MOVEMENT_KINDS)),
    check("ledger_movements_changes_are_numbered", sql`(kind = 'change') = (change > 0)`),
    check("ledger_movements_have_a_booking", sql`booking_id is not null or kind = 'fee'`),
  ],
);

/** One side of a movement, in the smallest unit of its currency. Triggers refuse a movement that does not balance (`balance_movements`), and any change. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: bigint("movement_id", { mode: "number" })
      .notNull()
      .references(() => ledgerMovements.id, { onDelete: "restrict" }),
    account: text("account").$type<LedgerAccount>().notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    /** Whose it is, in an account of a host; null in entries from before it was kept. References `profiles` (in the migration). */
    hostId: uuid("host_id"),
  },
  (t) => [
    uniqueIndex("ledger_entries_movement").on(t.movementId, t.account),
    check("ledger_entries_account_is_known", isOneOf(t.account, LEDGER_ACCOUNTS)),
    check("ledger_entries_host_has_an_account", sql`host_id is null or ${isOneOf(t.account, HOST_ACCOUNTS)}`),
  ],
);
