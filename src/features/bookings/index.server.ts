export { bookingApi } from "./booking.api.server.ts";
export { bookingError } from "./booking.errors.ts";
export { bookingSubscribers } from "./booking.jobs.server.ts";
export { readBooking } from "./booking.view.server.ts";
export { cancelBooking } from "./cancel-booking.server.ts";
export { listTrips } from "./list-trips.server.ts";
export { makeCalendarFile, makeItinerary, type PaperFile } from "./papers/make-itinerary.server.ts";
export { reserveDates } from "./reserve-dates.server.ts";
export { readStay, stayParties, type StayOfBooking } from "./read-stay.server.ts";
