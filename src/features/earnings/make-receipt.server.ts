import { dayInWords } from "../../platform/day-words.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { formatMoney, money } from "../../platform/money.ts";
import type { PaperFile } from "../../platform/papers/paper-file.ts";
import { MUTED, newPaper } from "../../platform/papers/paper.server.ts";
import { myAccount } from "../accounts/index.server.ts";
import { readEarning } from "../bookings/index.server.ts";

const GAP = 16;

/** The receipt of one of the host's own earnings. */
export async function makeReceipt(ctx: Ctx, bookingId: string): Promise<PaperFile> {
  const [earning, host] = await Promise.all([readEarning(ctx, bookingId), myAccount(ctx)]);
  const { reservationId, listingTitle, listingPlace, guestName, checkIn, checkOut, status, payoutDate, isCancelled } = earning;
  const paper = await newPaper({ title: `Receipt ${reservationId}`, brand: ctx.config.brandName, at: ctx.clock.now() });
  const dollars = (cents: number) => formatMoney(money(cents));
  let y = paper.head("Earnings receipt") + GAP;
  y = paper.write(listingTitle, { y, size: 22, style: "title" }) + 2;
  y = paper.write(`${listingPlace} · booking ${reservationId}`, { y, colour: MUTED }) + GAP;
  y = paper.row("Host", host.fullName, { y });
  y = paper.row("Guest", guestName, { y });
  y = paper.row("Check-in", dayInWords(checkIn), { y });
  y = paper.row("Check-out", dayInWords(checkOut), { y });
  if (isCancelled) y = paper.row("Booking", "Cancelled", { y });
  y = paper.rule(y + GAP) + GAP;
  y = paper.row("Paid by the guest, less refunds", dollars(earning.amount), { y });
  y = paper.row("Service fee", `-${dollars(earning.serviceFee)}`, { y });
  y = paper.row("Taxes", dollars(earning.taxes), { y });
  y = paper.row("Payout", dollars(earning.payout), { y: y + 6, style: "strong", size: 12 });
  y = paper.rule(y + GAP) + GAP;
  paper.write(`${status === "paid" ? "Paid out on" : "Will be paid out on"} ${dayInWords(payoutDate)}.`, { y });
  return { name: `receipt-${reservationId}.pdf`, contentType: "application/pdf", content: new Uint8Array(await paper.finish()) };
}
