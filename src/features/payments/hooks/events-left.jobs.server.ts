import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { declareJob, type Job } from "../../../platform/jobs/jobs.server.ts";
import { applyPaymentEvent } from "../operations/apply-payment-event.server.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { paymentEvents } from "./payment-event.tables.server.ts";

const UNDER_WAY_MS = 5 * 60_000;
/** What we don't know by then is somebody else's. */
const LOOKED_AT_FOR_MS = 3 * DAY_MS;
const KEPT_FOR_MS = 90 * DAY_MS;
const BATCH = 500;

const before = ({ clock }: Ctx, ms: number) => new Date(clock.now().getTime() - ms);

/** Every ten minutes, looks again at events that nobody handled: they came before what they are about was known here. */
const lookAgain = declareJob({
  name: "payments.events-left",
  input: z.object({}),
  schedule: "5-59/10 * * * *",
  retryLimit: 0,
  run: async (ctx) => {
    for (const { provider, eventId: id, aboutKind: kind, aboutRef: ref } of await eventsLeft(ctx))
      await applyPaymentEvent(ctx, { provider, id, about: { kind, ref } }).catch((error: unknown) =>
        ctx.log.error({ err: error, eventId: id }, "an event of a payment provider could not be handled"),
      );
  },
});

const eventsLeft = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.handledAt),
        eq(paymentEvents.provider, paymentProvider(ctx).name),
        lt(paymentEvents.receivedAt, before(ctx, UNDER_WAY_MS)),
        gt(paymentEvents.receivedAt, before(ctx, LOOKED_AT_FOR_MS)),
      ),
    )
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(BATCH);

const prune = declareJob({
  name: "payments.prune-events",
  input: z.object({}),
  schedule: "23 4 * * *",
  run: async (ctx) => void (await ctx.db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before(ctx, KEPT_FOR_MS)))),
});

export const eventJobs: Job[] = [lookAgain, prune];
