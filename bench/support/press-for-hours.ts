import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { bookings } from "../../src/features/bookings/booking.tables.server.ts";
import { boatPackages } from "../../src/features/charters/charter.tables.server.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import { databaseErrorCode, openDatabase } from "../../src/platform/db/database.server.ts";
import { openLog } from "../../src/platform/log.server.ts";
import { departureAt, insertCharter } from "../../tests/support/boats.ts";
import type { Pressing } from "./charter-pressure.ts";

/** Many guests at once who book and cancel hours and seats of the same few days, telling what became of each. */
const { url, boats, guests, clients, attempts } = JSON.parse(process.argv[2] ?? "") as Pressing;
const log = openLog({ logLevel: "silent" }, "start");
const { db, close } = openDatabase(url, { log, name: "bench" });
const services = { db, clock: { now: () => new Date("2027-01-01T12:00:00Z") } };

const HOUR = 3_600_000;
const FIRST = Date.parse("2027-02-01T06:00:00Z");
const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;
const say = (word: string) =>
  new Promise<void>((resolve) => void (process.send?.(word, undefined, undefined, () => resolve()) ?? resolve()));

async function boatOf(id: string) {
  const [listing] = await db.select().from(properties).where(eq(properties.id, id));
  const sold = await db.select().from(boatPackages).where(eq(boatPackages.propertyId, id));
  if (!listing) throw new Error("the boat is gone");
  const [whole, seats] = [sold.find((each) => each.seats === null), sold.find((each) => each.seats !== null)];
  return { ...listing, packageId: whole?.id ?? "", seatsId: seats?.id ?? "" };
}

async function client(fleet: Awaited<ReturnType<typeof boatOf>>[]): Promise<void> {
  const mine: string[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const last = mine.length > 3 ? mine.shift() : undefined;
      if (last) {
        await db.update(bookings).set({ status: "cancelled", cancelledAt: new Date(), cancelledBy: "guest" }).where(eq(bookings.id, last));
        continue;
      }
      const boat = pick(fleet);
      const begins = FIRST + randomInt(30 * 24) * HOUR;
      const [beginsAt, endsAt] = [new Date(begins), new Date(begins + 3 * HOUR)];
      const seat = randomInt(3) === 0 ? { departureId: await departureAt(services, boat, beginsAt, endsAt), seats: 1 } : {};
      mine.push(await insertCharter(services, { boat, guestId: pick(guests), beginsAt, endsAt, ...seat }));
      await say("booked");
    } catch (error) {
      await say(databaseErrorCode(error) === "23P01" ? "refused" : "failed");
    }
  }
}

const fleet = await Promise.all(boats.map(boatOf));
await Promise.all(Array.from({ length: clients }, () => client(fleet)));
await close();
process.exit();
