import type { Ctx } from "../../platform/context.server.ts";
import { makeInTurn } from "../../platform/documents/document-turns.server.ts";
import type { DocumentFile } from "../../platform/documents/document-file.ts";
import { ThreadPool } from "../../platform/threads/thread-pool.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { readBooking, readEarning } from "../bookings/index.server.ts";
import type { ReceiptTask } from "./draw-receipt.server.ts";

/** Drawing holds a processor for a while, which nobody else should notice. */
const threads = new ThreadPool<ReceiptTask, Uint8Array<ArrayBuffer>>({
  program: new URL("receipt-worker.server.ts", import.meta.url),
  threads: 1,
  timeLimitMs: 15_000,
  memoryMb: 256,
});

/** What the host gets, or got, for one of their own bookings: a receipt once it is paid out, a statement before. Refuses more of them than anyone needs in a minute. */
export async function makeReceipt(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  return makeInTurn(ctx, requireActor(ctx).id, () => drawFor(ctx, bookingId));
}

async function drawFor(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  const earning = await readEarning(ctx, bookingId);
  const booking = await readBooking(ctx, bookingId);
  const { brandName: brand, appOrigin: origin } = ctx.config;
  const pdf = await threads.run({ given: { earning, booking }, options: { brand, origin, now: ctx.clock.now() } });
  const kind = earning.status === "paid" ? "receipt" : "statement";
  return { name: `payout-${kind}-${earning.reservationId}.pdf`, contentType: "application/pdf", content: pdf };
}
