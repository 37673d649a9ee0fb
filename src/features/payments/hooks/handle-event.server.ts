import { and, eq } from "drizzle-orm";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { applyPaymentEvent } from "../operations/apply-payment-event.server.ts";
import { handleEventQueue } from "./handle-event.queue.ts";
import { paymentEvents } from "./payment-event.tables.server.ts";

export const handlePaymentEvent = declareJob({
  ...handleEventQueue,
  concurrency: 4,
  run: async (ctx, { provider, eventId }) => {
    const [event] = await ctx.db
      .select()
      .from(paymentEvents)
      .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
    if (event && !event.handledAt)
      await applyPaymentEvent(ctx, { provider, id: eventId, about: { kind: event.aboutKind, ref: event.aboutRef } });
  },
});
