export { addressLine } from "./booking-words.ts";
export { type Phase, PHASES } from "./booking.rules.ts";
export {
  type BookingSummary,
  type BookingView,
  BookingPath,
  CancelBookingInput,
  ReserveDatesInput,
  type Trips,
  TripsQuery,
} from "./booking.schema.ts";
export {
  type Earning,
  EarningsPage,
  EarningsQuery,
  EarningsSummary,
  type HostBooking,
  HostBookings,
  HostBookingsQuery,
  HostStay,
  type Period,
  PERIODS,
} from "./host/host-booking.schema.ts";
