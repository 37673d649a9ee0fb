import type { Ctx } from "../../../platform/context.server.ts";
import { notify } from "../../notifications/index.server.ts";
import { findBooking } from "../booking.queries.server.ts";
import type { REMINDERS } from "../booking.rules.ts";
import type { BookingView } from "../booking.schema.ts";
import { bookingView } from "../booking.view.server.ts";

/** `key` says of what, and `day` when that is. */
export type Reminder = { key: (typeof REMINDERS)[number]; day: string; title: string; text: string };

/** Reminds both sides of a booking of something, once each. */
export const remindBoth = (wordsOf: (booking: BookingView, side: "guest" | "host") => Reminder) => async (tx: Ctx, id: string) => {
  const row = await findBooking(tx, id);
  if (!row) return;
  const booking = await bookingView(tx, row, "support");
  for (const side of ["guest", "host"] as const) {
    const { key, day, title, text } = wordsOf(booking, side);
    await notify(tx, {
      personId: booking[side].id,
      kind: "trip",
      // A stay that has moved is reminded of anew.
      foldKey: booking.changes === 0 ? `${key}:${id}` : `${key}:${id}:${day}`,
      title,
      text,
      path: `/bookings/${id}`,
      about: booking[side === "guest" ? "host" : "guest"].id,
      overAt: new Date(key === "departure" ? booking.endsAt : booking.beginsAt),
      once: true,
    });
  }
};
