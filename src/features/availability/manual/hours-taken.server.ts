import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { shortMonthDay } from "../../../platform/words/day-words.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { boatHoursView } from "../availability.views.server.ts";
import { heldTimes } from "../hours/hours.tables.server.ts";
import type { Stay } from "../stay.rules.ts";
import { findManualBooking } from "./manual-booking.queries.server.ts";
import { manualInWords } from "./manual-booking.rules.ts";

type Wanted = Stay & { startsAt?: string | undefined; returnsAt?: string | undefined };
type Taken = { kind: string; holderId: string; isBeingPaid: boolean; isBeside: boolean; from: string; until: string };

/** Who has a boat that sells hours at this time, or so near to it that it can't be made ready in between, in words; null: nobody. Nights are from check-in to check-out. */
export async function hoursTaken(
  ctx: Ctx,
  listingId: string,
  wanted: Wanted,
  exceptId?: string,
): Promise<{ words: string; day: string } | null> {
  const { held, used, heldUntil, kind, holderId, propertyId } = heldTimes;
  const at = (day: string, time: string | undefined, column: string) =>
    sql`(${day}::date + coalesce(${time ?? null}::time, b.${sql.raw(column)})) at time zone b.time_zone`;
  const [begins, ends] = [at(wanted.checkIn, wanted.startsAt, "check_in_time"), at(wanted.checkOut, wanted.returnsAt, "check_out_time")];
  const local = (end: "lower" | "upper") => sql<string>`to_char(${sql.raw(end)}(${used}) at time zone b.time_zone, 'YYYY-MM-DD HH24:MI')`;
  const [taken]: Taken[] = await ctx.db
    .select({
      kind,
      holderId,
      isBeingPaid: sql<boolean>`${heldUntil} < 'infinity'`,
      isBeside: sql<boolean>`not ${used} && tstzrange(${begins}, ${ends})`,
      from: local("lower"),
      until: local("upper"),
    })
    .from(heldTimes)
    .innerJoin(sql`${boatHoursView} b`, sql`b.property_id = ${propertyId}`)
    .where(
      and(
        eq(propertyId, listingId),
        ne(kind, "block"),
        gt(heldUntil, ctx.clock.now().toISOString()),
        sql`${held} && tstzrange(${begins}, ${ends} + make_interval(mins => b.turnaround_minutes))`,
        exceptId ? ne(holderId, exceptId) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${used})`))
    .limit(1);
  return taken ? { words: await inWords(ctx, taken), day: taken.from.slice(0, 10) } : null;
}

async function inWords(ctx: Ctx, { kind, holderId, isBeingPaid, isBeside, from, until }: Taken): Promise<string> {
  const [[day = "", start = ""], [lastDay = "", end = ""]] = [from.split(" "), until.split(" ")];
  const last = day === lastDay ? timeInWords(end) : `${shortMonthDay(lastDay)}, ${timeInWords(end)}`;
  const manual = kind === "manual" ? await findManualBooking(ctx, holderId) : undefined;
  const by = manual
    ? `held by ${manualInWords(manual)}`
    : isBeingPaid
      ? "being paid for right now"
      : kind === "import"
        ? "taken in another calendar"
        : "booked";
  return `${shortMonthDay(day)}, ${timeInWords(start)} to ${last} is ${by}${isBeside ? ", and the boat needs time in between" : ""}`;
}
