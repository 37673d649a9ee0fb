/** What each claim of a night says by its own table; $1 is now. */
const CLAIMED = `
  select property_id, check_in + n as night, id as booking, null::uuid as manual, 0 as blocks, 0 as calendars, null::uuid as preparing, null::uuid as checkout, null::timestamptz as ends
    from bookings cross join generate_series(0, check_out - check_in - 1) n where status = 'confirmed'
  union all select property_id, check_in + n, null, null, 0, 0, id, null, null
    from bookings cross join generate_series(-preparation_before, check_out - check_in + preparation_after - 1) n
    where status = 'confirmed' and (n < 0 or n >= check_out - check_in)
  union all select property_id, check_in + n, null, id, 0, 0, null, null, null from manual_bookings cross join generate_series(0, check_out - check_in - 1) n
  union all select property_id, date, null, null, 1, 0, null, null, null from property_blocked_dates
  union all select property_id, night, null, null, 0, 1, null, null, null from imported_nights
  union all select property_id, check_in + n, null, null, 0, 0, null, id, expires_at
    from checkouts cross join generate_series(-preparation_before, check_out - check_in + preparation_after - 1) n
    where state in ('holding', 'asked') and expires_at > $1::timestamptz`;

const EXPECTED = `
  select property_id, night, coalesce(array_agg(booking) filter (where booking is not null), '{}') as bookings,
    coalesce(array_agg(manual) filter (where manual is not null), '{}') as manuals, max(blocks) > 0 as is_blocked, sum(calendars)::int as calendars,
    coalesce(array_agg(preparing order by preparing) filter (where preparing is not null), '{}') as preparing,
    coalesce(array_agg(checkout) filter (where checkout is not null), '{}') as checkouts, max(ends) as ends
  from (${CLAIMED}) as claimed group by property_id, night`;

const KEPT = `
  select property_id, night, array_remove(array[booking_id], null) as bookings, array_remove(array[manual_booking_id], null) as manuals, is_blocked, calendars::int as calendars,
    array(select unnest(preparing) order by 1) as preparing, array_remove(array[case when checkout_ends > $1::timestamptz then checkout_id end], null) as checkouts,
    case when checkout_ends > $1::timestamptz then checkout_ends end as ends
  from occupied_nights where held_until > $1::timestamptz`;

type Differing = { property_id: string; night: string; kept: unknown; expected: unknown };
type Queries = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };

/** Where the nights that are taken at this moment aren't what the tables of their claims say. */
export async function recountNights(database: Queries, now: Date): Promise<Differing[]> {
  const text = `select coalesce(k.property_id, e.property_id) as property_id, coalesce(k.night, e.night)::text as night, to_jsonb(k) as kept, to_jsonb(e) as expected
    from (${KEPT}) k full join (${EXPECTED}) e on e.property_id = k.property_id and e.night = k.night
    where to_jsonb(k) is distinct from to_jsonb(e)`;
  const { rows } = await database.query(text, [now.toISOString()]);
  return rows as Differing[];
}
