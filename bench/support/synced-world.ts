import { importedCalendars } from "../../src/features/calendar-sync/calendar.tables.server.ts";
import { sealedAddress } from "../../src/features/calendar-sync/importing/sealed-address.server.ts";
import { readConfig } from "../../src/platform/config.server.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { openDatabase } from "../../src/platform/db/database.server.ts";
import { openJobSender } from "../../src/platform/jobs/jobs.server.ts";
import { openLog } from "../../src/platform/log.server.ts";
import { type FixtureSite, startFixtureSite } from "../../tests/support/fixture-site.ts";
import { type TestClock, testClock } from "../../tests/support/test-clock.ts";

const HOST = "calendar.example";
export const OTHER_HOST = "other.example";
const SECRET = "a secret that only the benchmark has and keeps";

export type SyncedWorld = {
  ctx: Ctx;
  clock: TestClock;
  site: FixtureSite;
  /** One more host with one calendar, at another site. */
  addOther(file: Buffer): Promise<void>;
  count(query: string): Promise<number>;
  close(): Promise<void>;
};

export const pageOf = (number: number): string => `${HOST}/${number}.ics`;

/** As many listings as files, each with the calendar of one of them, on a site of this machine; all are due. */
export async function openSyncedWorld(url: string, start: string, files: readonly Buffer[]): Promise<SyncedWorld> {
  const log = openLog({ logLevel: "silent" }, "start");
  const database = openDatabase(url, { log, name: "bench", max: 10 });
  const site = await startFixtureSite({}, { moreHosts: [HOST, OTHER_HOST] });
  const clock = testClock(start);
  const config = readConfig({ EMBEDDED_DATABASE_URL: url, SECRET, DEMO: "off", LOG_LEVEL: "silent" });
  const jobs = await openJobSender(database.db);
  const ctx: Ctx = {
    config,
    db: database.db,
    clock,
    log,
    jobs,
    storage: null as never,
    network: site.network,
    actor: null,
    request: null,
  };
  const addHost = async (email: string, listings: number): Promise<string[]> => {
    const { rows } = await database.pool.query<{ id: string }>(
      `with host as (insert into profiles (full_name, email) values ('Hal Host', $1) returning id)
       insert into properties (host_id, type, category, title, description, price_per_night, cleaning_fee, street_address, city, state, zip_code, country, time_zone)
         select host.id, 'property', 'House', 'House ' || i, '', 20000, 0, '1 Road', 'Town', 'ST', '00000', 'Country', 'America/New_York'
         from host, generate_series(1, $2) i returning id`,
      [email, listings],
    );
    return rows.map(({ id }) => id);
  };
  const addCalendar = async (propertyId: string, page: string, file: Buffer): Promise<void> => {
    site.answer(page, file);
    const address = sealedAddress(ctx, `https://${page}?s=${crypto.randomUUID()}`);
    await database.db
      .insert(importedCalendars)
      .values({ propertyId, name: "Elsewhere", ...address, nextTryAt: clock.now(), createdAt: clock.now() });
  };
  const listings = await addHost("host@bench.test", files.length);
  for (const [number, file] of files.entries()) await addCalendar(listings[number] ?? "", pageOf(number), file);
  return {
    ctx,
    clock,
    site,
    async addOther(file) {
      const [listing = ""] = await addHost("other@bench.test", 1);
      await addCalendar(listing, `${OTHER_HOST}/0.ics`, file);
    },
    count: async (query) => Number((await database.pool.query<{ n: string }>(`select count(*) as n from ${query}`)).rows[0]?.n),
    async close() {
      await site.stop();
      await database.close();
    },
  };
}
