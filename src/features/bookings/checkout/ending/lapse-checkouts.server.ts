import { z } from "zod";
import { HOUR_MS } from "../../../../platform/clock.ts";
import type { Ctx } from "../../../../platform/context.server.ts";
import { workThrough } from "../../../../platform/failures/failures.server.ts";
import { declareJob } from "../../../../platform/jobs/jobs.server.ts";
import { forgetEndedHolds } from "../../../availability/index.server.ts";
import { endRequest } from "../../requests/end-request.server.ts";
import { type CheckoutRow, lockOverdue, overdueCheckouts } from "../checkout.queries.server.ts";
import { lapseCheckout } from "./lapse-checkout.server.ts";

const NAME = "bookings.lapse-checkouts";
const BATCH = 100;

/**
 * Ends checkouts whose guest didn't pay in time and requests that their host didn't answer, closes their pages at the provider, and takes rows of nights away that ended an hour ago. Nothing waits for it:
 * nights are free by the clock, and a checkout that lapsed can still be booked if its payment arrives. One that somebody is writing is left for the next time.
 */
export async function sweepCheckouts(ctx: Ctx): Promise<void> {
  await workThrough(ctx, {
    name: NAME,
    next: (except) => overdueCheckouts(ctx, except, BATCH),
    async work(tx, checkoutId) {
      const checkout = await lockOverdue(tx, checkoutId);
      if (checkout) await lapse(tx, checkout);
    },
  });
  await forgetEndedHolds(ctx, new Date(ctx.clock.now().getTime() - HOUR_MS));
}

const lapse = (tx: Ctx, checkout: CheckoutRow): Promise<void> =>
  checkout.state === "asked" ? endRequest(tx, checkout, "lapsed", { endedAt: checkout.expiresAt }) : lapseCheckout(tx, checkout);

export const lapseCheckouts = declareJob({ name: NAME, input: z.object({}), schedule: "* * * * *", retryLimit: 0, run: sweepCheckouts });
