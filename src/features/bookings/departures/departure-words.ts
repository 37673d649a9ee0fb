import { countOf } from "../../../platform/words/counts.ts";
import type { DepartureView } from "./departure.schema.ts";

/** "5 of 12 seats booked" */
export const seatsInWords = ({ seats, seatsBooked }: Pick<DepartureView, "seats" | "seatsBooked">): string =>
  `${seatsBooked} of ${countOf(seats, "seat")} booked`;

/** What cancelling for everybody would do: "3 bookings are cancelled, and $1,234 goes back to the guests." */
export const cancellingInWords = (bookings: number, refund: string): string =>
  bookings === 0
    ? "No one has booked it yet. Guests won't be able to book this start."
    : bookings === 1
      ? `1 booking is cancelled, and its guest gets everything back: ${refund}.`
      : `${bookings} bookings are cancelled, and their guests get everything back: ${refund} in all.`;
