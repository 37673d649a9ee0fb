import type { Ctx } from "../../platform/context.server.ts";
import type { EmailPanel } from "../../platform/mail/mail-layout.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { shortDay } from "../../platform/words/day-words.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import { plainUrl } from "../listings/index.ts";
import { bookedWhen, charterWords } from "./booking-words.ts";
import type { BookingView } from "./booking.schema.ts";

const WIDEST_PHOTO = 960;

/** The stay or trip of an email: its photo, when it is and, where the email says it, what was paid. */
export function stayPanel(ctx: Ctx, booking: BookingView, words: { when: string; paid?: string | undefined }): EmailPanel {
  const { listing, totalCents } = booking;
  const { title, cover, location } = listing;
  return {
    photo: cover && { url: new URL(plainUrl(cover, WIDEST_PHOTO), ctx.config.appOrigin).href, alt: cover.description || title },
    title,
    place: `${location.city}, ${location.country}`,
    columns: columnsOf(booking),
    total: words.paid === undefined ? null : { label: "Total Paid", value: formatMoney(money(totalCents)) },
    says: [words.when, words.paid ?? ""],
  };
}

function columnsOf(booking: BookingView): EmailPanel["columns"] {
  const { checkIn, checkOut, checkInTime, checkOutTime, charter } = booking;
  if (charter) return [{ label: charterWords(charter), value: bookedWhen(booking) }];
  return [
    { label: "Check-in", value: shortDay(checkIn), note: `after ${timeInWords(checkInTime)}` },
    { label: "Check-out", value: shortDay(checkOut), note: `before ${timeInWords(checkOutTime)}` },
  ];
}
