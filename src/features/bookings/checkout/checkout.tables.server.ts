import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../platform/db/columns.server.ts";
import {
  charteredStay,
  charteredStayChecks,
  keptTerms,
  keptTermsChecks,
  pricedStay,
  pricedStayChecks,
  sidesOfStay,
  STAY_PRICE,
} from "../stay.tables.server.ts";
import type { DeclineReason } from "../requests/request.rules.ts";
import type { CheckoutMode, CheckoutState } from "./checkout.states.ts";

/**
 * A stay that somebody is about to pay for, at the price and the terms that were shown. While it is open, it holds its nights and their preparation until
 * `expires_at`: a trigger sees to that, whoever writes (`checkouts_hold_nights`). One that lapsed claims them again when it is opened or its time is moved.
 */
export const checkouts = pgTable(
  "checkouts",
  {
    id: rowId(),
    ...sidesOfStay(),
    ...pricedStay(),
    ...charteredStay(),
    ...keptTerms(),
    mode: text("mode").$type<CheckoutMode>().notNull().default("instant"),
    state: text("state").$type<CheckoutState>().notNull().default("holding"),
    /** Until when it holds its nights. */
    expiresAt: instant("expires_at").notNull(),
    /** When its guest asked for more time. */
    extendedAt: instant("extended_at"),
    /** Until when the host can answer. */
    answerBy: instant("answer_by"),
    /** Why the host declined. */
    declineReason: text("decline_reason").$type<DeclineReason>(),
    /** What the guest wrote to the host. */
    message: text("message").notNull().default(""),
    paymentId: uuid("payment_id"),
    /** Checkouts with the same are paid together, and booked together or not at all; null: on its own. */
    togetherId: uuid("together_id"),
    createdAt: instant("created_at").notNull(),
    /** When it was last written, by the product's clock: triggers take it for now. */
    changedAt: instant("changed_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    uniqueIndex("checkouts_open")
      .on(t.guestId, t.propertyId)
      .where(sql`state in ('holding', 'asked')`),
    index("checkouts_lapsing")
      .on(t.expiresAt)
      .where(sql`state in ('holding', 'asked')`),
    index("checkouts_asked")
      .on(t.hostId, t.answerBy)
      .where(sql`state = 'asked'`),
    index("checkouts_guest").on(t.guestId, t.createdAt),
    index("checkouts_listing").on(t.propertyId),
    index("checkouts_together")
      .on(t.togetherId)
      .where(sql`together_id is not null`),
    ...pricedStayChecks("checkouts", STAY_PRICE),
    ...charteredStayChecks("checkouts"),
    ...keptTermsChecks("checkouts"),
    check("checkouts_mode_is_known", sql`mode in ('instant', 'request', 'offer')`),
    check(
      "checkouts_state_is_known",
      sql`state in ('holding', 'asked', 'booked', 'lapsed', 'abandoned', 'declined', 'withdrawn', 'refused', 'cancelled')`,
    ),
    check("checkouts_end_once", sql`(state in ('holding', 'asked')) = (ended_at is null)`),
    check("checkouts_ask_until", sql`state <> 'asked' or answer_by is not null`),
    check(
      "checkouts_decline_with_a_reason",
      sql`decline_reason is null or state = 'declined' and decline_reason in ('dates', 'party', 'rules', 'repairs', 'other')`,
    ),
    check("checkouts_together_are_instant", sql`together_id is null or mode = 'instant'`),
    check("checkouts_expire_after_they_begin", sql`created_at < expires_at`),
  ],
);
