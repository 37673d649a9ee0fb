import { and, asc, between, eq, gte, ne } from "drizzle-orm";
import { bookings } from "../src/features/bookings/booking.tables.server.ts";
import { tripCompanions, tripCosts, tripPlanParts, tripPlans } from "../src/features/trip-plans/trip-plan.tables.server.ts";
import { nameOfTrip } from "../src/features/trip-plans/trip-plan.rules.ts";
import { properties } from "../src/features/listings/listing.tables.server.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { daysAgo } from "./demo-days.ts";
import { demoId } from "./demo-id.ts";
import { personId } from "./people.ts";

const PEOPLE = ["host@demo.test", "agent@demo.test"];

/** The guest's next stay is a plan with what they do meanwhile, two people who come along, and what was paid so far. */
export async function addTripPlans({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const ownerId = personId("guest@demo.test");
  const ahead = and(eq(bookings.guestId, ownerId), eq(bookings.status, "confirmed"), gte(bookings.beginsAt, clock.now()));
  const [first] = await db
    .select({
      id: bookings.id,
      checkIn: bookings.checkIn,
      beginsAt: bookings.beginsAt,
      endsAt: bookings.endsAt,
      totalPrice: bookings.totalPrice,
      city: properties.city,
      title: properties.title,
    })
    .from(bookings)
    .innerJoin(properties, eq(properties.id, bookings.propertyId))
    .where(and(ahead, eq(properties.type, "property")))
    .orderBy(asc(bookings.beginsAt))
    .limit(1);
  if (!first) return;
  const isMeanwhile = between(bookings.beginsAt, first.beginsAt, first.endsAt);
  const others = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(ahead, isMeanwhile, ne(bookings.id, first.id)));
  const planId = demoId("trip-plan", "first");
  await db.insert(tripPlans).values({ id: planId, ownerId, name: nameOfTrip(first), createdAt: daysAgo(clock, 3) });
  await db.insert(tripPlanParts).values([first, ...others].map(({ id: bookingId }) => ({ planId, bookingId })));
  const companions = PEOPLE.map(personId);
  await db.insert(tripCompanions).values(companions.map((id) => ({ planId, personId: id, joinedAt: daysAgo(clock, 2) })));
  const everybody = [ownerId, ...companions];
  const cost = (label: string, cents: number, paidById: string) => ({
    planId,
    label,
    cents,
    paidById,
    addedById: paidById,
    sharedByIds: everybody,
    createdAt: daysAgo(clock, 1),
  });
  await db
    .insert(tripCosts)
    .values([cost(first.title, first.totalPrice, ownerId), cost("Train tickets", 18_600, companions[0] ?? ownerId)]);
}
