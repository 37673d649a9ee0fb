import type { Ctx } from "../../../../platform/context.server.ts";
import { admit } from "../../../../platform/policy/admit.server.ts";
import { bookingError } from "../../booking.errors.ts";
import { bookingPolicy } from "../../booking.policy.ts";
import { type BookingRow, findBooking } from "../../booking.queries.server.ts";
import { changeBooking } from "../change-booking.server.ts";
import { isSameStay } from "../change.rules.ts";
import { isCharter } from "../../reserving/wanted.server.ts";
import type { ChangeInput } from "../change.schema.ts";
import { changePaidFor } from "./open-change-payment.server.ts";

/** A guest who comes back from paying for a change that they may make: it is made with what they paid, once, or that is let go of. */
export async function returnFromChange(ctx: Ctx, bookingId: string, input: ChangeInput): Promise<void> {
  const load = () => admit(ctx, bookingPolicy, "change", () => findBooking(ctx, bookingId));
  await load();
  const paidWith = await changePaidFor(ctx, bookingId);
  if (paidWith) return void (await changeBooking(ctx, bookingId, input, paidWith));
  // Whoever follows this address without having paid changes nothing, and charges no card.
  const booking = await load();
  if (!isAsked(booking, input) || booking.totalPrice !== input.totalCents) throw bookingError("change_unpaid");
}

const isAsked = (booking: BookingRow, input: ChangeInput): boolean =>
  isCharter(input)
    ? booking.packageId === input.packageId && booking.checkIn === input.day && booking.checkInTime === input.start
    : isSameStay(booking, input);
