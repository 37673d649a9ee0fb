import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../platform/db/columns.server.ts";
import type { Currency } from "../../../platform/money.ts";
import type { FailureCode, PaymentProvider } from "../providers/payment-provider.ts";
import type { OperationKind, OperationState, PaymentStage, Purpose } from "./payment.rules.ts";

const cents = (name: string) => bigint(name, { mode: "number" }).notNull().default(0);

/** What somebody pays, once, through a provider, and what the provider said of it last. */
export const payments = pgTable(
  "payments",
  {
    id: rowId(),
    provider: text("provider").$type<PaymentProvider["name"]>().notNull(),
    /** What the provider calls it; null until it knows of it. */
    ref: text("ref"),
    /** Where the guest pays. */
    payUrl: text("pay_url"),
    /** Where the guest goes from there, with the payment made or not. */
    returnPath: text("return_path").notNull(),
    cancelPath: text("cancel_path").notNull(),
    /** Whether nothing may be taken before somebody else agreed. */
    holdOnly: boolean("hold_only").notNull().default(false),
    purpose: text("purpose").$type<Purpose>().notNull(),
    /** The checkout that it is for, or the booking whose change or balance it pays. */
    subjectId: uuid("subject_id").notNull(),
    /** Once there is one; the first of those that it pays together (`payment_shares`). */
    bookingId: uuid("booking_id"),
    payerId: uuid("payer_id").notNull(),
    label: text("label").notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    currency: char("currency", { length: 3 }).$type<Currency>().notNull().default("USD"),
    stage: text("stage").$type<PaymentStage>().notNull().default("new"),
    authorized: cents("authorized"),
    captured: cents("captured"),
    refunded: cents("refunded"),
    disputed: cents("disputed"),
    /** What the provider keeps of it; the ledger has the same. */
    fee: cents("fee"),
    captureBefore: instant("capture_before"),
    cardRef: text("card_ref"),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    failure: text("failure").$type<FailureCode>(),
    /** What staff have to look at: an amount that isn't ours, a refund that failed. */
    fault: text("fault"),
    endsAt: instant("ends_at").notNull(),
    createdAt: instant("created_at").notNull(),
    /** How often the provider was asked, and the number of the question whose answer stands here: a late answer to an earlier one is not taken. */
    asked: integer("asked").notNull().default(0),
    answered: integer("answered").notNull().default(0),
    readAt: instant("read_at"),
  },
  (t) => [
    uniqueIndex("payments_ref").on(t.provider, t.ref),
    index("payments_subject").on(t.subjectId),
    index("payments_booking").on(t.bookingId),
    index("payments_payer").on(t.payerId),
    index("payments_newest").on(t.createdAt.desc(), t.id),
    index("payments_unsettled")
      .on(t.readAt)
      .where(sql`stage in ('open', 'needs_action', 'authorized')`),
    index("payments_unclaimed")
      .on(t.readAt)
      .where(sql`stage = 'captured' and booking_id is null`),
    index("payments_faults")
      .on(t.createdAt)
      .where(sql`fault is not null`),
    check("payments_purpose_is_known", sql`purpose in ('stay', 'change', 'balance')`),
    check(
      "payments_stage_is_known",
      sql`stage in ('new', 'open', 'needs_action', 'authorized', 'captured', 'voided', 'failed', 'expired')`,
    ),
    check("payments_amounts", sql`amount > 0 and authorized >= 0 and captured >= 0 and disputed >= 0 and refunded between 0 and captured`),
  ],
);

/** What of a payment is whose, where it paid for several bookings at once. */
export const paymentShares = pgTable(
  "payment_shares",
  {
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "restrict" }),
    bookingId: uuid("booking_id").notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.bookingId] }),
    index("payment_shares_booking").on(t.bookingId),
    check("payment_shares_amount", sql`amount >= 0`),
  ],
);

/** What of a payment is which booking's; `db/functions/payments` says how. */
export const paymentParts = pgView("payment_parts", {
  paymentId: uuid("payment_id").notNull(),
  bookingId: uuid("booking_id").notNull(),
  amount: bigint("amount", { mode: "number" }).notNull(),
  captured: bigint("captured", { mode: "number" }).notNull(),
  refunded: bigint("refunded", { mode: "number" }).notNull(),
}).existing();

/** One call to a provider: it stands here before it is sent, and its id is the key under which it is done once. */
export const paymentOperations = pgTable(
  "payment_operations",
  {
    id: rowId(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "restrict" }),
    /** Operations of a payment are sent one after the other, in this order. */
    no: bigint("no", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<OperationKind>().notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    /** Whose refund it is, where a booking is given back a part of what was paid for it. */
    bookingId: uuid("booking_id"),
    state: text("state").$type<OperationState>().notNull().default("queued"),
    attempts: smallint("attempts").notNull().default(0),
    keyNumber: smallint("key_number").notNull().default(1),
    /** What had been captured and refunded before it was first sent: so a reading tells whether it was done. */
    capturedBefore: bigint("captured_before", { mode: "number" }).notNull().default(0),
    refundedBefore: bigint("refunded_before", { mode: "number" }).notNull().default(0),
    firstSentAt: instant("first_sent_at"),
    /** When it may be sent, or sent again. */
    nextAt: instant("next_at").notNull(),
    /** What the provider calls its result, such as a refund. */
    ref: text("ref"),
    error: text("error"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    index("payment_operations_payment").on(t.paymentId, t.no),
    index("payment_operations_unfinished")
      .on(t.nextAt)
      .where(sql`state in ('queued', 'sent', 'unclear', 'pending')`),
    uniqueIndex("payment_operations_ref").on(t.kind, t.ref),
    check("payment_operations_kind_is_known", sql`kind in ('open', 'close', 'charge', 'capture', 'void', 'refund')`),
    check("payment_operations_state_is_known", sql`state in ('queued', 'sent', 'unclear', 'pending', 'done', 'refused')`),
    check("payment_operations_end_once", sql`(ended_at is not null) = (state in ('done', 'refused'))`),
    check("payment_operations_amount", sql`amount >= 0`),
  ],
);
