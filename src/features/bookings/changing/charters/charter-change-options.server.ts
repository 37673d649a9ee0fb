import type { Ctx } from "../../../../platform/context.server.ts";
import { type CharterDays, readCharterDays } from "../../../charters/index.server.ts";
import { stayTermsOf } from "../../../listings/index.server.ts";
import { findBooking } from "../../booking.queries.server.ts";
import { requireChangeable } from "../changeable.server.ts";

export type CharterChangeOptions = { charters: CharterDays; licenceNeeded: boolean | null };

/** What both sides of a charter can choose from around a day; its own time is free to it. Null while the boat takes no bookings, or sells no hours any more. */
export async function charterChangeOptions(ctx: Ctx, bookingId: string, day: string | null): Promise<CharterChangeOptions | null> {
  const booking = await requireChangeable(ctx, "askForChange", () => findBooking(ctx, bookingId));
  const [terms] = await stayTermsOf(ctx, [booking.propertyId]);
  const where = { id: booking.propertyId, timeZone: booking.timeZone };
  const charters = terms ? await readCharterDays(ctx, where, day ?? booking.checkIn, booking.id) : null;
  return terms && charters ? { charters, licenceNeeded: terms.licenceNeeded } : null;
}
