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
