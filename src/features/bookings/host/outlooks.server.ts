import type { Ctx } from "../../../platform/context.server.ts";
import { addDays, todayAt } from "../../availability/index.ts";
import { type Outlook, OUTLOOK_DAYS, outlookFrom } from "./outlook.rules.ts";
import { staysOfListings } from "./stays-of-listings.server.ts";

/** The outlook of each of these listings of the host's own, by id. */
export async function outlooksOf(ctx: Ctx, listingIds: string[]): Promise<Record<string, Outlook>> {
  const today = todayAt("UTC", ctx.clock.now());
  const stays = Map.groupBy(await staysOfListings(ctx, listingIds, today, addDays(today, OUTLOOK_DAYS - 1)), ({ listingId }) => listingId);
  return Object.fromEntries(listingIds.map((id) => [id, outlookFrom(today, stays.get(id) ?? [])]));
}
