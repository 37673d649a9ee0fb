import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "../../../../platform/db/columns.server.ts";
import type { Currency } from "../../../../platform/money.ts";
import type { DisputeState, FailureCode, PaymentEvent, PaymentState, RefundState } from "../payment-provider.ts";

const cents = (name: string) => bigint(name, { mode: "number" });
const currency = () => text("currency").$type<Currency>().notNull();

/** What a payment service would keep on its side; the product reads these only through its port. Nothing in them says who paid. */
export const demoPayments = pgTable(
  "demo_payments",
  {
    /** Unguessable: whoever has it may pay. */
    ref: text("ref").primaryKey(),
    reference: text("reference").notNull(),
    label: text("label").notNull(),
    amount: cents("amount").notNull(),
    currency: currency(),
    capture: text("capture").$type<"later" | "now">().notNull(),
    savesCard: boolean("saves_card").notNull(),
    returnTo: text("return_to"),
    cancelTo: text("cancel_to"),
    pageEndsAt: instant("page_ends_at").notNull(),
    state: text("state").$type<PaymentState["state"]>().notNull(),
    captured: cents("captured").notNull().default(0),
    refunded: cents("refunded").notNull().default(0),
    disputed: cents("disputed").notNull().default(0),
    fee: cents("fee").notNull().default(0),
    captureBefore: instant("capture_before"),
    /** The last digits of the card that was tried last; they say which of the test cards it is. */
    last4: text("last4"),
    /** Set once a card has paid that may be charged again. */
    cardRef: text("card_ref"),
    failure: text("failure").$type<FailureCode>(),
    declines: smallint("declines").notNull().default(0),
    pausedUntil: instant("paused_until"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("demo_payments_newest").on(t.createdAt, t.ref),
    index("demo_payments_card").on(t.cardRef),
    check("demo_payments_state_is_known", sql`state in ('open', 'needs_action', 'authorized', 'captured', 'voided', 'failed', 'expired')`),
    check("demo_payments_add_up", sql`amount > 0 and captured between 0 and amount and refunded between 0 and captured and disputed >= 0`),
  ],
);

export const demoRefunds = pgTable(
  "demo_refunds",
  {
    ref: text("ref").primaryKey(),
    payment: text("payment")
      .notNull()
      .references(() => demoPayments.ref),
    reference: text("reference").notNull().default(""),
    amount: cents("amount").notNull(),
    state: text("state").$type<RefundState["state"]>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("demo_refunds_pending")
      .on(t.createdAt)
      .where(sql`state = 'pending'`),
    check("demo_refunds_state_is_known", sql`state in ('pending', 'done', 'failed') and amount > 0`),
  ],
);

export const demoDisputes = pgTable(
  "demo_disputes",
  {
    ref: text("ref").primaryKey(),
    payment: text("payment")
      .notNull()
      .references(() => demoPayments.ref),
    amount: cents("amount").notNull(),
    state: text("state").$type<DisputeState["state"]>().notNull(),
    /** It begins a while after the capture; before that nobody hears of it. */
    opensAt: instant("opens_at").notNull(),
    openedAt: instant("opened_at"),
    evidenceDue: instant("evidence_due").notNull(),
  },
  (t) => [
    index("demo_disputes_coming")
      .on(t.opensAt)
      .where(sql`opened_at is null`),
    check("demo_disputes_state_is_known", sql`state in ('open', 'won', 'lost')`),
  ],
);

export const demoAccounts = pgTable("demo_accounts", {
  ref: text("ref").primaryKey(),
  mayReceive: boolean("may_receive").notNull().default(false),
  createdAt: instant("created_at").notNull(),
});

export const demoTransfers = pgTable(
  "demo_transfers",
  {
    ref: text("ref").primaryKey(),
    account: text("account")
      .notNull()
      .references(() => demoAccounts.ref),
    source: text("source")
      .notNull()
      .references(() => demoPayments.ref),
    reference: text("reference").notNull(),
    amount: cents("amount").notNull(),
    reversed: cents("reversed").notNull().default(0),
    currency: currency(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("demo_transfers_account").on(t.account, t.createdAt),
    index("demo_transfers_source").on(t.source),
    check("demo_transfers_add_up", sql`amount > 0 and reversed between 0 and amount`),
  ],
);

/** Sent to the product until it answers that it has them. */
export const demoEvents = pgTable(
  "demo_events",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<PaymentEvent["about"]["kind"]>().notNull(),
    ref: text("ref").notNull(),
    createdAt: instant("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAt: instant("next_at").notNull(),
    deliveredAt: instant("delivered_at"),
  },
  (t) => [
    index("demo_events_waiting")
      .on(t.nextAt)
      .where(sql`delivered_at is null`),
  ],
);
