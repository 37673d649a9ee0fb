export { addressLine, againQuery, bookedWhen, bookingLine, charterWords, partyInWords } from "./booking-words.ts";
export { cleaningLines, nightLines } from "./documents/night-lines.ts";
export { whenColumns } from "./documents/when-columns.ts";
export { type Period, PERIODS, type Phase, PHASES, SHOWN_FIRST, TRIPS_SHOWN } from "./booking.rules.ts";
export {
  BookingSummary,
  type BookingView,
  BookingPath,
  CancelBookingInput,
  ReserveDatesInput,
  type Trip,
  type Trips,
  TripsQuery,
} from "./booking.schema.ts";
export { changePath } from "./changing/change-words.ts";
export {
  AnswerChangeInput,
  ChangeBookingInput,
  ChangeCharterInput,
  type ChangePreview,
  ChangeRequestPath,
} from "./changing/change.schema.ts";
export type { Outlook } from "./host/outlook.rules.ts";
export type { WantedStay } from "./changing/change.rules.ts";
export {
  type Earning,
  EarningsPage,
  EarningsQuery,
  EarningsSummary,
  type HostBooking,
  type HostEntry,
  HostBookings,
  HostBookingsQuery,
  HostStay,
  type ManualEntry,
  type MonthlyPayout,
} from "./host/host-booking.schema.ts";
export { type Manifest, type PassengerList, TypedPassengers } from "./passengers/passenger.schema.ts";
export { CancelDepartureInput, DeparturePath, type DepartureView } from "./departures/departure.schema.ts";
export { CancelAsHostInput, type HostBookingDetails, SaveNoteInput } from "./host-booking/details.schema.ts";
export { SpecialOffer, SpecialOfferInput, SpecialOfferPath, TypedSpecialOffer } from "./offers/offer.schema.ts";
export { DeclineRequestInput, type HostRequest, type HostRequestDetails, type OwnRequest } from "./requests/request.schema.ts";
export { DECLINE_WORDS, isInstant } from "./requests/request.rules.ts";
export { needsLicense } from "./charters/charter-booking.rules.ts";
export { CharterCheckoutInput } from "./charters/charter-input.schema.ts";
export { CheckoutInput, CheckoutPath, type CheckoutView, type HeldWith, WithCheckout } from "./checkout/checkout.schema.ts";
export { stayPage } from "./host/entry-words.ts";
export { type Traveler, TRAVELERS } from "./traveler.ts";
