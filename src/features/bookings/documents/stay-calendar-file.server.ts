import { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { addNights, calendarText, openCalendarFile } from "../../../platform/documents/calendar-file.server.ts";
import type { BookingView } from "../booking.schema.ts";
import { addressLine } from "../booking-words.ts";
import { stayNotes, stayTitle } from "./stay-details.ts";

/** The stay as an iCalendar file: one all-day event that keeps its identity, and takes itself back when the stay is cancelled. */
export function stayCalendarFile(booking: BookingView, { brand, origin }: { brand: string; origin: string }): string {
  const isCancelled = booking.phase === "cancelled";
  const { latitude, longitude } = booking.listing.location;
  const calendar = openCalendarFile(brand, "stays", isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  const event = addNights(calendar, {
    id: booking.id,
    origin,
    changedAt: new Date(booking.cancelledAt ?? booking.changedAt ?? booking.createdAt),
    firstNight: booking.checkIn,
    endNight: booking.checkOut,
    summary: stayTitle(booking),
  });
  const place = addressLine(booking.listing.location);
  event
    .sequence(booking.changes + (isCancelled ? 1 : 0))
    .description(stayNotes(booking))
    .location(latitude !== null && longitude !== null ? { title: place, geo: { lat: latitude, lon: longitude } } : place)
    .status(isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED)
    .url(`${origin}/booking/confirmation/${booking.id}`);
  return calendarText(calendar);
}
