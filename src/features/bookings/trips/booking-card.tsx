import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { bookingLine, partyInWords } from "../booking-words.ts";
import type { BookingSummary } from "../booking.schema.ts";

/** The title of a booking in a list; its link covers the whole card. */
export const BookingTitle = ({ bookingId, children }: { bookingId: string; children: ReactNode }) => (
  <h2 className="font-sans text-lg leading-snug font-semibold tracking-normal wrap-anywhere">
    <Link
      to={href("/bookings/:bookingId", { bookingId })}
      prefetch="intent"
      className="text-ink no-underline after:absolute after:inset-0 group-hover:text-sea"
    >
      {children}
    </Link>
  </h2>
);

/** When, what and for how many. */
export const StayLine = ({ booking }: { booking: BookingSummary }) => (
  <p className="numbers pt-1 text-pretty">
    {bookingLine(booking, useFormats())} · {partyInWords(booking)}
  </p>
);
