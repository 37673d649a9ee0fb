import { occupiedNights } from "../../src/features/availability/availability.tables.server.ts";
import { nightsOf } from "../../src/features/availability/index.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import type { Services } from "../../src/platform/context.server.ts";
import { demoId } from "../../demo/demo-id.ts";

const DEMO_HOST = demoId("person", "host@demo.test");

type Listing = typeof properties.$inferSelect;

/** A listing in the middle of nowhere, so that tests meet only their own; say what matters. */
export async function newListing({ db }: Services, given: Partial<typeof properties.$inferInsert> = {}): Promise<Listing> {
  const [listing] = await db
    .insert(properties)
    .values({
      hostId: DEMO_HOST,
      type: "property",
      category: "House",
      title: "A house",
      description: "It is a house.",
      pricePerNight: 10_000,
      cleaningFee: 5_000,
      capacity: 8,
      streetAddress: "1 Nowhere Road",
      city: "Nowhere",
      state: "ZZ",
      zipCode: "00000",
      country: "Atlantis",
      latitude: -40,
      longitude: -140,
      timeZone: "Etc/GMT+9",
      ...given,
    })
    .returning();
  if (!listing) throw new Error("no listing was made");
  return listing;
}

/** Somebody holds these nights. */
export async function occupy({ db }: Services, propertyId: string, checkIn: string, checkOut: string): Promise<void> {
  await db.insert(occupiedNights).values(nightsOf({ checkIn, checkOut }).map((night) => ({ propertyId, night, isBlocked: true })));
}
