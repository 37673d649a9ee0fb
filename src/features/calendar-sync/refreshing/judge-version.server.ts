import type { Ctx } from "../../../platform/context.server.ts";
import { addDays, DAYS_AHEAD } from "../../availability/index.ts";
import { ownNights, releasedSince } from "../../availability/index.server.ts";
import type { Clash } from "../calendar.queries.server.ts";
import { type Choices, heldNights, type JudgedStay, judgeStays, type KnownStay, mayClash } from "./version.rules.ts";

/** Other calendars go on naming a canceled booking of ours until they have read ours again. */
const ECHO_AFTER_CANCELING_MS = 24 * 3600_000;

type Judged = { judged: JudgedStay[]; held: Set<string>; clashes: Clash[] };

/** What these stays mean at a listing now: which are only an echo of its own bookings, which nights they hold, and which bookings they clash with. */
export async function judgeVersion(
  ctx: Ctx,
  calendar: Choices & { propertyId: string },
  stays: KnownStay[],
  now: Date,
  today: string,
): Promise<Judged> {
  const { propertyId } = calendar;
  const own = await ownNights(ctx, propertyId, addDays(today, -DAYS_AHEAD));
  const letGo = await releasedSince(ctx, propertyId, new Date(now.getTime() - ECHO_AFTER_CANCELING_MS));
  const bookings = own.filter(({ kind }) => kind !== "block");
  const released = letGo.map(({ checkIn, checkOut, releasedAt }) => ({ firstNight: checkIn, endNight: checkOut, releasedAt }));
  const judged = judgeStays(stays, calendar, { booked: bookings, released }, today);
  const clashes = judged.flatMap((stay) =>
    bookings
      .filter((booking) => mayClash(stay, booking))
      .map(({ id: bookingId }) => ({ bookingId, firstNight: stay.firstNight, endNight: stay.endNight, kind: stay.kind })),
  );
  return { judged, held: heldNights(judged, today), clashes };
}
