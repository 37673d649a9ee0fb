import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { BookingPath } from "../booking.schema.ts";
import { DeparturePath } from "../departures/departure.schema.ts";
import { Manifest, PassengerList, SavePassengersInput } from "./passenger.schema.ts";
import { readBookingManifest, readDepartureManifest } from "./read-manifest.server.ts";
import { readPassengers } from "./read-passengers.server.ts";
import { savePassengers } from "./save-passengers.server.ts";

const ofBooking = { signedIn: true, params: BookingPath };

export const passengerApi: Endpoint[] = [
  endpoint({
    ...ofBooking,
    tag: "Bookings",
    method: "get",
    path: "/bookings/{bookingId}/passengers",
    summary: "Get who comes aboard with a charter of mine or on my boat",
    answer: PassengerList,
    refusals: [404, 409],
    run: (ctx, { params }) => readPassengers(ctx, params.bookingId),
  }),
  endpoint({
    ...ofBooking,
    tag: "Bookings",
    method: "put",
    path: "/bookings/{bookingId}/passengers",
    summary: "Save who comes aboard with my charter",
    body: SavePassengersInput,
    answer: PassengerList,
    refusals: [404, 409],
    run: (ctx, { params, body }) => savePassengers(ctx, params.bookingId, body),
  }),
  endpoint({
    ...ofBooking,
    tag: "Hosting",
    method: "get",
    path: "/host/bookings/{bookingId}/manifest",
    summary: "Get everybody aboard of a charter of my boat",
    answer: Manifest,
    refusals: [404, 409],
    run: (ctx, { params }) => readBookingManifest(ctx, params.bookingId),
  }),
  endpoint({
    tag: "Hosting",
    signedIn: true,
    params: DeparturePath,
    method: "get",
    path: "/host/departures/{departureId}/manifest",
    summary: "Get everybody aboard of a departure of my boat",
    answer: Manifest,
    refusals: [404],
    run: (ctx, { params }) => readDepartureManifest(ctx, params.departureId),
  }),
];
