import type { Ctx } from "../../../platform/context.server.ts";
import { NAME } from "../../notifications/index.ts";
import { dates, notifySide } from "../booking.emails.server.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { bookingView } from "../booking.view.server.ts";

/** Tells the guest that their host reported a no-show, or took it back. */
export async function notifyOfNoShow(tx: Ctx, row: BookingRow): Promise<void> {
  const booking = await bookingView(tx, row, "support");
  const { listing, host, reservationId } = booking;
  const place = `${booking.charter ? "on" : "at"} ${listing.title}`;
  const title = row.noShowAt ? `You were reported as a no-show ${place}` : `You're no longer a no-show ${place}`;
  const words = (name: string) =>
    row.noShowAt
      ? `${name} says you didn't arrive, so the ${booking.charter ? "trip" : "stay"} isn't refunded. If that's wrong, message your host within 24 hours.`
      : `${name} withdrew the no-show report. Your booking stands.`;
  const email = { subject: `${title} (${reservationId})`, paragraphs: [words(host.fullName), dates(booking)] };
  await notifySide(tx, booking, "guest", { title, text: words(NAME.full), ...email });
}
