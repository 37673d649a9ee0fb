import { and, count, eq, gt } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { only } from "../../../platform/db/only.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { instantAt, lastBookableDay, nightsBetween, todayAt } from "../../availability/index.ts";
import { stayError, takenNights } from "../../availability/index.server.ts";
import { stayTerms, type StayTerms } from "../../listings/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { specialOfferPolicy } from "../booking.policy.ts";
import { refusePets } from "../reserving/refuse-pets.server.ts";
import { endOffer } from "./end-offer.server.ts";
import { lockOpenOffer } from "./offer.queries.server.ts";
import { OFFER_MS, priceOfTotal } from "./offer.rules.ts";
import type { SpecialOfferInput } from "./offer.schema.ts";
import { specialOffers } from "./offer.tables.server.ts";

const MOST_A_DAY = 20;

type Offered = Omit<SpecialOfferInput, "key">;

/**
 * Offers a guest a stay at the host's own listing at a total of the host's, in the caller's transaction, in place of an earlier offer to them. Refuses dates that are over, too far or
 * taken, a party that doesn't fit, and the twenty-first offer in a day. The host's rules of stays don't bind the host. Nothing is held.
 */
export async function makeOffer(tx: Ctx, listingId: string, guestId: string, input: Offered): Promise<string> {
  const terms = await admit(tx, specialOfferPolicy, "offer", async () => ({ ...(await stayTerms(tx, listingId)), guestId }));
  const now = tx.clock.now();
  refuseStay(terms, input, now);
  const last = await takenNights(tx, listingId, input.checkIn, input.checkOut);
  if (last.some((night) => night < input.checkOut)) throw stayError("dates_taken");
  const { hostId } = terms;
  const isRecent = and(eq(specialOffers.hostId, hostId), gt(specialOffers.createdAt, new Date(now.getTime() - DAY_MS)));
  const [{ made } = { made: 0 }] = await tx.db.select({ made: count() }).from(specialOffers).where(isRecent);
  if (made >= MOST_A_DAY) throw bookingError("too_many_offers");
  const former = await lockOpenOffer(tx, { listingId, guestId });
  if (former) await endOffer(tx, former.id, "replaced");
  const { totalCents, ...stay } = input;
  const row = {
    ...stay,
    propertyId: listingId,
    guestId,
    hostId,
    ...priceOfTotal(totalCents, nightsBetween(stay), terms.cleaningFeeCents),
    expiresAt: new Date(Math.min(now.getTime() + OFFER_MS, beginsAt(terms, input).getTime())),
    createdAt: now,
  };
  return only(await tx.db.insert(specialOffers).values(row).returning({ id: specialOffers.id })).id;
}

const beginsAt = ({ timeZone, checkInTime }: StayTerms, { checkIn }: { checkIn: string }): Date =>
  instantAt(timeZone, checkIn, checkInTime);

function refuseStay(terms: StayTerms, { checkIn, checkOut, guests, pets }: Offered, now: Date): void {
  const today = todayAt(terms.timeZone, now);
  if (beginsAt(terms, { checkIn }) <= now || checkOut > lastBookableDay(today) || checkIn >= checkOut) throw bookingError("offer_dates");
  if (guests > terms.capacity) throw stayError("too_many_guests");
  refusePets(terms, pets);
}
