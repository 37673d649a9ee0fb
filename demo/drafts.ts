import { listingDrafts } from "../src/features/listings/drafts/draft.tables.server.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { daysAgo } from "./demo-days.ts";
import { personId } from "./people.ts";

/** The demo host has begun to list another house. */
export async function addDrafts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db.insert(listingDrafts).values({
    hostId: personId("host@demo.test"),
    type: "property",
    fields: {
      type: "property",
      category: "House",
      title: "Net Loft by the Slipway",
      description: "Two rooms under the roof where the nets used to dry.",
      city: "Friday Harbor",
      state: "WA",
      country: "United States",
      capacity: "3",
      bedrooms: "1",
      beds: "2",
      bathrooms: "1",
      minimumNights: "2",
      checkInTime: "15:00",
      checkOutTime: "11:00",
      cancellationPolicy: "moderate",
      cleaningFeeCents: "8500",
      isApproximate: "on",
    },
    photoIds: [],
    savedAt: daysAgo(clock, 2),
  });
}
