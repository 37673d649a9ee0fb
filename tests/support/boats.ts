import { eq } from "drizzle-orm";
import { boatClocks } from "../../src/features/availability/hours/hours.tables.server.ts";
import { bookings } from "../../src/features/bookings/booking.tables.server.ts";
import { checkouts } from "../../src/features/bookings/checkout/checkout.tables.server.ts";
import { newReservationId } from "../../src/features/bookings/reserving/reservation-id.server.ts";
import { boatPackages, boatPackageStarts, departures } from "../../src/features/charters/charter.tables.server.ts";
import type { properties } from "../../src/features/listings/listing.tables.server.ts";
import { DAY_MS } from "../../src/platform/clock.ts";
import type { Services } from "../../src/platform/context.server.ts";
import { only } from "../../src/platform/db/only.ts";
import { newListing } from "./listings.ts";

type Given = Partial<typeof properties.$inferInsert> & { turnaroundMinutes?: number; sellsHours?: boolean };
type Boat = typeof properties.$inferSelect & { packageId: string; seatsId: string };

/** A boat in Split with a package for the whole boat and one of 12 seats, and half an hour between two uses, that sells hours unless told otherwise. */
export async function newBoat(
  services: Pick<Services, "db" | "clock">,
  { turnaroundMinutes = 60, sellsHours = true, ...given }: Given = {},
): Promise<Boat> {
  const { db, clock } = services;
  const listing = await newListing(services as Services, {
    type: "boat",
    category: "Boat",
    crew: "either",
    timeZone: "Europe/Zagreb",
    checkInTime: "17:00",
    checkOutTime: "09:00",
    ...given,
  });
  if (sellsHours) await sellHours(services, listing.id, turnaroundMinutes);
  const made = { propertyId: listing.id, createdAt: clock.now(), captainedCents: 40_000, minutes: 240 };
  const [whole, seats] = await db
    .insert(boatPackages)
    .values([
      { ...made, name: "Half day", bareboatCents: 30_000, guests: 8 },
      { ...made, name: "Sunset by the seat", minutes: 120, guests: 12, seats: 12, prepareMinutes: 30 },
    ])
    .returning({ id: boatPackages.id });
  const starts = [
    { packageId: whole?.id ?? "", no: 1, firstStart: "08:00", lastStart: "16:00" },
    { packageId: seats?.id ?? "", no: 1, firstStart: "19:00", lastStart: "19:00" },
  ];
  await db.insert(boatPackageStarts).values(starts);
  return { ...listing, packageId: whole?.id ?? "", seatsId: seats?.id ?? "" };
}

/** A package of the boat, for two people. Its id. */
export async function newPackage({ db, clock }: Pick<Services, "db" | "clock">, propertyId: string): Promise<string> {
  const given = { propertyId, name: "Half day", minutes: 240, captainedCents: 40_000, guests: 2, createdAt: clock.now() };
  return only(await db.insert(boatPackages).values(given).returning({ id: boatPackages.id })).id;
}

/** A start of a package by the seat, a month from now, on which nobody has a seat. Its id. */
export async function newDeparture(services: Pick<Services, "db" | "clock">, propertyId: string): Promise<string> {
  const packageId = await newPackage(services, propertyId);
  const later = (days: number) => new Date(services.clock.now().getTime() + days * DAY_MS);
  const given = { propertyId, packageId, beginsAt: later(30), endsAt: later(31), prepareMinutes: 0, seats: 2 };
  return only(await services.db.insert(departures).values(given).returning({ id: departures.id })).id;
}

/** From here on the boat sells hours. */
export const sellHours = async ({ db, clock }: Pick<Services, "db" | "clock">, propertyId: string, turnaroundMinutes = 60): Promise<void> =>
  void (await db.insert(boatClocks).values({ propertyId, turnaroundMinutes, noticeMinutes: 120, since: clock.now() }));

export type CharterDraft = {
  boat: Boat;
  guestId: string;
  beginsAt: Date;
  endsAt: Date;
  prepareMinutes?: number;
  departureId?: string | null;
  seats?: number;
};

/** A charter as both of a booking's tables keep it. */
const charterRow = ({ boat, guestId, beginsAt, endsAt, prepareMinutes = 0, departureId = null, seats = 0 }: CharterDraft) => ({
  propertyId: boat.id,
  hostId: boat.hostId,
  guestId,
  checkIn: beginsAt.toISOString().slice(0, 10),
  checkOut: endsAt.toISOString().slice(0, 10),
  guests: 1,
  nightlyPrices: [],
  cleaningFee: 0,
  serviceFee: 0,
  packageId: departureId === null ? boat.packageId : boat.seatsId,
  packageName: "Half day",
  crew: "captained" as const,
  charterCents: 40_000,
  totalPrice: 40_000,
  prepareMinutes,
  departureId,
  seats,
  cancellationPolicy: "flexible" as const,
  timeZone: boat.timeZone,
  checkInTime: "08:00",
  checkOutTime: "12:00",
  beginsAt,
  endsAt,
  payableAt: endsAt,
});

/** The charter is booked, without money. Its id. */
export async function insertCharter(
  { db, clock }: Pick<Services, "db" | "clock">,
  draft: CharterDraft & { checkoutId?: string },
): Promise<string> {
  const createdAt = clock.now();
  const [made] = await db
    .insert(bookings)
    .values({ ...charterRow(draft), checkoutId: draft.checkoutId ?? null, createdAt, reservationId: newReservationId(createdAt) })
    .returning({ id: bookings.id });
  if (!made) throw new Error("no charter was booked");
  return made.id;
}

/** Somebody is paying for this charter, for 15 minutes from now on. The id of the checkout. */
export async function holdCharter({ db, clock }: Pick<Services, "db" | "clock">, draft: CharterDraft, minutes = 15): Promise<string> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const [made] = await db
    .insert(checkouts)
    .values({ ...charterRow(draft), expiresAt, createdAt: now, changedAt: now })
    .returning({ id: checkouts.id });
  if (!made) throw new Error("no checkout was made");
  return made.id;
}

/** The departure of the boat's seats at this moment, whether or not somebody has a seat. Its id. */
export async function departureAt({ db }: Pick<Services, "db">, boat: Boat, beginsAt: Date, endsAt: Date): Promise<string> {
  const given = { propertyId: boat.id, packageId: boat.seatsId, beginsAt, endsAt, prepareMinutes: 30, seats: 12 };
  const [made] = await db.insert(departures).values(given).onConflictDoNothing().returning({ id: departures.id });
  if (made) return made.id;
  const rows = await db
    .select({ id: departures.id, beginsAt: departures.beginsAt })
    .from(departures)
    .where(eq(departures.packageId, boat.seatsId));
  return rows.find((row) => row.beginsAt.getTime() === beginsAt.getTime())?.id ?? "";
}
