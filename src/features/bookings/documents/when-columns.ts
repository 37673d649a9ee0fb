import { dayInWords } from "../../../platform/words/day-words.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { zoneOf } from "../../availability/index.ts";
import type { BookedCharter } from "../../charters/index.ts";
import { cityOf } from "../booking-words.ts";
import type { BookingView } from "../booking.schema.ts";

type Column = { title: string; strong: string; lines: string[] };

/** When a charter begins and ends, and where. */
export function charterColumns(booking: BookingView, charter: BookedCharter): [Column, Column] {
  const column = (title: string, day: string, time: string, place: string): Column => ({
    title,
    strong: dayInWords(day),
    lines: [`${timeInWords(time)}, ${zoneOf(charter, cityOf(booking))}`, place || "At the marina"],
  });
  return [
    column("Start", booking.checkIn, charter.startsAt, charter.beginsPlace),
    column("Return", booking.checkOut, charter.returnsAt, charter.endsPlace),
  ];
}

/** The same for receipts, or the days of check-in and check-out. */
export function whenColumns(booking: BookingView): { title: string; lines: string[] }[] {
  const { charter, checkIn, checkOut } = booking;
  if (charter)
    return charterColumns(booking, charter).map(({ title, strong, lines }) => ({ title, lines: [strong, ...lines.slice(0, 1)] }));
  return [
    { title: "Check-in", lines: [dayInWords(checkIn)] },
    { title: "Check-out", lines: [dayInWords(checkOut)] },
  ];
}
