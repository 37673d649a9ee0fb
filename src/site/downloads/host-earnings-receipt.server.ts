import { answerFile } from "../server/answer-file.server.ts";
import { earningsError, makeReceipt } from "../../features/earnings/index.server.ts";
import { bookingIdOf } from "../trips/booking-id.server.ts";
import { documentResponse } from "./document-response.server.ts";

export const hostEarningsReceipt = answerFile(
  async (ctx, { params }) => documentResponse(await makeReceipt(ctx, bookingIdOf(params))),
  earningsError("earnings_load_failed"),
);
