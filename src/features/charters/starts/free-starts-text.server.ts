import { getTableName } from "drizzle-orm";
import { getViewConfig } from "drizzle-orm/pg-core";
import type { CharterCrew } from "../charter.rules.ts";
import { boatHoursView, takenTimesView } from "../../availability/index.server.ts";
import { boatPackages, boatPackageStarts, departureSeats, departures } from "../charter.tables.server.ts";

/** SQL expressions for what is asked: the boat, the first day and the last at the marina, this moment, and the checkout or booking whose time is free. */
export type StartsText = {
  boat: string;
  first: string;
  last: string;
  now: string;
  own: string;
  packageId?: string;
  start?: string;
};

const BOATS = getViewConfig(boatHoursView).name;
export const TIMES = getViewConfig(takenTimesView).name;
const PACKAGES = getTableName(boatPackages);
const STARTS = getTableName(boatPackageStarts);
const DEPARTURES = getTableName(departures);
const SEATS = getTableName(departureSeats);

/** When a start of the row `s` is, `later` minutes after its first. */
export const START_TIME = "s.first_start + make_interval(mins => later)";
/** How many seats are left, where they are sold. */
export const SEATS_LEFT = "case when p.seats is not null then coalesce(o.seats - sold.seats, p.seats) end::int";

/**
 * The rows of one boat's starts that can be booked now: of its clock `b`, a package `p`, a day `d`, a start `s` and `later`, and the moments `m.used`. A time that a clock change
 * skips is none. What is taken around the days is read once: no package is longer than 28 nights, and zones are within 14 hours of UTC. How many days there are is
 * hidden from the planner (`array(select …)`): it then finds one plan for all of them, and stops planning.
 */
export function freeStartsText({ boat, first, last, now, own, packageId, start }: StartsText): string {
  return `${BOATS} b
    cross join lateral (
      select range_agg(t.held) as times from ${TIMES} t
      where t.property_id = b.property_id and t.held_until > ${now} and t.holder_id is distinct from ${own}
        and t.held && tstzrange((${first} - 3)::timestamp at time zone 'UTC', (${last} + 32)::timestamp at time zone 'UTC') offset 0) as taken
    join ${PACKAGES} p on p.property_id = b.property_id and p.is_on and p.deleted_at is null ${packageId ? `and p.id = ${packageId}` : ""}
    cross join lateral unnest(array(select ${first} + n from generate_series(0, ${last} - ${first}) as n)) as d (day)
    join ${STARTS} s on s.package_id = p.id and s.weekdays >> extract(dow from d.day)::int & 1 = 1
      and (s.from_day is null or is_in_season(s.from_day, s.until_day, s.is_yearly, d.day))
    cross join lateral generate_series(0, (extract(epoch from s.last_start - s.first_start) / 60)::int, s.step_minutes) as later
    cross join lateral (
      select charter_moments(b.time_zone, d.day, ${START_TIME}, p.minutes, p.nights, p.returns_at) as used offset 0) as m
    left join ${DEPARTURES} o on o.package_id = p.id and o.begins_at = lower(m.used)
    left join lateral (
      select sum(held.seats) as seats from ${SEATS} held where held.departure_id = o.id and held.held_until > ${now}
        and held.holder_id is distinct from ${own}) as sold on true
    where b.property_id = ${boat} and m.used is not null ${start ? `and ${START_TIME} = ${start}` : ""}
      and lower(m.used) >= ${now} + make_interval(mins => b.notice_minutes)
      and case when coalesce(sold.seats, 0) > 0 then sold.seats < o.seats and o.cancelled_at is null
        else o.cancelled_at is null and not coalesce(taken.times && tstzrange(lower(m.used) - make_interval(mins => p.prepare_minutes),
          upper(m.used) + make_interval(mins => b.turnaround_minutes)), false) end`;
}

/** SQL expressions for what else a charter must be; what is left out may be anything. */
export type FitsText = {
  leastMinutes?: string;
  mostMinutes?: string;
  guests?: string;
  from?: string;
  until?: string;
  crew?: CharterCrew | undefined;
};

const DAY_MINUTES = 1440;
const CENTS_OF = { captained: "p.captained_cents", bareboat: "p.bareboat_cents" } as const satisfies Record<CharterCrew, string>;

/** What the rows of `freeStartsText` must be besides; without `m`, those of `offeredText`. */
export function fitsText({ leastMinutes, mostMinutes, guests, from, until, crew }: FitsText, withMoments: boolean): string {
  const length = `coalesce(p.minutes, p.nights * ${DAY_MINUTES})`;
  const seats = withMoments ? `coalesce(${SEATS_LEFT}, p.guests)` : "coalesce(p.seats, p.guests)";
  const all = [
    leastMinutes && `${length} >= ${leastMinutes}`,
    mostMinutes && `${length} <= ${mostMinutes}`,
    guests && `${seats} >= ${guests}`,
    crew && `${CENTS_OF[crew]} is not null`,
    from && (withMoments ? `${START_TIME} >= ${from}` : `s.last_start >= ${from}`),
    until &&
      (withMoments
        ? `upper(m.used) at time zone b.time_zone <= d.day + ${until}`
        : `s.first_start + make_interval(mins => ${length}) <= ${until}`),
  ];
  return all.filter(Boolean).join(" and ") || "true";
}

/** The rows of what a boat that sells hours is offered by, on whatever day: a package `p` and a start `s`. */
export const offeredText = (boat: string): string =>
  `${BOATS} b join ${PACKAGES} p on p.property_id = b.property_id and p.is_on and p.deleted_at is null join ${STARTS} s on s.package_id = p.id where b.property_id = ${boat}`;
