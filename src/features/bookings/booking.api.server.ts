import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { QuoteView, StayRequest } from "../availability/index.ts";
import { ListingPath } from "../listings/index.ts";
import {
  BookingPath,
  BookingView,
  CancelBookingInput,
  PriceChanged,
  RefundChanged,
  Reserved,
  ReserveDatesInput,
  Trips,
  TripsQuery,
} from "./booking.schema.ts";
import { readBooking } from "./booking.view.server.ts";
import { ReserveCharterInput } from "./charters/charter-input.schema.ts";
import { changeApi } from "./changing/change.api.server.ts";
import { checkoutApi } from "./checkout/checkout.api.server.ts";
import { passengerApi } from "./passengers/passenger.api.server.ts";
import { departureApi } from "./departures/departure.api.server.ts";
import { hostBookingApi } from "./host-booking/host-booking.api.server.ts";
import { offerApi } from "./offers/offer.api.server.ts";
import { requestApi } from "./requests/request.api.server.ts";
import { cancelBooking } from "./cancelling/cancel-booking.server.ts";
import { listTrips } from "./trips/list-trips.server.ts";
import { quoteDates } from "./reserving/quote-dates.server.ts";
import { reserveDates } from "./reserving/reserve-dates.server.ts";

const bookings = { tag: "Bookings", signedIn: true };

export const bookingApi: Endpoint[] = [
  endpoint({
    tag: "Listings",
    method: "get",
    path: "/listings/{listingId}/quote",
    summary: "Get the total price of a stay that can be booked now",
    params: ListingPath,
    query: StayRequest,
    answer: QuoteView,
    refusals: [404, 409],
    run: (ctx, { params, query }) => quoteDates(ctx, params.listingId, query),
  }),
  endpoint({
    ...bookings,
    method: "get",
    path: "/bookings",
    summary: "List my trips in one phase, one page at a time",
    query: TripsQuery,
    answer: Trips,
    run: (ctx, { query }) => listTrips(ctx, query),
  }),
  endpoint({
    ...bookings,
    method: "post",
    path: "/bookings",
    summary: "Book a stay at the price shown",
    body: ReserveDatesInput,
    status: 201,
    answer: Reserved,
    refusals: [403, 404, 409],
    conflict: PriceChanged,
    run: (ctx, { body }) => reserveDates(ctx, body),
  }),
  endpoint({
    ...bookings,
    method: "post",
    path: "/bookings/charters",
    summary: "Book a charter at the price shown",
    body: ReserveCharterInput,
    status: 201,
    answer: Reserved,
    refusals: [403, 404, 409],
    conflict: PriceChanged,
    run: (ctx, { body }) => reserveDates(ctx, body),
  }),
  endpoint({
    ...bookings,
    method: "get",
    path: "/bookings/{bookingId}",
    summary: "Get a booking, as its guest, its host or support",
    params: BookingPath,
    answer: BookingView,
    refusals: [404],
    run: (ctx, { params }) => readBooking(ctx, params.bookingId),
  }),
  endpoint({
    ...bookings,
    method: "post",
    path: "/bookings/{bookingId}/cancellation",
    summary: "Cancel my trip at the refund shown",
    params: BookingPath,
    body: CancelBookingInput,
    refusals: [404, 409],
    conflict: RefundChanged,
    run: (ctx, { params, body }) => cancelBooking(ctx, params.bookingId, body),
  }),
  ...checkoutApi,
  ...requestApi,
  ...offerApi,
  ...changeApi,
  ...hostBookingApi,
  ...departureApi,
  ...passengerApi,
];
