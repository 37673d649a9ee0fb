import { and, asc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { hostOf } from "../../listings/index.server.ts";
import { boatPackages, departures } from "../charter.tables.server.ts";

const { id, propertyId, packageId, beginsAt, endsAt, seats, taken, cancelledAt, cancelReason } = departures;
const COLUMNS = { id, propertyId, packageId, beginsAt, endsAt, seats, taken, cancelledAt, cancelReason };

/** A start of a package that is sold by the seat, with its boat's host. Its seats are taken by bookings and by who is paying. */
export type Departure = NonNullable<Awaited<ReturnType<typeof findDeparture>>>;

export async function findDeparture({ db }: Ctx, departureId: string) {
  const [row] = await db
    .select({ ...COLUMNS, packageName: boatPackages.name, hostId: hostOf(propertyId) })
    .from(departures)
    .innerJoin(boatPackages, eq(boatPackages.id, packageId))
    .where(eq(id, departureId));
  return row ?? null;
}

const MOST_SHOWN = 50;

/** The departures of a boat that haven't begun and that somebody has a seat on, or that were cancelled, the next ones first; the caller makes sure that they may be shown. */
export const departuresAhead = ({ db, clock }: Ctx, boatId: string) =>
  db
    .select({ ...COLUMNS, packageName: boatPackages.name })
    .from(departures)
    .innerJoin(boatPackages, eq(boatPackages.id, packageId))
    .where(and(eq(propertyId, boatId), gt(beginsAt, clock.now()), or(gt(taken, 0), isNotNull(cancelledAt))))
    .orderBy(asc(beginsAt), asc(id))
    .limit(MOST_SHOWN);

/** Nobody can book it from here on, and it says why. False where somebody has a seat, or it was cancelled already. */
export async function closeDeparture(tx: Ctx, departure: Departure, reason: string): Promise<boolean> {
  // As whoever takes a seat does, so that nobody does it meanwhile.
  await tx.db.execute(sql`select wait_for_hours(${departure.propertyId})`);
  const closed = await tx.db
    .update(departures)
    .set({ cancelledAt: tx.clock.now(), cancelReason: reason })
    .where(and(eq(id, departure.id), isNull(cancelledAt), eq(taken, 0)))
    .returning({ id });
  return closed.length > 0;
}

/** It can be booked again, as its package is offered by now. */
export async function openDeparture({ db }: Ctx, departureId: string): Promise<void> {
  await db.update(departures).set({ cancelledAt: null, cancelReason: "" }).where(eq(id, departureId));
}
