import { MONTH_NIGHTS, SERVICE_FEE_PERCENT, WEEK_NIGHTS } from "../../availability/index.ts";
import type { StayWindow } from "../query/stay-window.rules.ts";
import type { Statement } from "./statement.server.ts";
import { type AskedStay, fillsGap, rulesToday } from "./stay-rules.server.ts";
import { CUSTOM_PRICES, SEASONS } from "./views.server.ts";

type PricedStay = AskedStay & { guests: string };
type Wanted = { window: StayWindow | null; now: Date; guests?: number | undefined };

/**
 * What the nights of the stay cost at the row of the index, called `l`, in cents: `quoteStay` in SQL, for sorting and filtering where reading every
 * listing's rules would take too long. A test compares both over 1,000 random stays. Of a window it is the
 * first stay that can be had, or the cheapest; null if there is none.
 */
export function subtotalOf(s: Statement, { window, now, guests }: Wanted, isFree: (checkIn: string) => string): string {
  if (!window) return "l.price::bigint";
  const asked = {
    nights: s.param(window.nights, "int"),
    guests: s.param(guests ?? 1, "int"),
    now: s.param(now.toISOString(), "timestamptz"),
  };
  const [first] = window.checkIns;
  if (window.checkIns.length === 1) return costOf({ ...asked, checkIn: s.param(first, "date") });
  return `(select ${costOf({ ...asked, checkIn: "stay.check_in" })} from unnest(${s.param(window.checkIns, "date[]")}) with ordinality as stay (check_in, place)
    where ${isFree("stay.check_in")} order by ${window.isByPrice ? "1, stay.place" : "stay.place"} limit 1)`;
}

/** With the cleaning fee and the service fee. */
export const totalOf = (subtotal: string): string =>
  `${subtotal} + l.cleaning_fee + (${subtotal} * ${SERVICE_FEE_PERCENT} + 5000) / 10000 * 100`;

const costOf = (stay: PricedStay): string =>
  `case when l.has_rules then (${costByRules(stay)}) else l.price::bigint * ${stay.nights} + (
    select coalesce(sum(own.price - l.price), 0) from ${CUSTOM_PRICES} own
    where own.property_id = l.property_id and own.date >= ${stay.checkIn} and own.date < ${stay.checkIn} + ${stay.nights}) end`;

/** Each night at its own price, less the largest discount, and what extra guests pay. */
function costByRules(stay: PricedStay): string {
  const { checkIn, nights, guests } = stay;
  return `select listed.cents - (listed.cents * discount.percent + 50) / 100
      + case when r.guests_included > 0 then greatest(0, ${guests} - r.guests_included)::bigint * r.extra_guest_price * ${nights} else 0 end
    from ${rulesToday(stay)}
    cross join lateral (
      select sum(coalesce(own.price, case when day.is_weekend then season.weekend_price end, season.nightly_price, case when day.is_weekend then r.weekend_price end, l.price)) as cents
      from generate_series(0, ${nights} - 1) as n
      cross join lateral (select ${checkIn} + n as night, extract(dow from ${checkIn} + n) in (5, 6) as is_weekend) as day
      left join ${CUSTOM_PRICES} own on own.property_id = r.property_id and own.date = day.night
      left join ${SEASONS} season on season.property_id = r.property_id and is_in_season(season.starts_on, season.ends_on, season.is_yearly, day.night)
    ) as listed
    cross join lateral (select greatest(
      case when ${nights} >= ${WEEK_NIGHTS} then r.weekly_discount_percent end,
      case when ${nights} >= ${MONTH_NIGHTS} then r.monthly_discount_percent end,
      case when r.last_minute_days > 0 and ${checkIn} - at.today <= r.last_minute_days then r.last_minute_percent end,
      case when r.early_bird_days > 0 and ${checkIn} - at.today >= r.early_bird_days then r.early_bird_percent end,
      case when ${fillsGap(stay)} then r.gap_percent end,
      0) as percent) as discount
    where r.property_id = l.property_id`;
}
