import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { only } from "../../../platform/db/only.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { namesOfExtras } from "../../charters/index.server.ts";
import { isPaidHere } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import type { CharterCheckoutInput } from "../charters/charter-input.schema.ts";
import { firstDayOf, goneError, isCharter, wantedRow } from "../reserving/wanted.server.ts";
import { makeRequest } from "../requests/make-request.server.ts";
import { answerBy, isInstant } from "../requests/request.rules.ts";
import { type CheckoutRow, countNewCheckout, lockCheckoutsOf, openCheckoutAt } from "./checkout.queries.server.ts";
import { isLive } from "./checkout.rules.ts";
import type { CheckoutInput } from "./checkout.schema.ts";
import { checkouts } from "./checkout.tables.server.ts";
import { openStayPayment } from "./open-stay-payment.server.ts";
import { replaceCheckout } from "./ending/replace-checkout.server.ts";

const EXCLUSION_VIOLATION = "23P01";

type Wish = CheckoutInput | CharterCheckoutInput;

type Manner = {
  /** It is only held: what is paid with it comes next. */
  isForLater?: boolean;
};

/**
 * Holds the nights, or the time of the charter, for the guest at the price that was shown, while they pay. The same stay again is the same checkout with the same end; another stay at this
 * listing takes its place, unless its host was asked already. Where the host answers first, and nothing is paid here, they are asked at once. Refuses what `reserveDates`
 * refuses, a fourth checkout at a time, and the eleventh in an hour; and one for later whose host answers first.
 */
export async function startCheckout(ctx: Ctx, input: Wish, manner: Manner = {}): Promise<{ checkoutId: string }> {
  const { id: guestId } = requireActor(ctx);
  await freshenCalendars(ctx, input.listingId);
  try {
    return await transact(ctx, async (tx) => {
      await lockCheckoutsOf(tx, guestId);
      const former = await openCheckoutAt(tx, guestId, input.listingId);
      if (former && (await isSame(tx, former, input)) && isLive(former, ctx.clock.now())) return { checkoutId: former.id };
      if (former) await replaceCheckout(tx, former);
      await countNewCheckout(tx, guestId);
      return { checkoutId: await holdNights(tx, input, guestId, manner) };
    });
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? goneError(input) : error;
  }
}

async function holdNights(tx: Ctx, input: Wish, guestId: string, { isForLater = false }: Manner): Promise<string> {
  const now = tx.clock.now();
  const { terms, row } = await wantedRow(tx, input, guestId);
  const mode = isInstant(terms, firstDayOf(input), now) ? "instant" : "request";
  const isPaid = isPaidHere(tx, input.totalCents);
  if (mode === "request" && isForLater) throw bookingError("together_asks_first");
  if (mode === "instant" && !isPaid && !isForLater) throw bookingError("nothing_to_pay");
  const expiresAt = new Date(now.getTime() + tx.config.holdMinutes * 60_000);
  if (mode === "request" && row.beginsAt <= expiresAt) throw bookingError("request_too_late");
  const checkout = only(
    await tx.db
      .insert(checkouts)
      .values({ ...row, mode, state: "holding", message: input.message, expiresAt, changedAt: now })
      .returning(),
  );
  if (isForLater) return checkout.id;
  if (isPaid) await openStayPayment(tx, checkout.id, [checkout]);
  else await makeRequest(tx, checkout, answerBy(now, checkout.beginsAt, null));
  return checkout.id;
}

async function isSame(tx: Ctx, row: CheckoutRow, input: Wish): Promise<boolean> {
  const isSameParty =
    row.guests === input.guests &&
    row.children === (input.children ?? 0) &&
    row.infants === (input.infants ?? 0) &&
    row.pets === (input.pets ?? 0);
  if (!isSameParty || row.totalPrice !== input.totalCents) return false;
  if (!isCharter(input)) return row.packageId === null && row.checkIn === input.checkIn && row.checkOut === input.checkOut;
  const { packageId, day, start, crew, extras } = input;
  const isSameTrip = row.packageId === packageId && row.checkIn === day && row.checkInTime === start && row.crew === crew;
  return isSameTrip && (await namesOfExtras(tx, extras)).every((name) => row.extraLabels.includes(name));
}
