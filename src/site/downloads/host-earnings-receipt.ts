import { earningsError, makeReceipt } from "../../features/earnings/index.server.ts";
import { bookingIdOf } from "../trips/booking-id.server.ts";
import { downloadLoader } from "./download-loader.server.ts";
import { documentResponse } from "./document-response.server.ts";

export const loader = downloadLoader(
  async (ctx, { params }) => documentResponse(await makeReceipt(ctx, bookingIdOf(params))),
  earningsError("earnings_load_failed"),
);
