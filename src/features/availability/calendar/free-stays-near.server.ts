import type { Ctx } from "../../../platform/context.server.ts";
import type { Stay } from "../stay.rules.ts";
import { staysAround } from "./near-stays.ts";
import { readCalendar } from "./read-calendar.server.ts";
import { stayChoices } from "./stay-choices.ts";

/** Up to `most` stays as long as this one that can be booked near it, the nearest first. */
export async function freeStaysNear(ctx: Ctx, listingId: string, stay: Stay, most: number): Promise<Stay[]> {
  const { canStay } = stayChoices(await readCalendar(ctx, listingId));
  return staysAround(stay)
    .filter(({ checkIn, checkOut }) => canStay(checkIn, checkOut))
    .slice(0, most);
}
