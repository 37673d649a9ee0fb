import { eq } from "drizzle-orm";
import { profiles } from "../../src/features/accounts/account.tables.server.ts";
import { addDays, instantAt, nightsOf, type Stay } from "../../src/features/availability/index.ts";
import { insertBooking } from "../../src/features/bookings/booking.queries.server.ts";
import { bookingOf } from "../../src/features/bookings/checkout/checkout.queries.server.ts";
import { checkouts } from "../../src/features/bookings/checkout/checkout.tables.server.ts";
import { specialOffers } from "../../src/features/bookings/offers/offer.tables.server.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import { payments } from "../../src/features/payments/operations/payment.tables.server.ts";
import type { Services } from "../../src/platform/context.server.ts";

const MINUTE_MS = 60_000;
const CENTS = 10_000;

/** The ids of so many new people, who can't sign in. */
export async function newGuests({ db }: Pick<Services, "db">, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, (_, each) => ({
    email: `payer-${crypto.randomUUID()}@example.com`,
    fullName: `Payer ${each}`,
  }));
  return (await db.insert(profiles).values(made).returning({ id: profiles.id })).map(({ id }) => id);
}

type Held = Stay & { listingId: string; guestId: string; minutes?: number } & Partial<typeof checkouts.$inferInsert>;

/** Somebody is paying for these nights, for 15 minutes from now on. The id of the checkout. */
export async function holdNights({ db, clock }: Pick<Services, "db" | "clock">, held: Held): Promise<string> {
  const { listingId, minutes = 15, ...given } = held;
  const [listing] = await db.select().from(properties).where(eq(properties.id, listingId));
  if (!listing) throw new Error("no such listing");
  const { hostId, timeZone, checkInTime, checkOutTime, cancellationPolicy } = listing;
  const { checkIn, checkOut } = given;
  const nightlyPrices = nightsOf({ checkIn, checkOut }).map(() => CENTS);
  const now = clock.now();
  const beginsAt = instantAt(timeZone, checkIn, checkInTime);
  const [checkout] = await db
    .insert(checkouts)
    .values({
      propertyId: listingId,
      hostId,
      guests: 1,
      nightlyPrices,
      cleaningFee: 0,
      serviceFee: 0,
      totalPrice: CENTS * nightlyPrices.length,
      cancellationPolicy,
      timeZone,
      checkInTime,
      checkOutTime,
      beginsAt,
      endsAt: instantAt(timeZone, checkOut, checkOutTime),
      payableAt: beginsAt,
      expiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
      createdAt: now,
      changedAt: now,
      ...given,
    })
    .returning({ id: checkouts.id });
  if (!checkout) throw new Error("no checkout was made");
  return checkout.id;
}

/** What a verb would write, now. One that isn't open any more has ended. */
export async function moveCheckout(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  given: Partial<typeof checkouts.$inferInsert>,
): Promise<void> {
  const changedAt = clock.now();
  const isOver = given.state !== undefined && given.state !== "holding" && given.state !== "asked";
  await db
    .update(checkouts)
    .set({ changedAt, ...(isOver && { endedAt: changedAt }), ...(given.state && !isOver && { endedAt: null }), ...given })
    .where(eq(checkouts.id, id));
}

/** The booking that a checkout becomes. */
export async function bookCheckout(services: Services, id: string): Promise<string> {
  const [checkout] = await services.db.select().from(checkouts).where(eq(checkouts.id, id));
  if (!checkout) throw new Error("no such checkout");
  return insertBooking({ ...services, actor: null, request: null }, bookingOf(checkout, services.clock.now()));
}

/** What a host offers a guest. The id of the offer. */
export async function offerFor(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id: propertyId, hostId }: { id: string; hostId: string },
  guestId: string,
): Promise<string> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const price = { nightlyPrices: [CENTS], cleaningFee: 0, serviceFee: 0, totalPrice: CENTS, guests: 1 };
  const stay = { checkIn: addDays(today, 70), checkOut: addDays(today, 71), ...price };
  const given = { propertyId, hostId, guestId, ...stay, createdAt: now, expiresAt: new Date(now.getTime() + 60 * MINUTE_MS) };
  const [offer] = await db.insert(specialOffers).values(given).returning({ id: specialOffers.id });
  if (!offer) throw new Error("no offer was made");
  return offer.id;
}

/** Nights that a guest is paying for, or asks the host about where that is what the address is for. */
export function checkoutFor(services: Pick<Services, "db" | "clock">, path: string, listingId: string, guestId: string): Promise<string> {
  const now = services.clock.now();
  const today = now.toISOString().slice(0, 10);
  const asked = { mode: "request" as const, state: "asked" as const, answerBy: new Date(now.getTime() + 10 * MINUTE_MS) };
  const stay = { checkIn: addDays(today, 50), checkOut: addDays(today, 51) };
  return holdNights(services, { listingId, guestId, ...stay, ...(/\/host\/requests|withdrawal/.test(path) && asked) });
}

/** What somebody pays. Its id. */
export async function paymentOf({ db, clock }: Pick<Services, "db" | "clock">, payerId: string): Promise<string> {
  const now = clock.now();
  const given = {
    purpose: "stay" as const,
    subjectId: crypto.randomUUID(),
    payerId,
    label: "A house",
    amount: 100,
    returnPath: "/",
    cancelPath: "/",
  };
  const [row] = await db
    .insert(payments)
    .values({ ...given, provider: "recorded", endsAt: now, createdAt: now })
    .returning({ id: payments.id });
  return row?.id ?? "";
}
