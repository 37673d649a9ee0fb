import type { MessageView } from "./message.schema.ts";

/** What stands in a thread when something happened to its booking or request. */
export const EVENT_WORDS: Record<NonNullable<MessageView["event"]>, string> = {
  booked: "Booking confirmed",
  changed: "Booking changed",
  cancelled: "Booking cancelled",
  reviewed: "Reviews published",
  requested: "Asked to book",
  request_declined: "Request declined",
  request_withdrawn: "Request withdrawn",
  request_lapsed: "Request expired",
  offered: "Special offer sent",
  offer_withdrawn: "Special offer withdrawn",
};
