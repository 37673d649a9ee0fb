import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { listingsWithoutCalendar } from "../availability/index.server.ts";
import { type HostDay, hostBookingsOf, monthlyPayouts, readHostDay, recentlyEndedStays } from "../bookings/index.server.ts";
import type { HostBooking, MonthlyPayout } from "../bookings/index.ts";
import { hostListings } from "../listings/index.server.ts";
import { bookingsWithRatedGuest, unansweredReviews } from "../reviews/index.server.ts";

const OCCUPANCY_DAYS = 30;
const CHART = { before: 5, after: 3 };
const REVIEW_DAYS = 14;
const FEW_PHOTOS = 5;
const MOST = 5;

type ListingTodo = { id: string; title: string };

export type HostDashboard = HostDay & {
  listings: number;
  /** The percentage of the next 30 days' nights that are booked, at active listings. */
  occupancy: number | null;
  payouts: MonthlyPayout[];
  toRate: HostBooking[];
  toAnswer: HostBooking[];
  fewPhotos: ListingTodo[];
  noCalendar: ListingTodo[];
};

/** Today's arrivals and departures, occupancy, earnings, and the host's to-do list. */
export async function hostDashboard(ctx: Ctx): Promise<HostDashboard> {
  const { id: hostId } = requireActor(ctx);
  const [listings, day, payouts, ended] = await Promise.all([
    hostListings(ctx, hostId),
    readHostDay(ctx, OCCUPANCY_DAYS),
    monthlyPayouts(ctx, CHART),
    recentlyEndedStays(ctx, REVIEW_DAYS, MOST),
  ]);
  const open = listings.filter(({ isPaused }) => !isPaused);
  const ids = listings.map(({ id }) => id);
  const [rated, toAnswer, without] = await Promise.all([
    bookingsWithRatedGuest(
      ctx,
      ended.map(({ id }) => id),
    ),
    unansweredReviews(ctx, ids, MOST),
    listingsWithoutCalendar(
      ctx,
      open.map(({ id }) => id),
    ),
  ]);
  return {
    ...day,
    listings: listings.length,
    occupancy: open.length > 0 ? Math.min(100, Math.round((100 * day.bookedNights) / (open.length * OCCUPANCY_DAYS))) : null,
    payouts,
    toRate: ended.filter(({ id }) => !rated.has(id)),
    toAnswer: await hostBookingsOf(ctx, toAnswer),
    fewPhotos: open.filter(({ photos }) => photos < FEW_PHOTOS).map(({ id, title }) => ({ id, title })),
    noCalendar: open.filter(({ id }) => without.has(id)).map(({ id, title }) => ({ id, title })),
  };
}
