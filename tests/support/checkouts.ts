import { eq } from "drizzle-orm";
import { type Stay, instantAt, nightsOf } from "../../src/features/availability/index.ts";
import { checkouts } from "../../src/features/bookings/checkout/checkout.tables.server.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import type { Services } from "../../src/platform/context.server.ts";

const MINUTE_MS = 60_000;
const CENTS = 10_000;

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
