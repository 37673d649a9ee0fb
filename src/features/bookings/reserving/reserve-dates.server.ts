import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { earlierAnswer, once } from "../../../platform/limits/idempotency.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { stayError } from "../../availability/index.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { isPaidHere, moveMoney } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingMade } from "../booking.facts.ts";
import { findSameBooking, insertBooking } from "../booking.queries.server.ts";
import { sharesOf } from "../booking.rules.ts";
import type { ReserveDatesInput, Reserved } from "../booking.schema.ts";
import { isInstant } from "../requests/request.rules.ts";
import { requireOffer, stayRow } from "./offered-stay.server.ts";

const EXCLUSION_VIOLATION = "23P01";

/**
 * Books the nights for the guest at the price that was shown, once per idempotency key, completely or not at all. Refuses taken
 * nights, a price that has changed, a stay or pets that the listing doesn't allow, and the host's own listing. Someone who asks again for
 * exactly the stay they hold, perhaps from another tab, gets that booking. Only where the operator takes the money elsewhere and the host needn't answer; else a checkout comes first.
 */
export async function reserveDates(ctx: Ctx, input: ReserveDatesInput, message = ""): Promise<Reserved> {
  const { id: guestId } = requireActor(ctx);
  if (isPaidHere(ctx, input.totalCents)) throw bookingError("payment_required");
  const { key, ...body } = input;
  const request = { owner: guestId, operation: "bookings.reserve", key, body };
  const earlier = await earlierAnswer<Reserved>(ctx, request);
  if (earlier) return earlier;
  try {
    // What is refused anyway is refused before other sites are asked.
    await requireOffer(ctx, input);
    await freshenCalendars(ctx, input.listingId);
    return await once(ctx, request, async (tx) => {
      const offer = await requireOffer(tx, input);
      if (!isInstant(offer.terms, input.checkIn, ctx.clock.now())) throw bookingError("request_needed");
      const bookingId = await insertBooking(tx, await stayRow(tx, input, guestId, offer));
      await moveMoney(tx, "charge", bookingId, sharesOf(offer.quote), { hostId: offer.terms.hostId });
      await recordFact(tx, bookingMade, { bookingId, message });
      return { bookingId };
    });
  } catch (error) {
    // Someone took one of the nights after we checked.
    const refusal = databaseErrorCode(error) === EXCLUSION_VIOLATION ? stayError("dates_taken") : error;
    const own = refusal instanceof AppError && refusal.code === "dates_taken" && (await findSameBooking(ctx, guestId, input));
    if (own) return { bookingId: own };
    throw refusal;
  }
}
