import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { BookingView } from "../booking.schema.ts";
import { addressLine } from "../booking-words.ts";
import { stayNotes, stayTitle } from "./stay-details.ts";

/** The stay as an iCalendar file: one all-day event that keeps its identity, and takes itself back when the stay is cancelled. */
export function stayCalendarFile(booking: BookingView, { brand, origin }: { brand: string; origin: string }): string {
  const isCancelled = booking.phase === "cancelled";
  const { latitude, longitude } = booking.listing.location;
  const calendar = ical({ prodId: { company: brand, product: "stays", language: "EN" } });
  calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id: `${booking.id}@${new URL(origin).hostname}`,
    sequence: isCancelled ? 1 : 0,
    stamp: new Date(booking.cancelledAt ?? booking.createdAt),
    allDay: true,
    start: new Date(booking.checkIn),
    end: new Date(booking.checkOut),
    summary: stayTitle(booking),
    description: stayNotes(booking),
    location: addressLine(booking.listing.location),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: `${origin}/booking/confirmation/${booking.id}`,
    ...(latitude !== null && longitude !== null
      ? { location: { title: addressLine(booking.listing.location), geo: { lat: latitude, lon: longitude } } }
      : {}),
  });
  return calendar.toString();
}
