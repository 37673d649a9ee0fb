import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { type OwnTime, ownTimes } from "../../availability/index.server.ts";
import { bookedSeatsView } from "../../charters/index.server.ts";

/** What is booked of a boat that sells hours, with one entry for each booking of a departure. */
export async function bookedTimes(ctx: Ctx, listingId: string, after: Date): Promise<OwnTime[]> {
  const own = await ownTimes(ctx, listingId, after);
  const departures = own.filter(({ kind }) => kind === "departure").map(({ id }) => id);
  if (departures.length === 0) return own;
  const { rows } = await ctx.db.execute<{ departure: string; booking: string }>(sql`
    select departure_id as departure, booking_id as booking from ${bookedSeatsView} where departure_id = any(${sql.param(departures)}::uuid[]) order by booking_id`);
  const seats = Map.groupBy(rows, ({ departure }) => departure);
  return own.flatMap((time) =>
    time.kind === "departure" ? (seats.get(time.id) ?? []).map(({ booking }) => ({ ...time, id: booking })) : [time],
  );
}
