import { ne } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { workThrough } from "../../platform/failures/failures.server.ts";
import { declareJob } from "../../platform/jobs/jobs.server.ts";
import { addDays } from "../availability/index.ts";
import { confirmedStay, staysBeginning } from "../bookings/index.server.ts";
import { hostOf, listingBasics } from "../listings/index.server.ts";
import { notify } from "../notifications/index.server.ts";
import { opensAt, type Opening } from "./arrival.rules.ts";
import { arrivalGuides } from "./arrival.tables.server.ts";
import { arrivalOfStay } from "./read-stay-arrival.server.ts";

const JOB = "arrival.announce";
const MOST_DAYS_AHEAD = 8;

/** Every ten minutes, tells guests whose guide has opened in the last day, once each. Who booked after it opened saw it at once. */
export const announceOpening = declareJob({
  name: JOB,
  input: z.object({}),
  schedule: "*/10 * * * *",
  run: (ctx) => workThrough(ctx, { name: JOB, next: () => selectOpened(ctx), work: announce }),
});

async function selectOpened(ctx: Ctx): Promise<string[]> {
  const { propertyId, opens } = arrivalGuides;
  const guides = await ctx.db
    .select({ propertyId, opens, hostId: hostOf(propertyId) })
    .from(arrivalGuides)
    .where(ne(opens, "booking"));
  const openings = new Map(guides.map((guide) => [guide.propertyId, guide.opens]));
  const hosts = [...new Set(guides.map(({ hostId }) => hostId))];
  if (hosts.length === 0) return [];
  const now = ctx.clock.now();
  const today = now.toISOString().slice(0, 10);
  const stays = await staysBeginning(ctx, hosts, addDays(today, -1), addDays(today, MOST_DAYS_AHEAD));
  return stays.flatMap((stay) => {
    const opening = openings.get(stay.listingId);
    return opening && hasJustOpened(opening, stay, now) ? [stay.bookingId] : [];
  });
}

function hasJustOpened(opening: Opening, stay: Parameters<typeof opensAt>[1], now: Date): boolean {
  const opened = opensAt(opening, stay);
  return stay.createdAt < opened && opened <= now && now.getTime() - opened.getTime() < DAY_MS;
}

/** Says that it is open and where; what stands in it stays there. */
async function announce(tx: Ctx, bookingId: string): Promise<void> {
  const stay = await confirmedStay(tx, bookingId);
  if (!stay || (await arrivalOfStay(tx, stay)).state !== "open") return;
  const listing = await listingBasics(tx, stay.listingId);
  if (!listing) return;
  await notify(tx, {
    personId: stay.guestId,
    kind: "trip",
    // A stay that has moved opens anew.
    foldKey: `arrival-guide:${bookingId}:${stay.checkIn}`,
    title: `Your arrival guide for ${listing.title} is open`,
    text: "See how to get in, the Wi-Fi and where to park.",
    path: `/bookings/${bookingId}#getting-in`,
    about: stay.hostId,
    once: true,
  });
}
