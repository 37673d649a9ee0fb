import type { Ctx } from "../../../platform/context.server.ts";
import { money } from "../../../platform/money.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { readStayPlace } from "../../listings/index.server.ts";
import { findPayment } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import { quoteOf } from "../booking.rules.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import { bookingFrom, type CheckoutRow, findCheckout, openCheckoutAt } from "./checkout.queries.server.ts";
import { isWaiting } from "../requests/request.rules.ts";
import { heldWith } from "../together/held-with.server.ts";
import { isLive, MOST_OPEN_CHECKOUTS } from "./checkout.rules.ts";
import type { CheckoutView } from "./checkout.schema.ts";

/** A guest's own checkout, and how its payment stands. */
export async function readCheckout(ctx: Ctx, checkoutId: string): Promise<CheckoutView> {
  const row = await admit(ctx, checkoutPolicy, "pay", () => findCheckout(ctx, checkoutId));
  const [place, together, hosts, payment, bookingId] = await Promise.all([
    readStayPlace(ctx, row.propertyId, { isExact: false }),
    heldWith(ctx, row),
    publicProfiles(ctx, [row.hostId]),
    row.paymentId ? findPayment(ctx, row.paymentId) : null,
    row.state === "booked" ? bookingFrom(ctx, row.id) : null,
  ]);
  if (!place) throw bookingError("booking_not_found");
  return {
    id: row.id,
    phase: row.state === "refused" && payment?.fault ? "stopped" : phaseOf(row, ctx.clock.now()),
    mode: row.mode,
    listing: place,
    hostName: hosts.get(row.hostId)?.fullName ?? "",
    ...partyAndStay(row),
    charter: charterOf(row),
    quote: quoteOf(row),
    cancellationPolicy: row.cancellationPolicy,
    timeZone: row.timeZone,
    checkInTime: row.checkInTime,
    checkOutTime: row.checkOutTime,
    beginsAt: row.beginsAt.toISOString(),
    message: row.message,
    expiresAt: row.expiresAt.toISOString(),
    mayExtend: row.extendedAt === null,
    mayAdd: row.mode === "instant" && together.length + 1 < MOST_OPEN_CHECKOUTS,
    together,
    total: money(row.totalPrice + together.reduce((sum, { total }) => sum + total.cents, 0)),
    answerBy: row.answerBy?.toISOString() ?? null,
    declineReason: row.declineReason,
    bookingId,
    payment: payment && { stage: payment.stage, failure: payment.failure, wasCaptured: payment.captured > 0, provider: payment.provider },
  };
}

const partyAndStay = ({ checkIn, checkOut, guests, children, infants, pets }: CheckoutRow) => ({
  checkIn,
  checkOut,
  guests,
  children,
  infants,
  pets,
});

function phaseOf(row: CheckoutRow, now: Date): CheckoutView["phase"] {
  if (row.state === "holding") return isLive(row, now) ? "live" : "over";
  if (row.state === "booked") return "booked";
  if (row.state === "refused") return "lost";
  if (row.state === "declined" || row.state === "withdrawn" || row.state === "cancelled") return row.state;
  if (row.state === "asked" && isWaiting(row, now)) return "asked";
  return row.answerBy ? "unanswered" : "over";
}

/** The guest's own live checkout of a stay at a listing; null if there is none. */
export async function myCheckoutAt(ctx: Ctx, listingId: string): Promise<{ id: string; checkIn: string; checkOut: string } | null> {
  if (!ctx.actor) return null;
  const row = await openCheckoutAt(ctx, ctx.actor.id, listingId);
  return row && isLive(row, ctx.clock.now()) ? { id: row.id, checkIn: row.checkIn, checkOut: row.checkOut } : null;
}
