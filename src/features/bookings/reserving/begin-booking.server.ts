import type { Ctx } from "../../../platform/context.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { stayTerms } from "../../listings/index.server.ts";
import { isPaidHere } from "../../payments/index.server.ts";
import { isInstant } from "../requests/request.rules.ts";
import type { CharterCheckoutInput } from "../charters/charter-input.schema.ts";
import { firstDayOf } from "./wanted.server.ts";
import { reserveDates } from "./reserve-dates.server.ts";
import { findCheckout } from "../checkout/checkout.queries.server.ts";
import type { CheckoutInput } from "../checkout/checkout.schema.ts";
import { payCheckout } from "../checkout/pay-checkout.server.ts";
import { startCheckout } from "../checkout/start-checkout.server.ts";

/**
 * What follows the press that books: the booking, where the operator takes the money elsewhere; else a checkout, and where to pay if the provider answers. Nothing is
 * paid for one whose host was asked already.
 */
export type Begun = { bookingId: string } | { checkoutId: string; payUrl: string | null };

/** Books a stay, or holds its nights until it is paid for or its host has answered, as `reserveDates` and `startCheckout` say. */
export async function beginBooking(ctx: Ctx, input: CheckoutInput | CharterCheckoutInput): Promise<Begun> {
  const { acceptsRules: _, message, ...stay } = input;
  const isPaid = isPaidHere(ctx, input.totalCents);
  const isAsked = !isInstant(await stayTerms(ctx, input.listingId), firstDayOf(input), ctx.clock.now());
  if (!isPaid && !isAsked) return reserveDates(ctx, stay, message);
  const { checkoutId } = await startCheckout(ctx, input);
  const isHeld = (await findCheckout(ctx, checkoutId))?.state === "holding";
  return { checkoutId, payUrl: isHeld ? await payCheckout(ctx, checkoutId).catch(unreachable) : null };
}

/** The nights are held all the same: the checkout's own page lets its guest try again. */
function unreachable(error: unknown): null {
  if (error instanceof AppError && error.code === "payment_unreachable") return null;
  throw error;
}
