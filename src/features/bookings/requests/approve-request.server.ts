import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { only } from "../../../platform/db/only.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { stayError } from "../../availability/index.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { findPayment, isPaid } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import type { Reserved } from "../booking.schema.ts";
import { bookCheckouts } from "../checkout/book-checkouts.server.ts";
import { bookingFrom, findCheckout, lockCheckout } from "../checkout/checkout.queries.server.ts";
import { isWaiting } from "./request.rules.ts";

const EXCLUSION_VIOLATION = "23P01";

/**
 * The host accepts a guest's request: it is a booking at the price that was kept, and what was authorized is taken. Approving again gives the same booking.
 * Refuses everybody else, a request that is over, and nights that an imported calendar took meanwhile.
 */
export async function approveRequest(ctx: Ctx, checkoutId: string): Promise<Reserved> {
  const { propertyId } = await admit(ctx, checkoutPolicy, "answer", () => findCheckout(ctx, checkoutId));
  await freshenCalendars(ctx, propertyId);
  try {
    return await transact(ctx, async (tx) => {
      const checkout = await admit(tx, checkoutPolicy, "answer", () => lockCheckout(tx, checkoutId));
      const earlier = checkout.state === "booked" ? await bookingFrom(tx, checkoutId) : null;
      if (earlier) return { bookingId: earlier };
      if (!isWaiting(checkout, tx.clock.now())) throw bookingError("request_over");
      const payment = checkout.paymentId ? await findPayment(tx, checkout.paymentId) : null;
      if (payment && (!isPaid(payment.stage) || payment.fault !== null)) throw bookingError("request_not_paid");
      return { bookingId: only(await bookCheckouts(tx, [checkout])) };
    });
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? stayError("dates_taken") : error;
  }
}
