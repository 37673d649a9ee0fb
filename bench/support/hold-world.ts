import { holdNights, newGuests } from "../../tests/support/checkouts.ts";
import { newListing } from "../../tests/support/listings.ts";
import { addDays } from "../../src/features/availability/index.ts";
import { openDatabase } from "../../src/platform/db/database.server.ts";
import { openLog } from "../../src/platform/log.server.ts";
import { testClock, type TestClock } from "../../tests/support/test-clock.ts";
import type { Services } from "../../src/platform/context.server.ts";

const MOST_CLIENTS = 50;
const DAYS = 700;

export type HoldWorld = {
  services: Services & { clock: TestClock };
  guests: string[];
  /** A stay that nobody has asked for yet. */
  nextStay(): { listingId: string; checkIn: string; checkOut: string };
  hold(guestId: string, stay: ReturnType<HoldWorld["nextStay"]>): Promise<string>;
  count(query: string): Promise<number>;
  countDeadlocks(): Promise<number>;
  close(): Promise<void>;
};

/** Guests and listings on a new database, with a clock that the rounds move. */
export async function openHoldWorld(url: string): Promise<HoldWorld> {
  const log = openLog({ logLevel: "silent" }, "start");
  const { db, pool, close } = openDatabase(url, { log, name: "bench" });
  const services = { db, log, clock: testClock("2027-01-01T12:00:00Z") } as unknown as HoldWorld["services"];
  const [hostId = "", ...guests] = await newGuests(services, MOST_CLIENTS + 1);
  let [listingId, offset] = ["", DAYS];
  const listings: string[] = [];
  for (let made = 0; made < 60; made++) listings.push((await newListing(services, { hostId })).id);
  const count = async (query: string) => Number((await pool.query<{ n: string }>(`select count(*) as n from ${query}`)).rows[0]?.n);
  return {
    services,
    guests,
    nextStay() {
      if (offset >= DAYS) [listingId, offset] = [listings.shift() ?? "", 0];
      const checkIn = addDays("2027-02-01", offset);
      offset += 4;
      return { listingId, checkIn, checkOut: addDays(checkIn, 3) };
    },
    hold: (guestId, stay) => holdNights(services, { guestId, ...stay }),
    count,
    countDeadlocks: async () =>
      Number(
        (await pool.query<{ n: string }>("select deadlocks as n from pg_stat_database where datname = current_database()")).rows[0]?.n,
      ),
    close,
  };
}
