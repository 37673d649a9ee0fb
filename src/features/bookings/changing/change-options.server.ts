import type { Ctx } from "../../../platform/context.server.ts";
import { nightsBetween, NO_RULES, rulesForBooking } from "../../availability/index.ts";
import { calendarOf } from "../../availability/index.server.ts";
import { stayTermsOf } from "../../listings/index.server.ts";
import { findBooking } from "../booking.queries.server.ts";
import { quoteOf } from "../booking.rules.ts";
import type { ChangeOptions } from "./change-form.tsx";
import { requireChangeable } from "./changeable.server.ts";

/** What both sides of a booking can choose from: its own nights are free to it, at their nightly price. Null while the listing takes no bookings. */
export async function changeOptions(ctx: Ctx, bookingId: string): Promise<ChangeOptions | null> {
  const booking = await requireChangeable(ctx, "askForChange", () => findBooking(ctx, bookingId));
  const [terms] = await stayTermsOf(ctx, [booking.propertyId]);
  if (!terms) return null;
  const minimumNights = Math.min(terms.minimumNights, nightsBetween(booking));
  const calendar = await calendarOf(ctx, { ...terms, timeZone: booking.timeZone, minimumNights }, booking.id);
  const { preparationBefore, preparationAfter } = booking;
  const rules = { ...rulesForBooking(calendar.rules ?? NO_RULES, booking, calendar.today), preparationBefore, preparationAfter };
  // A price is shown where it isn't the usual one.
  const shown = (cents = terms.nightlyPriceCents) => (cents === terms.nightlyPriceCents && !calendar.rules ? null : cents);
  const own = quoteOf(booking).nights.map(({ night, price }) => ({ day: night, held: null, priceCents: shown(price.cents) }));
  const others = calendar.days.filter(({ day }) => day < booking.checkIn || day >= booking.checkOut);
  const { petsAllowed, type } = terms;
  return {
    capacity: Math.max(terms.capacity, booking.guests),
    petsAllowed,
    type,
    calendar: { ...calendar, rules, days: [...others, ...own] },
  };
}
