export { bookingApi } from "./booking.api.server.ts";
export { bookingCancelled, bookingMade } from "./booking.facts.ts";
export { bookingError } from "./booking.errors.ts";
export { bookingJobs, bookingSubscribers } from "./booking.jobs.server.ts";
export { readBooking } from "./booking.view.server.ts";
export { cancelBooking } from "./cancelling/cancel-booking.server.ts";
export { exportTrips, listTrips } from "./trips/list-trips.server.ts";
export { makeCalendarFile, makeItinerary } from "./documents/make-itinerary.server.ts";
export { quoteDates } from "./reserving/quote-dates.server.ts";
export { reserveDates } from "./reserving/reserve-dates.server.ts";
export {
  type EndedStay,
  isInPhase,
  lockStay,
  readStay,
  stayOutline,
  type StayOutline,
  stayParties,
  staysEnded,
  type StayOfBooking,
} from "./read-stay.server.ts";
export { confirmedStay, staysBeginning, staysEnding, type TimedStay } from "./timed-stays.server.ts";
export { exportHostBookings, listHostBookings } from "./host/list-host-bookings.server.ts";
export { exportEarnings, listEarnings, monthlyPayouts, readEarning, summariseEarnings } from "./host/read-earnings.server.ts";
export { type HostDay, hostBookingsOf, hostCounts, readHostDay, recentlyEndedStays } from "./host/host-stays.server.ts";
export { staysOfListings } from "./host/stays-of-listings.server.ts";
export { bookingsOfPerson } from "./bookings-of-person.server.ts";
