import pg from "pg";
import { systemClock } from "../../src/platform/clock.ts";
import { readConfig } from "../../src/platform/config.server.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { openDatabase } from "../../src/platform/db/database.server.ts";
import { openJobSender } from "../../src/platform/jobs/jobs.server.ts";
import { openLog } from "../../src/platform/log.server.ts";

const SECRET = "a secret that only the benchmark has and keeps";
const GUESTS = 200;
const BOOKINGS_PER_LISTING = 40;
const MANUAL_PER_LISTING = 4;

export type Host = { name: string; ctx: Ctx; listingId: string; lastPage: number };
export type HostWorld = { small: Host; large: Host; close(): Promise<void> };

/** A host with 5 listings and 200 bookings, and one with 500 and 20,000, among the same guests. */
export async function openHostWorld(url: string): Promise<HostWorld> {
  const log = openLog({ logLevel: "silent" }, "start");
  const database = openDatabase(url, { log, name: "bench", max: 10 });
  const { pool } = database;
  await pool.query(
    `insert into profiles (full_name, email) select 'Guest ' || i, 'guest-' || i || '@bench.test' from generate_series(1, ${GUESTS}) i`,
  );
  const config = readConfig({ EMBEDDED_DATABASE_URL: url, SECRET, DEMO: "off", LOG_LEVEL: "silent" });
  const jobs = await openJobSender(database.db);
  const services = { config, db: database.db, clock: systemClock, log, jobs, storage: null as never, network: null as never };
  const host = async (listings: number): Promise<Host> => {
    const { id, listingId } = await fillHost(url, listings);
    return {
      name: `${listings} listings, ${listings * BOOKINGS_PER_LISTING} bookings`,
      ctx: { ...services, actor: { id, sessionId: "", isHost: true, supportRole: null }, request: null },
      listingId,
      lastPage: Math.ceil(listings / 25),
    };
  };
  const world = { small: await host(5), large: await host(500), close: () => database.close() };
  await pool.query("vacuum analyze");
  return world;
}

/**
 * Each listing has stays of three nights every nine days, before and after today, four manual bookings, a block every month and dearer weekends. What the
 * bookings' trigger would write row by row is written at once.
 */
async function fillHost(url: string, listings: number): Promise<{ id: string; listingId: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: people } = await client.query<{ id: string }>(
    "insert into profiles (full_name, email, is_host, host_since) values ('Host', $1, true, now()) returning id",
    [`host-${listings}@bench.test`],
  );
  const id = people[0]?.id ?? "";
  for (const statement of statements(listings)) await client.query(statement.replaceAll("$host", `'${id}'`));
  const { rows } = await client.query<{ id: string }>("select id from properties where host_id = $1 limit 1", [id]);
  await client.end();
  return { id, listingId: rows[0]?.id ?? "" };
}

const statements = (listings: number): string[] => [
  `insert into properties (host_id, type, category, title, description, price_per_night, cleaning_fee, street_address, city, state, zip_code, country, time_zone, created_at)
     select $host, 'property', 'House', 'House ' || i, '', 20000, 8500, '1 Road', 'Town', 'ST', '00000', 'Country', 'UTC', now() - i * interval '1 hour' from generate_series(1, ${listings}) i`,
  `insert into property_photos (property_id, position, width, height, preview)
     select p.id, n, 1600, 1200, 'data:,' from properties p cross join generate_series(0, 5) n where p.host_id = $host`,
  "alter table bookings disable trigger user",
  `insert into bookings (reservation_id, property_id, guest_id, host_id, check_in, check_out, guests, nightly_prices, cleaning_fee, service_fee, total_price, cancellation_policy,
       time_zone, check_in_time, check_out_time, begins_at, ends_at, payable_at, created_at)
     select 'RES-20260101-' || upper(lpad(to_hex(${listings} * 1000 + row_number() over ()), 6, '0')), p.id, g.id, $host, d, d + 3, 2, '{20000,20000,20000}', 8500, 7200, 75700, 'moderate',
       'UTC', '15:00', '11:00', d + time '15:00', d + 3 + time '11:00', d + 1, now() - interval '1 year'
     from (select id, row_number() over (order by id) as number from properties where host_id = $host) p
     cross join generate_series(1, ${BOOKINGS_PER_LISTING}) n
     cross join lateral (select current_date - 180 + n * 9 + (p.number % 5)::int as d) at
     join (select id, row_number() over (order by id) as number from profiles where email like 'guest-%') g on g.number = 1 + (p.number * 7 + n) % ${GUESTS}`,
  "alter table bookings enable trigger user",
  `insert into occupied_nights (property_id, night, booking_id)
     select property_id, check_in + n, id from bookings cross join generate_series(0, 2) n where host_id = $host`,
  `insert into manual_bookings (property_id, host_id, check_in, check_out, kind, name, guests, contact, note, time_zone, check_in_time, check_out_time, begins_at, ends_at, created_at, changed_at)
     select p.id, $host, d, d + 2, 'guest', 'Guest from elsewhere', 2, '', '', 'UTC', '15:00', '11:00', d + time '15:00', d + 2 + time '11:00', now(), now()
     from (select id, row_number() over (order by id) as number from properties where host_id = $host) p
     cross join generate_series(1, ${MANUAL_PER_LISTING}) n
     cross join lateral (select current_date - 180 + n * 72 + 4 + (p.number % 5)::int as d) at`,
  `insert into property_blocked_dates (property_id, date, reason)
     select p.id, d::date, 'Maintenance' from properties p cross join generate_series(current_date - 90, current_date + 300, interval '30 days') d
     where p.host_id = $host and not exists (select 1 from occupied_nights o where o.property_id = p.id and o.night = d::date)`,
  `insert into property_custom_prices (property_id, date, price)
     select p.id, d::date, 25000 from properties p cross join generate_series(current_date, current_date + 365, interval '1 day') d
     where p.host_id = $host and extract(isodow from d) in (5, 6)`,
];
