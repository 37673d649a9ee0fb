import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { stayError } from "../../availability/index.server.ts";
import { isPaidHere } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookCheckouts } from "../checkout/book-checkouts.server.ts";
import { totalOf } from "../checkout/open-stay-payment.server.ts";
import { lockOwn } from "./lock-own.server.ts";

const EXCLUSION_VIOLATION = "23P01";

/** Books what a guest holds, all of it or nothing, where the operator takes the money elsewhere. Refuses what is paid here, and what isn't held any more. */
export async function bookHeld(ctx: Ctx, checkoutId: string): Promise<{ bookingIds: string[] }> {
  try {
    return await transact(ctx, async (tx) => {
      const together = await lockOwn(tx, checkoutId);
      if (isPaidHere(tx, totalOf(together))) throw bookingError("payment_required");
      return { bookingIds: await bookCheckouts(tx, together) };
    });
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? stayError("dates_taken") : error;
  }
}
