import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { earlierAnswer, once } from "../../../platform/limits/idempotency.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { isPaidHere, moveMoney } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingMade } from "../booking.facts.ts";
import { findSameBooking, findSameCharter, insertBooking } from "../booking.queries.server.ts";
import { sharesOf } from "../booking.rules.ts";
import type { ReserveDatesInput, Reserved } from "../booking.schema.ts";
import { isInstant } from "../requests/request.rules.ts";
import type { ReserveCharterInput } from "../charters/charter-input.schema.ts";
import { firstDayOf, goneError, isCharter, requireWanted, wantedRow } from "./wanted.server.ts";

const EXCLUSION_VIOLATION = "23P01";
const GONE = new Set(["dates_taken", "start_taken"]);

const findOwn = (ctx: Ctx, guestId: string, input: ReserveDatesInput | ReserveCharterInput) =>
  isCharter(input) ? findSameCharter(ctx, guestId, input) : findSameBooking(ctx, guestId, input);

/**
 * Books the nights, or the charter, for the guest at the price that was shown, once per idempotency key, completely or not at all. Refuses taken
 * nights, a price that has changed, a stay or pets that the listing doesn't allow, and the host's own listing. Someone who asks again for
 * exactly the stay they hold, perhaps from another tab, gets that booking. Only where the operator takes the money elsewhere and the host needn't answer; else a checkout comes first.
 */
export async function reserveDates(ctx: Ctx, input: ReserveDatesInput | ReserveCharterInput, message = ""): Promise<Reserved> {
  const { id: guestId } = requireActor(ctx);
  if (isPaidHere(ctx, input.totalCents)) throw bookingError("payment_required");
  const { key, ...body } = input;
  const request = { owner: guestId, operation: "bookings.reserve", key, body };
  const earlier = await earlierAnswer<Reserved>(ctx, request);
  if (earlier) return earlier;
  try {
    // What is refused anyway is refused before other sites are asked.
    await requireWanted(ctx, input);
    await freshenCalendars(ctx, input.listingId);
    return await once(ctx, request, async (tx) => {
      const { terms, quote, row } = await wantedRow(tx, input, guestId);
      if (!isInstant(terms, firstDayOf(input), ctx.clock.now())) throw bookingError("request_needed");
      const bookingId = await insertBooking(tx, row);
      await moveMoney(tx, "charge", bookingId, sharesOf(quote), { hostId: terms.hostId });
      await recordFact(tx, bookingMade, { bookingId, message, by: "guest" });
      return { bookingId };
    });
  } catch (error) {
    // Someone took one of the nights after we checked.
    const refusal = databaseErrorCode(error) === EXCLUSION_VIOLATION ? goneError(input) : error;
    const own = refusal instanceof AppError && GONE.has(refusal.code) && (await findOwn(ctx, guestId, input));
    if (own) return { bookingId: own };
    throw refusal;
  }
}
