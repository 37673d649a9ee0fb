import { answerFile } from "../server/answer-file.server.ts";
import { bookingError, makeGuestReceipt } from "../../features/bookings/index.server.ts";
import { bookingIdOf } from "../trips/booking-id.server.ts";
import { documentResponse } from "./document-response.server.ts";

export const bookingReceipt = answerFile(
  async (ctx, { params }) => documentResponse(await makeGuestReceipt(ctx, bookingIdOf(params))),
  bookingError("booking_load_failed"),
);
