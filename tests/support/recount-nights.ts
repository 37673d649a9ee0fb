/** What each claim of a night says by its own table; $1 is now. */
const CLAIMED = `
  select property_id, check_in + n as night, id as booking, null::uuid as manual, 0 as blocks, 0 as calendars, null::uuid as preparing, null::uuid as checkout, null::timestamptz as ends, null::timestamptz as hours
    from bookings cross join generate_series(0, check_out - check_in - 1) n where status = 'confirmed' and package_id is null
  union all select property_id, check_in + n, null, null, 0, 0, id, null, null, null
    from bookings cross join generate_series(-preparation_before, check_out - check_in + preparation_after - 1) n
    where status = 'confirmed' and package_id is null and (n < 0 or n >= check_out - check_in)
  union all select property_id, check_in + n, null, id, 0, 0, null, null, null, null from manual_bookings cross join generate_series(0, check_out - check_in - 1) n where not by_hours
  union all select property_id, date, null, null, 1, 0, null, null, null, null from property_blocked_dates
  union all select property_id, night, null, null, 0, 1, null, null, null, null from imported_nights
  union all select property_id, check_in + n, null, null, 0, 0, null, id, expires_at, null
    from checkouts cross join generate_series(-preparation_before, check_out - check_in + preparation_after - 1) n
    where state in ('holding', 'asked') and expires_at > $1::timestamptz and package_id is null
  union all select property_id, night, null, null, 0, 0, null, null, null, held_until
    from (select h.property_id, h.held, h.held_until, n.day::date - 1 as night
      from held_times h join boat_hours b using (property_id)
      cross join generate_series((lower(h.held) at time zone b.time_zone)::date - 1, (upper(h.held) at time zone b.time_zone)::date + 1, interval '1 day') as n(day)
      where not h.is_by_night and h.held_until > $1::timestamptz
        and h.held && tstzrange((n.day::date - 1 + b.check_in_time) at time zone b.time_zone, (n.day::date + b.check_out_time) at time zone b.time_zone + make_interval(mins => b.turnaround_minutes))) as hours`;

const EXPECTED = `
  select property_id, night, coalesce(array_agg(booking) filter (where booking is not null), '{}') as bookings,
    coalesce(array_agg(manual) filter (where manual is not null), '{}') as manuals, max(blocks) > 0 as is_blocked, sum(calendars)::int as calendars,
    coalesce(array_agg(preparing order by preparing) filter (where preparing is not null), '{}') as preparing,
    coalesce(array_agg(checkout) filter (where checkout is not null), '{}') as checkouts, max(ends) as ends, max(hours) as hours
  from (${CLAIMED}) as claimed group by property_id, night`;

const KEPT = `
  select property_id, night, array_remove(array[booking_id], null) as bookings, array_remove(array[manual_booking_id], null) as manuals, is_blocked, calendars::int as calendars,
    array(select unnest(preparing) order by 1) as preparing, array_remove(array[case when checkout_ends > $1::timestamptz then checkout_id end], null) as checkouts,
    case when checkout_ends > $1::timestamptz then checkout_ends end as ends,
    case when hours_until > $1::timestamptz then hours_until end as hours
  from occupied_nights where held_until > $1::timestamptz`;

type Differing = { property_id: string; night: string; kept: unknown; expected: unknown };
type Queries = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };

/** What holds a boat's time by its own table, of boats that sell hours; $1 is now. */
const EXPECTED_TIMES = `
  with boats as (select c.since, b.* from boat_clocks c join boat_hours b using (property_id)),
    claims as (
      select property_id, case when package_id is null then 'stay' else 'charter' end as kind, id as holder, null::date as day, false as is_morning,
          tstzrange(begins_at, ends_at) as used, prepare_minutes as prepare, 'infinity'::timestamptz as until
        from bookings where status = 'confirmed' and departure_id is null
      union all select property_id, case when package_id is null then 'stay' else 'charter' end, id, null, false, tstzrange(begins_at, ends_at), prepare_minutes, expires_at
        from checkouts where state in ('holding', 'asked') and expires_at > $1::timestamptz and departure_id is null
      union all select d.property_id, 'departure', d.id, null, false, tstzrange(d.begins_at, d.ends_at), d.prepare_minutes, max(s.until)
        from departures d join (
          select departure_id, 'infinity'::timestamptz as until from bookings where status = 'confirmed' and departure_id is not null
          union all select departure_id, expires_at from checkouts where state in ('holding', 'asked') and expires_at > $1::timestamptz and departure_id is not null) s
        on s.departure_id = d.id group by d.id
      union all select property_id, 'manual', id, null, false, tstzrange(begins_at, ends_at), 0, 'infinity' from manual_bookings
      union all select property_id, 'import', calendar_id, null, false, tstzrange(begins_at, ends_at), 0, 'infinity' from imported_times),
    days as (
      select property_id, 'block' as kind, property_id as holder, date as day, false as as_nights from property_blocked_dates
      union all select n.property_id, 'import', n.calendar_id, n.night, c.all_day_means = 'nights' from imported_nights n join imported_calendars c on c.id = n.calendar_id)
  select b.property_id, c.kind, c.holder, c.day, c.is_morning, c.used,
      tstzrange(lower(c.used) - make_interval(mins => c.prepare), upper(c.used) + make_interval(mins => b.turnaround_minutes)) as held, c.until
    from claims c join boats b using (property_id) where upper(c.used) > b.since
  union all select b.property_id, d.kind, d.holder, d.day, false, t.night, t.night, 'infinity'
    from days d join boats b using (property_id)
    cross join lateral (select tstzrange((d.day + b.check_in_time) at time zone b.time_zone, (d.day + 1 + b.check_out_time) at time zone b.time_zone + make_interval(mins => b.turnaround_minutes)) as night) t
    where d.as_nights
  union all select b.property_id, d.kind, d.holder, d.day, m.is_morning, m.used, m.used, 'infinity'
    from days d join boats b using (property_id)
    cross join lateral (select (d.day + b.check_out_time) at time zone b.time_zone + make_interval(mins => b.turnaround_minutes) as ready) r
    cross join lateral (values (true, tstzrange(d.day::timestamp at time zone b.time_zone, r.ready)), (false, tstzrange(r.ready, (d.day + 1)::timestamp at time zone b.time_zone))) m(is_morning, used) where not d.as_nights`;

const KEPT_TIMES = `select property_id, kind, holder_id as holder, day, is_morning, used, held, held_until as until from held_times where held_until > $1::timestamptz`;

/** Where the times that are held at this moment aren't what the tables of their claims say. */
export async function recountTimes(database: Queries, now: Date): Promise<unknown[]> {
  const text = `with expected as materialized (${EXPECTED_TIMES}), kept as materialized (${KEPT_TIMES})
    select to_jsonb(k) as kept, to_jsonb(e) as expected from kept k full join expected e on e.property_id = k.property_id and e.kind = k.kind and e.holder = k.holder
      and coalesce(e.day, '-infinity') = coalesce(k.day, '-infinity') and e.is_morning = k.is_morning and (k.kind <> 'import' or k.day is not null or e.used = k.used)
    where to_jsonb(k) is distinct from to_jsonb(e)`;
  const { rows } = await database.query(text, [now.toISOString()]);
  return rows;
}

/** Where the nights that are taken at this moment aren't what the tables of their claims say. */
export async function recountNights(database: Queries, now: Date): Promise<Differing[]> {
  const text = `select coalesce(k.property_id, e.property_id) as property_id, coalesce(k.night, e.night)::text as night, to_jsonb(k) as kept, to_jsonb(e) as expected
    from (${KEPT}) k full join (${EXPECTED}) e on e.property_id = k.property_id and e.night = k.night
    where to_jsonb(k) is distinct from to_jsonb(e)`;
  const { rows } = await database.query(text, [now.toISOString()]);
  return rows as Differing[];
}
