import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { declareJob, type Job } from "../../../platform/jobs/jobs.server.ts";
import { compareWithProvider } from "./compare-with-provider.server.ts";
import { dropUnclaimed } from "./drop-unclaimed.server.ts";
import { findPayment, paymentsToRead, paymentsToResume, pendingRefunds } from "./payment.queries.server.ts";
import { isPaid } from "./payment.rules.ts";
import { operate, readAgain } from "./queue-operation.server.ts";
import { readPayment } from "./read-payment.server.ts";
import { sendOperations } from "./send-operations.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

const BATCH = 100;
const NOT_READ_FOR_MS = 10 * 60_000;

const sendDue = declareJob({ ...operate, concurrency: 4, batch: 8, run: (ctx, { paymentId }) => sendOperations(ctx, paymentId) });

const readMissed = declareJob({ ...readAgain, run: async (ctx, { paymentId }) => void (await readPayment(ctx, paymentId)) });

/** Each minute, goes on with operations whose sender died, or that waited for a provider. */
const resume = declareJob({
  name: "payments.resume",
  input: z.object({}),
  schedule: "* * * * *",
  retryLimit: 0,
  run: async (ctx) => {
    await eachOnce(
      ctx,
      (except) => paymentsToResume(ctx, except, BATCH),
      (id) => sendOperations(ctx, id),
    );
    for (const refund of await pendingRefunds(ctx, BATCH)) await settleRefund(ctx, refund);
  },
});

/** Every ten minutes, asks about payments of which no event came, and lets go of those that nobody took. */
const reconcile = declareJob({
  name: "payments.reconcile",
  input: z.object({}),
  schedule: "*/10 * * * *",
  retryLimit: 0,
  run: (ctx) => {
    const before = new Date(ctx.clock.now().getTime() - NOT_READ_FOR_MS);
    return eachOnce(
      ctx,
      (except) => paymentsToRead(ctx, before, except, BATCH),
      (id) => askAgain(ctx, id),
    );
  },
});

/** What had been made ten minutes ago, and still is nobody's, is no longer waited for. */
async function askAgain(ctx: Ctx, id: string): Promise<void> {
  const before = await findPayment(ctx, id);
  const after = await readPayment(ctx, id);
  if (before && isPaid(before.stage)) await dropUnclaimed(ctx, after);
}

/** One that fails is logged, and holds up none of the others. */
async function eachOnce(ctx: Ctx, next: (except: string[]) => Promise<string[]>, work: (id: string) => Promise<unknown>): Promise<void> {
  const tried: string[] = [];
  for (let ids = await next(tried); ids.length > 0; ids = await next(tried)) {
    for (const id of ids) {
      tried.push(id);
      await work(id).catch((error: unknown) => ctx.log.error({ err: error, paymentId: id }, "a payment could not be settled"));
    }
  }
}

export const operationJobs: Job[] = [sendDue, readMissed, resume, reconcile, compareWithProvider];
