import { and, asc, eq } from "drizzle-orm";
import { addDays, instantAt, todayAt } from "../src/features/availability/index.ts";
import { manualBookings } from "../src/features/availability/manual/manual-booking.tables.server.ts";
import { properties } from "../src/features/listings/listing.tables.server.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { demoId } from "./demo-id.ts";
import { freeStay } from "./free-stay.ts";
import { personId } from "./people.ts";

const HOST = personId("host@demo.test");

/** Who stays, for how many nights, and from how many days after today on they look for free ones. */
const STAYS = [
  {
    from: -1,
    nights: 3,
    kind: "guest",
    name: "Maria Lindqvist",
    guests: 2,
    contact: "+47 912 34 567",
    note: "Booked by phone. Paid cash.",
  },
  {
    from: 0,
    nights: 2,
    kind: "guest",
    name: "Dan & Priya Shah",
    guests: 4,
    contact: "priya.shah@example.com",
    note: "Regulars since 2023. Arrive by train.",
  },
  { from: 9, nights: 4, kind: "own", name: "", guests: null, contact: "", note: "New stove gets installed on the second day." },
  {
    from: 21,
    nights: 5,
    kind: "guest",
    name: "Oliver Brandt",
    guests: 3,
    contact: "",
    note: "From the other site; they can't export names.",
  },
  { from: -40, nights: 6, kind: "own", name: "Family week", guests: 6, contact: "", note: "" },
] as const;

/** The demo's host entered a few stays that didn't come through us, each at another listing, on the first nights that are free there. */
export async function addManualBookings({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  const listings = await db
    .select()
    .from(properties)
    .where(and(eq(properties.hostId, HOST), eq(properties.status, "active")))
    .orderBy(asc(properties.createdAt), asc(properties.id))
    .limit(STAYS.length);
  for (const [index, { from, nights, ...who }] of STAYS.entries()) {
    const listing = listings[index];
    if (!listing) return;
    const { id: propertyId, timeZone, checkInTime, checkOutTime } = listing;
    const stay = await freeStay(db, propertyId, addDays(todayAt(timeZone, now), from), nights);
    if (!stay) continue;
    const moments = { beginsAt: instantAt(timeZone, stay.checkIn, checkInTime), endsAt: instantAt(timeZone, stay.checkOut, checkOutTime) };
    const times = { timeZone, checkInTime, checkOutTime, ...moments, createdAt: now, changedAt: now };
    await db
      .insert(manualBookings)
      .values({ id: demoId("manual booking", String(index)), propertyId, hostId: HOST, ...stay, ...who, ...times });
  }
}
