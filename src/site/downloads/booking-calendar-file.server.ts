import { answerFile } from "../server/answer-file.server.ts";
import { bookingError, makeCalendarFile } from "../../features/bookings/index.server.ts";
import { bookingIdOf } from "../trips/booking-id.server.ts";
import { documentResponse } from "./document-response.server.ts";

export const bookingCalendarFile = answerFile(
  async (ctx, { params }) => documentResponse(await makeCalendarFile(ctx, bookingIdOf(params))),
  bookingError("booking_load_failed"),
);
