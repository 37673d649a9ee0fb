import { earningsError, makeReceipt } from "../../features/earnings/index.server.ts";
import { bookingIdOf } from "../trips/booking-id.server.ts";
import { pageLoader } from "../server/edge.server.ts";
import { documentResponse } from "./document-response.server.ts";

export const loader = pageLoader(
  async (ctx, { params }) => documentResponse(await makeReceipt(ctx, bookingIdOf(params))),
  earningsError("earnings_load_failed"),
);
