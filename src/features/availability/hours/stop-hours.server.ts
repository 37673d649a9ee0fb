import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { shortDate } from "../../../platform/words/day-words.ts";
import { lockOwnBoat } from "../../listings/index.server.ts";
import { hoursError } from "./hours.errors.ts";
import { boatClocks, heldTimes } from "./hours.tables.server.ts";

/** The host's own boat sells nights alone again; its packages stay, unseen. Refuses strangers, and as long as a charter, a seat or hours that the host entered are ahead or being paid for. */
export async function stopHours(ctx: Ctx, listingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { timeZone } = await lockOwnBoat(tx, listingId);
    await tx.db.execute(sql`select wait_for_hours(${listingId})`);
    const last = await lastHours(tx, listingId, timeZone);
    if (last)
      throw hoursError("hours_are_booked", {
        message: `Charters are booked until ${shortDate(last)}. You can turn hours off after that, or once they're cancelled. To take no more until then, turn the packages off.`,
      });
    await tx.db.delete(boatClocks).where(eq(boatClocks.propertyId, listingId));
  });
}

/** The last day on which somebody has hours of the boat. */
async function lastHours({ db, clock }: Ctx, listingId: string, timeZone: string): Promise<string | null> {
  const now = clock.now().toISOString();
  const [found] = await db
    .select({ day: sql<string | null>`max((upper(${heldTimes.used}) at time zone ${timeZone})::date)::text` })
    .from(heldTimes)
    .where(
      and(
        eq(heldTimes.propertyId, listingId),
        sql`${heldTimes.kind} in ('charter', 'departure', 'manual') and not ${heldTimes.isByNight} and upper(${heldTimes.used}) > ${now} and ${heldTimes.heldUntil} > ${now}`,
      ),
    );
  return found?.day ?? null;
}
