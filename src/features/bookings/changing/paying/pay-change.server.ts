import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { paymentsOf } from "../../../payments/index.server.ts";
import { bookingError } from "../../booking.errors.ts";
import { findBooking } from "../../booking.queries.server.ts";
import { requireChange } from "../change-booking.server.ts";
import type { ChangeInput } from "../change.schema.ts";
import { isCharter } from "../../reserving/wanted.server.ts";
import { changePath } from "../change-words.ts";
import { changePaymentPage, openChangePayment } from "./open-change-payment.server.ts";
import { requireChangeable } from "../changeable.server.ts";

/** The address where a guest pays what a change costs more with another card than the one on file. The change is made when they come back from there. */
export async function payChange(ctx: Ctx, bookingId: string, input: ChangeInput): Promise<string> {
  const paymentId = await transact(ctx, async (tx) => {
    const booking = await requireChangeable(tx, "change", () => findBooking(tx, bookingId));
    const { totalPrice } = await requireChange(tx, booking, input);
    const amount = totalPrice - booking.totalPrice;
    if (amount <= 0 || (await paymentsOf(tx, bookingId)).length === 0) throw bookingError("nothing_owed");
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const { key: _, ...wanted } = Object.fromEntries(query);
    return openChangePayment(tx, booking, amount, query, `${changePath(bookingId, isCharter(input))}?${new URLSearchParams(wanted)}`);
  });
  return changePaymentPage(ctx, paymentId);
}
