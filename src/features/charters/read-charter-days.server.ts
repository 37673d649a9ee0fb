import type { Ctx } from "../../platform/context.server.ts";
import { addDays, isDay, lastBookableDay, todayAt } from "../availability/index.ts";
import type { FreeStart, Offerings } from "./charter.schema.ts";
import { readOffered } from "./read-offered.server.ts";
import { freeStarts } from "./starts/free-starts.server.ts";

/** Days shown beside each other, and how far is looked ahead for the first that has a start. */
const SHOWN = 14;
const LOOKED_AHEAD = 56;

export type CharterDays = { offerings: Offerings; today: string; timeZone: string; days: string[]; chosen: string; starts: FreeStart[] };

/**
 * What a boat is offered by, and its free starts around a day: that day if it can be had, else the first one with a start. Null where it sells no hours. What the
 * booking `ownId` holds is free.
 */
export async function readCharterDays(
  ctx: Ctx,
  { id, timeZone }: { id: string; timeZone: string },
  wished: string | null,
  ownId?: string,
): Promise<CharterDays | null> {
  const offerings = await readOffered(ctx, id);
  if (offerings.hours === null || (offerings.packages.length === 0 && offerings.hours.sellsNights)) return null;
  const today = todayAt(timeZone, ctx.clock.now());
  const isWished = wished !== null && isDay(wished) && wished >= today && wished <= lastBookableDay(today);
  const from = isWished ? wished : today;
  const ahead = await freeStarts(ctx, id, {
    first: from,
    last: addDays(from, (isWished ? SHOWN : LOOKED_AHEAD) - 1),
    ownId: ownId ?? null,
  });
  const chosen = isWished ? wished : (firstDay(ahead) ?? today);
  const days = Array.from({ length: SHOWN }, (_, index) => addDays(chosen, index));
  const last = addDays(chosen, SHOWN - 1);
  const starts = ahead.filter(({ day }) => day >= chosen && day <= last);
  return { offerings, today, timeZone, days, chosen, starts };
}

const firstDay = (starts: FreeStart[]): string | undefined => starts.map(({ day }) => day).toSorted()[0];
