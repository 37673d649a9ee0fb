import pg from "pg";

/** Half a day, a day and a week. */
const PACKAGES = 3;
const DAYS = 330;

/**
 * Every boat of a filled database sells hours in three packages, and so many times are taken: a million by default. What the triggers would write row by row is
 * written at once, and the constraint that keeps times apart is built at the end.
 */
export async function fillCharters(url: string, times: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>("select count(*)::int as n from listing_index where type = 'boat'");
  const each = Math.ceil(times / Math.max(1, rows[0]?.n ?? 0));
  for (const statement of statements(each)) await client.query(statement);
  const { rows: taken } = await client.query<{ n: number }>("select count(*)::int as n from held_times");
  await client.end();
  return taken[0]?.n ?? 0;
}

const statements = (each: number): string[] => [
  "set session_replication_role = replica",
  "set maintenance_work_mem = '1GB'",
  "update properties set check_in_time = '17:00', check_out_time = '09:00' where type = 'boat'",
  "insert into boat_clocks (property_id, turnaround_minutes, notice_minutes, since) select property_id, 60, 120, '2026-01-01' from listing_index where type = 'boat' on conflict do nothing",
  `insert into boat_packages (property_id, name, minutes, nights, returns_at, captained_cents, bareboat_cents, guests, position, created_at)
     select property_id, (array['Half day', 'Day', 'Week'])[n], (array[240, 480, null])[n], case when n = 3 then 7 end, case when n = 3 then time '09:00' end,
       n * 40000 + no % 20000, n * 30000 + no % 20000, capacity, n, now() from boat_clocks join listing_index using (property_id) cross join generate_series(1, ${PACKAGES}) n
     where not exists (select from boat_packages)`,
  `insert into boat_package_starts (package_id, no, weekdays, first_start, last_start)
     select id, 1, case when nights is null then 127 else 64 end, case when nights is null then time '08:00' else '17:00' end, (array[time '14:00', '10:00', '17:00'])[position]
     from boat_packages on conflict do nothing`,
  "update listing_index l set package_price = (select min(bareboat_cents) from boat_packages p where p.property_id = l.property_id) where type = 'boat'",
  "insert into listing_postings (term, score, no) select (9::bigint << 56) | 204, score, no from listing_index where type = 'boat' on conflict do nothing",
  "alter table held_times drop constraint held_times_do_not_overlap",
  `insert into held_times (property_id, kind, holder_id, is_by_night, used, held)
     select property_id, 'charter', gen_random_uuid(), false, tstzrange(begins, begins + interval '4 hours'), tstzrange(begins, begins + interval '5 hours')
     from boat_clocks join listing_index using (property_id) cross join generate_series(0, ${each - 1}) n
     cross join lateral (select timestamptz '2027-01-01 08:00Z' + make_interval(days => (n * ${DAYS} / ${each}) + no % 3, hours => (n * 5 + no) % 3 * 3) as begins) as trip
     where not exists (select from held_times)`,
  `delete from held_times a using held_times b where a.property_id = b.property_id and a.no > b.no and a.held && b.held`,
  `alter table held_times add constraint held_times_do_not_overlap exclude using gist (property_id with =, held with &&, layer with &&) where (not clashes)`,
  "vacuum analyze held_times",
  "vacuum analyze boat_packages",
  "vacuum analyze boat_package_starts",
  "vacuum analyze listing_index",
  "vacuum analyze listing_postings",
];
