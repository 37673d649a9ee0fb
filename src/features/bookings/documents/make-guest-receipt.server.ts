import type { Ctx } from "../../../platform/context.server.ts";
import type { DocumentFile } from "../../../platform/documents/document-file.ts";
import { makeInTurn } from "../../../platform/documents/document-turns.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { paidFor, paymentsInLedger } from "../../payments/index.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { findBooking } from "../booking.queries.server.ts";
import { bookingView } from "../booking.view.server.ts";
import { documentThreads } from "./document-threads.server.ts";

/** What the asker paid for a booking of theirs, and got back. Nobody else gets it, and nobody more of them than anyone needs in a minute. */
export async function makeGuestReceipt(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  return makeInTurn(ctx, requireActor(ctx).id, () => drawFor(ctx, bookingId));
}

async function drawFor(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  const row = await admit(ctx, bookingPolicy, "readReceipt", () => findBooking(ctx, bookingId));
  const booking = await bookingView(ctx, row, "guest");
  const online = await paidFor(ctx, bookingId);
  const payments = online.length > 0 ? online : (await paymentsInLedger(ctx, bookingId)).map((payment) => ({ ...payment, card: null }));
  const { brandName: brand, appOrigin: origin } = ctx.config;
  const options = { brand, origin, now: ctx.clock.now() };
  const content = await documentThreads.run({ receipt: { given: { booking, payments }, options } });
  return { name: `receipt-${booking.reservationId}.pdf`, contentType: "application/pdf", content };
}
