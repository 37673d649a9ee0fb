import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingPolicy } from "../booking.policy.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { phaseOf } from "../booking.rules.ts";
import type { Side } from "./change.rules.ts";

export type Changeable = BookingRow & { side: Side };

/** The booking, for whoever may change it or ask for that. Refuses one that was cancelled or has begun. */
export async function requireChangeable(
  ctx: Ctx,
  action: "change" | "askForChange",
  load: () => Promise<BookingRow | null>,
): Promise<Changeable> {
  const booking = await admit(ctx, bookingPolicy, action, load);
  const phase = phaseOf(booking, ctx.clock.now());
  if (phase === "cancelled") throw bookingError("already_cancelled");
  if (phase !== "upcoming") throw bookingError("too_late_to_change");
  if (booking.paymentDueBy) throw bookingError("payment_due");
  return { ...booking, side: bookingPolicy.sideOf(ctx.actor, booking) ?? "guest" };
}
