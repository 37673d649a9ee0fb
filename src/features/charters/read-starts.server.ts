import type { Ctx } from "../../platform/context.server.ts";
import { addDays, lastBookableDay, todayAt } from "../availability/index.ts";
import { stayTerms } from "../listings/index.server.ts";
import type { FreeStart, StartsQuery } from "./charter.schema.ts";
import { freeStarts } from "./starts/free-starts.server.ts";

/** The starts of a boat that can be booked now on these days, none of them over or further ahead than stays can be booked. What this checkout holds is free. */
export async function readStarts(ctx: Ctx, listingId: string, { day, days }: StartsQuery, ownId?: string): Promise<FreeStart[]> {
  const { timeZone } = await stayTerms(ctx, listingId);
  const today = todayAt(timeZone, ctx.clock.now());
  const [first, last] = [day < today ? today : day, addDays(day, days - 1)];
  if (last < first || first > lastBookableDay(today)) return [];
  return freeStarts(ctx, listingId, { first, last, ownId: ownId ?? null });
}
