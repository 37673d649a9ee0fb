import { earningsError, makeReceipt } from "../features/earnings/index.server.ts";
import { bookingIdOf } from "./booking-id.server.ts";
import { loads } from "./edge.server.ts";
import { paperResponse } from "./paper-response.server.ts";

export const loader = loads(
  async (ctx, { params }) => paperResponse(await makeReceipt(ctx, bookingIdOf(params))),
  earningsError("earnings_load_failed"),
);
