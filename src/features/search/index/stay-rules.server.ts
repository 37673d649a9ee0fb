import { DAYS_AHEAD } from "../../availability/index.ts";
import { DAY_MINIMUMS, LISTINGS, NIGHTS, RULES, SEASONS } from "./views.server.ts";

/** A stay that is searched for, in SQL. */
export type AskedStay = { checkIn: string; nights: string; now: string };

/** Some claim holds a night of the row of the index, called `l`. */
const isTaken = (night: string, now: string): string =>
  `exists (select 1 from ${NIGHTS} o where o.property_id = l.property_id and o.night = ${night} and o.held_until > ${now})`;

/** The stay is all of the free nights between two taken ones, or from the first day that can be booked to a taken one. */
export const fillsGap = ({ checkIn, nights, now }: AskedStay): string =>
  `${nights} <= r.gap_nights and ${isTaken(`${checkIn} + ${nights}`, now)} and (${checkIn} = at.today + r.notice_days or ${isTaken(`${checkIn} - 1`, now)})`;

/** The rules of the listing, called `r`, and its today. */
export const rulesToday = ({ now }: AskedStay): string =>
  `${RULES} r join ${LISTINGS} p on p.id = r.property_id cross join lateral (select (${now} at time zone p.time_zone)::date as today) as at`;

/**
 * The listing allows the stay, if its nights are free: `refuseDates` in SQL, for a search that looks at thousands. Few have more than a minimum. A test compares
 * both over 1,000 random stays.
 */
export const fitsRules = (stay: AskedStay): string =>
  `case when l.has_rules then ${meetsRules(stay)} else l.minimum_nights <= ${stay.nights} end`;

function meetsRules(stay: AskedStay): string {
  const { checkIn, nights, now } = stay;
  const leaves = `(${checkIn} + ${nights})`;
  const includes = (days: string, day: string) => `${days} >> extract(dow from ${day})::int & 1 = 1`;
  return `exists (select 1 from ${rulesToday(stay)}
    left join lateral (
      select * from ${SEASONS} s where s.property_id = r.property_id and is_in_season(s.starts_on, s.ends_on, s.is_yearly, ${checkIn}) limit 1) as season on true
    where r.property_id = l.property_id and r.sells_nights
      and ${checkIn} >= at.today + r.notice_days and ${leaves} <= at.today + coalesce(r.window_days, ${DAYS_AHEAD})
      and ${includes("coalesce(season.arrival_days, r.arrival_days)", checkIn)}
      and ${includes("coalesce(season.departure_days, r.departure_days)", leaves)}
      and ${nights} <= coalesce(season.maximum_nights, r.maximum_nights, ${nights})
      and (${nights} >= coalesce((select m.nights from ${DAY_MINIMUMS} m where m.property_id = l.property_id and m.date = ${checkIn}),
        season.minimum_nights, case when extract(dow from ${checkIn}) in (5, 6) then r.weekend_minimum_nights end, l.minimum_nights) or ${fillsGap(stay)})
      and (r.preparation_before + r.preparation_after = 0 or not exists (
        select 1 from ${NIGHTS} o where o.property_id = l.property_id and o.is_stay and o.held_until > ${now}
          and (o.night >= ${checkIn} - r.preparation_before and o.night < ${checkIn} or o.night >= ${leaves} and o.night < ${leaves} + r.preparation_after)))
    offset 0)`;
}
