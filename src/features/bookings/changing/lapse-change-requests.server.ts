import { z } from "zod";
import { workThrough } from "../../../platform/failures/failures.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { findRequest, selectLapsed } from "./change.queries.server.ts";
import { closeRequest } from "./close-request.server.ts";

const NAME = "bookings.lapse-changes";

/** Every five minutes, ends requests that the host didn't answer in time, and tells both sides. */
export const lapseChangeRequests = declareJob({
  name: NAME,
  input: z.object({}),
  schedule: "*/5 * * * *",
  run: (ctx) =>
    workThrough(ctx, {
      name: NAME,
      next: (except) => selectLapsed(ctx, except),
      async work(tx, requestId) {
        const request = await findRequest(tx, requestId);
        if (!request) return;
        await lockBooking(tx, request.bookingId);
        await closeRequest(tx, requestId, "lapsed");
      },
    }),
});
