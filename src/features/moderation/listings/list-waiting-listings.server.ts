import { and, asc, desc, inArray, isNotNull, isNull } from "drizzle-orm";
import { HOUR_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { listingSummaries, listingPolicy } from "../../listings/index.server.ts";
import { HOURS_TO_CHECK, WAITING_SHOWN } from "../moderation.rules.ts";
import type { WaitingListing } from "../moderation.schema.ts";
import { listingChecks } from "../moderation.tables.server.ts";

const waiting = isNull(listingChecks.decidedAt);

export const countWaitingListings = ({ db }: Pick<Ctx, "db">): Promise<number> => db.$count(listingChecks, waiting);

/** The listings that wait for staff, the oldest first. */
export async function listWaitingListings(
  ctx: Ctx,
  { show = WAITING_SHOWN }: { show?: number } = {},
): Promise<{ listings: WaitingListing[]; total: number }> {
  const actor = requireMay(ctx, listingPolicy, "listWaiting");
  const rows = await ctx.db.select().from(listingChecks).where(waiting).orderBy(asc(listingChecks.openedAt)).limit(show);
  const [total, reasons, summaries] = await Promise.all([
    rows.length < show ? rows.length : countWaitingListings(ctx),
    reasonsBefore(
      ctx,
      rows.filter(({ cause }) => cause === "answer").map(({ listingId }) => listingId),
    ),
    listingSummaries(
      ctx,
      rows.map(({ listingId }) => listingId),
    ),
  ]);
  const listings = new Map(summaries.map((listing) => [listing.id, listing]));
  const hosts = await publicProfiles(
    ctx,
    summaries.map(({ hostId }) => hostId),
  );
  const late = ctx.clock.now().getTime() - HOURS_TO_CHECK * HOUR_MS;
  return {
    total,
    listings: rows.flatMap(({ listingId, cause, answer, openedAt }) => {
      const listing = listings.get(listingId);
      if (!listing) return [];
      const { title, city, country, cover, hostId } = listing;
      return [
        {
          listingId,
          title,
          city,
          country,
          coverId: cover?.id ?? null,
          hostId,
          hostName: hosts.get(hostId)?.fullName ?? "",
          cause,
          answer,
          reason: reasons.get(listingId) ?? "",
          openedAt: openedAt.toISOString(),
          mayDecide: listingPolicy.may(actor, "decide", { hostId }),
          isLate: openedAt.getTime() < late,
        },
      ];
    }),
  };
}

/** Why these were taken down the last time. */
async function reasonsBefore(ctx: Ctx, listingIds: string[]): Promise<Map<string, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectDistinctOn([listingChecks.listingId], { listingId: listingChecks.listingId, reason: listingChecks.reason })
    .from(listingChecks)
    .where(and(inArray(listingChecks.listingId, listingIds), isNotNull(listingChecks.decidedAt)))
    .orderBy(listingChecks.listingId, desc(listingChecks.decidedAt));
  return new Map(rows.map(({ listingId, reason }) => [listingId, reason]));
}
