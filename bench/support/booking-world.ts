import type pg from "pg";
import type { ReserveDatesInput } from "../../src/features/bookings/index.ts";
import { addDays, quoteStay } from "../../src/features/availability/index.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { readConfig } from "../../src/platform/config.server.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { openDatabase } from "../../src/platform/db/database.server.ts";
import { openJobSender } from "../../src/platform/jobs/jobs.server.ts";
import { openLog } from "../../src/platform/log.server.ts";

const SECRET = "a secret that only the benchmark has and keeps";
const GUESTS = 50;
const LISTINGS = 200;
const SPARE_LISTINGS = 5;
const [PRICE, CLEANING] = [20_000, 8_500];

export type BookingWorld = {
  url: string;
  pool: pg.Pool;
  guestIds: string[];
  /** Listings that no stay is for. */
  spareListingIds: string[];
  asGuest(number: number): Ctx;
  /** Three nights that no stay has taken yet. */
  nextStay(): Omit<ReserveDatesInput, "key">;
  /** How many deadlocks PostgreSQL has broken so far. */
  countDeadlocks(): Promise<number>;
  close(): Promise<void>;
};

/** A few hosts' listings, some guests, and a verb's context for each of them. */
export async function openBookingWorld(url: string): Promise<BookingWorld> {
  const log = openLog({ logLevel: "silent" }, "start");
  const database = openDatabase(url, { log, name: "bench", max: 20 });
  const { rows: people } = await database.pool.query<{ id: string }>(
    `insert into profiles (full_name, email) select 'Person ' || i, 'person-' || i || '@bench.test' from generate_series(0, ${GUESTS}) i returning id`,
  );
  const [host, ...guestIds] = people.map(({ id }) => id);
  const { rows: listings } = await database.pool.query<{ id: string }>(
    `insert into properties (host_id, type, category, title, description, price_per_night, cleaning_fee, street_address, city, state, zip_code, country, time_zone, capacity)
       select $1, 'property', 'House', 'House ' || i, '', ${PRICE}, ${CLEANING}, '1 Road', 'Town', 'ST', '00000', 'Country', 'UTC', 8 from generate_series(1, ${LISTINGS + SPARE_LISTINGS}) i returning id`,
    [host],
  );
  const config = readConfig({ EMBEDDED_DATABASE_URL: url, SECRET, DEMO: "off", LOG_LEVEL: "silent" });
  const jobs = await openJobSender(database.db);
  const services = { config, db: database.db, clock: systemClock, log, jobs, storage: null as never, network: null as never };
  const first = addDays(new Date().toISOString().slice(0, 10), 1);
  let stays = 0;
  return {
    url,
    pool: database.pool,
    guestIds,
    spareListingIds: listings.slice(LISTINGS).map(({ id }) => id),
    asGuest: (number) => ({
      ...services,
      actor: { id: guestIds[number % GUESTS] ?? "", sessionId: "", isHost: false, supportRole: null },
      request: null,
    }),
    nextStay() {
      const checkIn = addDays(first, 3 * Math.floor(stays / LISTINGS));
      const stay = { checkIn, checkOut: addDays(checkIn, 3) };
      const listingId = listings[stays++ % LISTINGS]?.id ?? "";
      const { total } = quoteStay(stay, { nightlyPriceCents: PRICE, cleaningFeeCents: CLEANING, customPrices: new Map() });
      return { listingId, ...stay, guests: 2, totalCents: total.cents };
    },
    async countDeadlocks() {
      const counted = "select deadlocks from pg_stat_database where datname = current_database()";
      return Number((await database.pool.query<{ deadlocks: string }>(counted)).rows[0]?.deadlocks);
    },
    close: () => database.close(),
  };
}
