import { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { addHours, addNights, calendarText, openCalendarFile } from "../../../platform/documents/calendar-file.server.ts";
import type { BookingView } from "../booking.schema.ts";
import { addressLine } from "../booking-words.ts";
import { stayNotes, stayTitle } from "./stay-details.ts";

/** The stay as an iCalendar file: one event that keeps its identity, all-day for nights and timed for a charter, and takes itself back when it is cancelled. */
export function stayCalendarFile(booking: BookingView, { brand, origin }: { brand: string; origin: string }): string {
  const isCancelled = booking.phase === "cancelled";
  const { latitude, longitude } = booking.listing.location;
  const calendar = openCalendarFile(brand, "stays", isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  const { id, checkIn: firstNight, checkOut: endNight, beginsAt, endsAt } = booking;
  const changedAt = new Date(booking.cancelledAt ?? booking.changedAt ?? booking.createdAt);
  const shared = { id, origin, changedAt, summary: stayTitle(booking) };
  const event = booking.charter
    ? addHours(calendar, { ...shared, beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) })
    : addNights(calendar, { ...shared, firstNight, endNight });
  const place = addressLine(booking.listing.location);
  event
    .sequence(booking.changes + (isCancelled ? 1 : 0))
    .description(stayNotes(booking))
    .location(latitude !== null && longitude !== null ? { title: place, geo: { lat: latitude, lon: longitude } } : place)
    .status(isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED)
    .url(`${origin}/booking/confirmation/${booking.id}`);
  return calendarText(calendar);
}
