import { declareErrors } from "../../../platform/errors.ts";

export const departureError = declareErrors({
  departure_not_found: { status: 404, message: "Departure not found" },
  departure_cancelled: { status: 409, message: "This departure is already cancelled." },
  departure_not_cancelled: { status: 409, message: "This departure isn't cancelled." },
  departure_has_begun: { status: 409, message: "This departure has started and can't be cancelled anymore." },
  departure_is_over: { status: 409, message: "This departure would have started by now, so it can't be offered again." },
  departure_changed: {
    status: 409,
    message: "Someone just booked or cancelled. Please check who's on board before you cancel.",
  },
  departure_load_failed: { status: 503, message: "We couldn't load the departure. Please try again." },
});
