import { declareErrors } from "../../../platform/errors.ts";

export const passengerError = declareErrors({
  no_passengers: { status: 409, message: "Only trips by the hour have a list of who's aboard." },
  passengers_too_late: { status: 409, message: "This trip has started or was cancelled, so the list can't be changed anymore." },
  passengers_changed: {
    status: 409,
    message: "Someone saved this list in another window. Your edits aren't saved yet: copy what you need and reload the page.",
  },
  too_many_passengers: { status: 400, message: "That's more people than you booked for." },
  manifest_load_failed: { status: 503, message: "We couldn't load the passenger list. Please try again." },
});
