import { bookingError, makeItinerary } from "../../features/bookings/index.server.ts";
import { bookingIdOf } from "../trips/booking-id.server.ts";
import { documentResponse } from "./document-response.server.ts";
import { pageLoader } from "../server/edge.server.ts";

export const loader = pageLoader(
  async (ctx, { params }) => documentResponse(await makeItinerary(ctx, bookingIdOf(params))),
  bookingError("booking_load_failed"),
);
