import { bookingError, makeItinerary } from "../../features/bookings/index.server.ts";
import { bookingIdOf } from "../trips/booking-id.server.ts";
import { documentResponse } from "./document-response.server.ts";
import { downloadLoader } from "./download-loader.server.ts";

export const loader = downloadLoader(
  async (ctx, { params }) => documentResponse(await makeItinerary(ctx, bookingIdOf(params))),
  bookingError("booking_load_failed"),
);
