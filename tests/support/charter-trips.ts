import { eq, inArray } from "drizzle-orm";
import { CharterCheckoutInput } from "../../src/features/bookings/index.ts";
import { readCheckout } from "../../src/features/bookings/index.server.ts";
import { startCheckout } from "../../src/features/bookings/checkout/start-checkout.server.ts";
import { quoteCharter } from "../../src/features/charters/index.server.ts";
import { CharterChoice, type CharterCrew } from "../../src/features/charters/index.ts";
import { boatExtras, boatPackages, boatPackageStarts } from "../../src/features/charters/charter.tables.server.ts";
import type { properties } from "../../src/features/listings/listing.tables.server.ts";
import { newBoat } from "./boats.ts";
import { newKey } from "./bookings.ts";
import { payStay, runPaymentJobs } from "./paid-stays.ts";
import { type Person, visitOf } from "./people.ts";
import type { TestServices } from "./test-ctx.ts";

export type SailingBoat = Awaited<ReturnType<typeof newSailingBoat>>;

/** "Blue Pearl" in Split, with half days from 8:00 AM to 1:00 PM, a sunset by the seat at 6:00 PM, a week from Saturday on, and a paddle board. */
export async function newSailingBoat(services: TestServices, host: Person, given: Partial<typeof properties.$inferInsert> = {}) {
  const { db, clock } = services;
  const place = { title: "Blue Pearl", city: "Split", country: "Croatia", instantFromDays: 0, cancellationPolicy: "flexible" as const };
  const boat = await newBoat(services, { hostId: (await visitOf(services, host)).actor?.id ?? "", ...place, ...given });
  const [week] = await db
    .insert(boatPackages)
    .values({
      propertyId: boat.id,
      createdAt: clock.now(),
      name: "A week",
      nights: 7,
      returnsAt: "09:00",
      bareboatCents: 280_000,
      guests: 8,
      beginsPlace: "ACI Marina, pier 4",
      endsPlace: "Marina Kaštela",
    })
    .returning({ id: boatPackages.id });
  const weekId = week?.id ?? "";
  await db.delete(boatPackageStarts).where(inArray(boatPackageStarts.packageId, [boat.packageId, boat.seatsId]));
  await db.insert(boatPackageStarts).values([
    { packageId: boat.packageId, no: 1, firstStart: "08:00", lastStart: "13:00", stepMinutes: 60 },
    { packageId: boat.seatsId, no: 1, firstStart: "18:00", lastStart: "18:00" },
    { packageId: weekId, no: 1, firstStart: "17:00", lastStart: "17:00", weekdays: 64 },
  ]);
  await db
    .insert(boatExtras)
    .values({ propertyId: boat.id, name: "Paddle board", kind: "equipment", terms: "priced", cents: 2_500, unit: "booking" });
  const extras = await db.select({ id: boatExtras.id }).from(boatExtras).where(eq(boatExtras.propertyId, boat.id));
  return { ...boat, weekId, extraIds: extras.map(({ id }) => id) };
}

type Draft = {
  boat: Pick<SailingBoat, "id" | "packageId">;
  packageId?: string;
  day: string;
  start?: string;
  crew?: CharterCrew;
  guests?: number;
  extras?: string[];
};

/** The guest begins to pay for a charter at today's price, as the page would: of a half day with a captain at 8:00 AM, unless told otherwise. */
export async function startCharter(services: TestServices, guest: Person, { boat, ...draft }: Draft): Promise<string> {
  const visit = await visitOf(services, guest);
  const choice = CharterChoice.parse({ packageId: boat.packageId, start: "08:00", crew: "captained", guests: 4, ...draft });
  const { quote } = await quoteCharter(visit, boat.id, choice);
  const license = { licenseKind: "ICC", licenseNumber: "HR-123", licenseCountry: "Norway" };
  const input = CharterCheckoutInput.parse({
    ...choice,
    ...(choice.crew === "bareboat" ? license : {}),
    listingId: boat.id,
    totalCents: quote.total.cents,
    key: newKey(),
    acceptsRules: "yes",
  });
  return (await startCheckout(visit, input)).checkoutId;
}

/** A charter that its guest has paid for through Demo Pay, with the money taken. */
export async function paidCharter(services: TestServices, guest: Person, draft: Draft): Promise<string> {
  const checkoutId = await startCharter(services, guest, draft);
  await payStay(services, guest, checkoutId);
  await runPaymentJobs(services);
  const { bookingId } = await readCheckout(await visitOf(services, guest), checkoutId);
  if (!bookingId) throw new Error("the charter was not booked");
  return bookingId;
}
