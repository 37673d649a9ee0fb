import { z } from "zod";
import { workThrough } from "../../../platform/failures/failures.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { lockCheckout, overdueCheckouts } from "./checkout.queries.server.ts";
import { endCheckout } from "./end-checkout.server.ts";
import { isLive } from "./checkout.rules.ts";

const NAME = "bookings.lapse-checkouts";
const BATCH = 100;

/** Each minute, ends checkouts whose time is over, and closes their pages at the provider. Their nights were free before. */
export const lapseCheckouts = declareJob({
  name: NAME,
  input: z.object({}),
  schedule: "* * * * *",
  retryLimit: 0,
  run: (ctx) =>
    workThrough(ctx, {
      name: NAME,
      next: (except) => overdueCheckouts(ctx, except, BATCH),
      async work(tx, checkoutId) {
        const checkout = await lockCheckout(tx, checkoutId);
        if (checkout?.state === "holding" && !isLive(checkout, tx.clock.now())) await endCheckout(tx, checkout, "lapsed");
      },
    }),
});
