import type { Ctx } from "../../../platform/context.server.ts";
import { addDays, DAYS_AHEAD } from "../../availability/index.ts";
import { ownNights, type OwnTime, releasedSince } from "../../availability/index.server.ts";
import type { Clash } from "../calendar.queries.server.ts";
import type { AllDayMeaning } from "../calendar.schema.ts";
import { boatClock } from "../hours/boat-clock.server.ts";
import { bookedTimes } from "../hours/own-times.server.ts";
import { asSaidBack, type BoatClock, covers, spanOfDays, spansOverlap, wholeDays } from "../hours/times.rules.ts";
import { asNights, type Choices, heldNights, type JudgedStay, judgeStays, type KnownStay, mayClash, timesOf } from "./version.rules.ts";

/** Other calendars go on naming a canceled booking of ours until they have read ours again. */
const ECHO_AFTER_CANCELING_MS = 24 * 3600_000;

type Judged = { judged: JudgedStay[]; held: Set<string>; times: Set<string>; clashes: Clash[] };
type Calendar = Choices & { propertyId: string; allDayMeans: AllDayMeaning };
type Hours = { boat: BoatClock; own: OwnTime[]; allDayMeans: AllDayMeaning };

/**
 * What these stays mean at a listing now: which are only an echo of its own bookings, which nights and times they hold, and which bookings they clash with.
 * Where no hours are sold, a time is its nights.
 */
export async function judgeVersion(ctx: Ctx, calendar: Calendar, stays: KnownStay[], now: Date, today: string): Promise<Judged> {
  const { propertyId, allDayMeans } = calendar;
  const own = await ownNights(ctx, propertyId, addDays(today, -DAYS_AHEAD));
  const letGo = await releasedSince(ctx, propertyId, new Date(now.getTime() - ECHO_AFTER_CANCELING_MS));
  const boat = await boatClock(ctx, propertyId);
  const hours = boat && { boat, own: await bookedTimes(ctx, propertyId, now), allDayMeans };
  const bookings = own.filter(({ kind }) => kind !== "block");
  const days = hours ? asSaidBack([...bookings, ...hours.own.filter(isByHours).map(({ held }) => wholeDays(held, hours.boat))]) : [];
  const released = letGo.map(({ checkIn, checkOut, releasedAt }) => ({ firstNight: checkIn, endNight: checkOut, releasedAt }));
  const judged = judgeStays(hours ? stays : asNights(stays), calendar, { booked: bookings, days, released }, today);
  const clashes = judged.flatMap((stay) => {
    const ids = stay.beginsAt ? [] : bookings.filter((booking) => mayClash(stay, booking)).map(({ id }) => id);
    if (hours) ids.push(...clashingTimes(stay, hours).map(({ id }) => id));
    const { firstNight, endNight, kind, beginsAt = null, endsAt = null } = stay;
    return ids.map((bookingId) => ({ bookingId, firstNight, endNight, beginsAt, endsAt, kind }));
  });
  return { judged, held: heldNights(judged, today), times: timesOf(judged, now), clashes };
}

const isByHours = ({ isByNight }: OwnTime): boolean => !isByNight;

/**
 * What is booked at the very time of a stay elsewhere, to the minute and without the turnaround: that they can't follow each other so soon is no double booking.
 * Of all-day events, bookings by the night were asked already, by their nights.
 */
function clashingTimes(stay: JudgedStay, { boat, own, allDayMeans }: Hours): OwnTime[] {
  if (stay.standing !== "holds") return [];
  const span = stay.beginsAt && stay.endsAt ? { from: stay.beginsAt, until: stay.endsAt } : spanOfDays(stay, allDayMeans, boat);
  return own.filter(
    ({ used, isByNight }) =>
      (stay.beginsAt || !isByNight) && spansOverlap(used, span) && !(stay.kind === "unavailable" && covers(span, used)),
  );
}
