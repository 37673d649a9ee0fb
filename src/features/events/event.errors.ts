import { declareErrors } from "../../platform/errors.ts";

export const eventError = declareErrors({
  event_not_found: { status: 404, message: "Event Not Found" },
  event_recap_not_found: { status: 404, message: "Event Recap Not Found" },
  event_registration_not_found: { status: 404, message: "You aren't registered for this event" },
  event_full: { status: 409, message: "Event is at capacity" },
  event_over: { status: 409, message: "This event has already started, so registration is closed." },
  event_cancelled: { status: 409, message: "This event was cancelled." },
  event_nobody_registered: { status: 409, message: "Nobody is registered for this event, so there's no one to email." },
  event_draft: { status: 409, message: "This event isn't published yet." },
  already_registered: { status: 409, message: "You're already registered for this event." },
  already_waiting: { status: 409, message: "You're already on the waiting list for this event." },
  event_fee_changed: { status: 409, message: "The fee has changed. Please look at it and submit again." },
  capacity_below_registered: { status: 409, message: "More people are registered than that." },
  event_ends_before_start: { status: 422, message: "The event must end after it starts." },
  recap_too_early: { status: 409, message: "A recap can be written once the event has started." },
  recap_missing: { status: 409, message: "Save the recap first, then add photos." },
  recap_photos_full: { status: 409, message: "A recap can have 12 photos. Remove one first." },
  recap_photo_not_found: { status: 404, message: "This photo is already gone." },
  registration_failed: { status: 500, message: "Failed to complete registration. Please try again." },
});
