export { bookedParties } from "./booking.views.server.ts";
export { bookingApi } from "./booking.api.server.ts";
export { bookedTogether, bookingCancelled, bookingChanged, bookingMade } from "./booking.facts.ts";
export { bookingError } from "./booking.errors.ts";
export { bookingPolicy, offerPolicy } from "./booking.policy.ts";
export { bookingJobs, bookingSubscribers } from "./booking.jobs.server.ts";
export { readBooking } from "./booking.view.server.ts";
export { cancelBooking } from "./cancelling/cancel-booking.server.ts";
export { answerChangeRequest } from "./changing/answer-change-request.server.ts";
export { askForChange } from "./changing/ask-for-change.server.ts";
export { changeBooking } from "./changing/change-booking.server.ts";
export { charterChangeOptions } from "./changing/charters/charter-change-options.server.ts";
export { changeOptions } from "./changing/change-options.server.ts";
export { payAgreedChange, returnFromAgreedChange } from "./changing/paying/pay-agreed-change.server.ts";
export { payChange } from "./changing/paying/pay-change.server.ts";
export { previewChange } from "./changing/preview-change.server.ts";
export { returnFromChange } from "./changing/paying/return-from-change.server.ts";
export { withdrawChangeRequest } from "./changing/withdraw-change-request.server.ts";
export { exportTrips, listTrips } from "./trips/list-trips.server.ts";
export { type PlannedStay, plannedStays, stayToPlan } from "./trips/planned-stays.server.ts";
export { nearestTrips } from "./trips/nearest-trips.server.ts";
export { makeGuestReceipt } from "./documents/make-guest-receipt.server.ts";
export { makeCalendarFile, makeItinerary } from "./documents/make-itinerary.server.ts";
export { quoteDates } from "./reserving/quote-dates.server.ts";
export { reserveDates } from "./reserving/reserve-dates.server.ts";
export {
  type EndedStay,
  hasCompletedStay,
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
export {
  bookedNights,
  bookingsToAnswer,
  type HostDay,
  type HostGuests,
  type HostWeekDay,
  hostBookingsOf,
  hostFigures,
  readHostDay,
  recentlyBookedStays,
  recentlyEndedStays,
} from "./host/host-stays.server.ts";
export { passengerError } from "./passengers/passenger.errors.ts";
export { exportPassengers } from "./passengers/passenger.queries.server.ts";
export { readBookingManifest, readDepartureManifest } from "./passengers/read-manifest.server.ts";
export { readPassengers } from "./passengers/read-passengers.server.ts";
export { savePassengers } from "./passengers/save-passengers.server.ts";
export { cancelDeparture } from "./departures/cancel-departure.server.ts";
export { departureError } from "./departures/departure.errors.ts";
export { listDepartures } from "./departures/list-departures.server.ts";
export { readDeparture } from "./departures/read-departure.server.ts";
export { reopenDeparture } from "./departures/reopen-departure.server.ts";
export { cancelAsHost } from "./host-booking/cancel-as-host.server.ts";
export { markNoShow } from "./host-booking/mark-no-show.server.ts";
export { exportNotes } from "./host-booking/note.queries.server.ts";
export { readHostBooking } from "./host-booking/read-host-booking.server.ts";
export { saveNote } from "./host-booking/save-note.server.ts";
export { undoNoShow } from "./host-booking/undo-no-show.server.ts";
export { countComingStays } from "./host/coming-stays.server.ts";
export { readManualEntry } from "./host/manual-entries.server.ts";
export { outlooksOf } from "./host/outlooks.server.ts";
export { staysOfListings } from "./host/stays-of-listings.server.ts";
export { policyExample } from "./cancelling/policy-example.ts";
export { bookingsByReference, bookingsOfPerson } from "./bookings-of-person.server.ts";
export { myBookingOf } from "./reserving/my-booking-of.server.ts";
export { beginBooking } from "./reserving/begin-booking.server.ts";
export { myCheckoutAt, readCheckout } from "./checkout/checkout.view.server.ts";
export { bookOffer } from "./offers/book-offer.server.ts";
export { makeOffer } from "./offers/make-offer.server.ts";
export { readLiveOffer } from "./offers/read-live-offer.server.ts";
export { withdrawOffer } from "./offers/withdraw-offer.server.ts";
export { approveRequest } from "./requests/approve-request.server.ts";
export { declineRequest } from "./requests/decline-request.server.ts";
export { listHostRequests } from "./requests/list-host-requests.server.ts";
export { listOwnRequests } from "./requests/list-own-requests.server.ts";
export { readHostRequest } from "./requests/read-host-request.server.ts";
export { requestEnded, requestMade } from "./requests/request.facts.ts";
export { requestedNights } from "./requests/requested-nights.server.ts";
export { requestOutline, wasRequested } from "./requests/read-request.server.ts";
export { withdrawRequest } from "./requests/withdraw-request.server.ts";
export { extendCheckout } from "./checkout/extend-checkout.server.ts";
export { leaveCheckout } from "./checkout/ending/leave-checkout.server.ts";
export { payCheckout } from "./checkout/pay-checkout.server.ts";
export { returnFromPayment } from "./checkout/return-from-payment.server.ts";
export { bookedWith } from "./together/booked-with.server.ts";
export { bookHeld } from "./together/book-held.server.ts";
export { heldElsewhere } from "./together/held-with.server.ts";
export { holdTogether } from "./together/hold-together.server.ts";
export { payBalance } from "./unpaid/pay-balance.server.ts";
export { readBalance } from "./unpaid/read-balance.server.ts";
export { returnFromBalance } from "./unpaid/return-from-balance.server.ts";
