import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { listingsWithoutCalendar } from "../availability/index.server.ts";
import {
  bookedNights,
  bookingsToAnswer,
  type HostDay,
  hostBookingsOf,
  monthlyPayouts,
  readHostDay,
  recentlyEndedStays,
} from "../bookings/index.server.ts";
import type { HostBooking, MonthlyPayout } from "../bookings/index.ts";
import { hostListings } from "../listings/index.server.ts";
import { bookingsWithRatedGuest, unansweredReviews } from "../reviews/index.server.ts";

const OCCUPANCY_DAYS = 30;
const CHART = { before: 5, after: 3 };
const REVIEW_DAYS = 14;
const FEW_PHOTOS = 5;
const MOST = 5;
const MOST_GUESTS = 6;

/** Listings that lack something: the first of them, and how many there are. */
type ListingTodos = { total: number; listings: { id: string; title: string }[] };

export type HostDashboard = HostDay & {
  listings: number;
  /** The percentage of the next 30 days' nights that are booked, at active listings. */
  occupancy: number | null;
  bookedNights: number;
  payouts: MonthlyPayout[];
  toApprove: HostBooking[];
  toRate: HostBooking[];
  toAnswer: HostBooking[];
  fewPhotos: ListingTodos;
  noCalendar: ListingTodos;
};

/** Today's guests, the days after, occupancy, earnings, and the host's to-do list. */
export async function hostDashboard(ctx: Ctx): Promise<HostDashboard> {
  const { id: hostId } = requireActor(ctx);
  const [listings, day, nights, payouts, ended, toApprove, reviewed] = await Promise.all([
    hostListings(ctx, hostId),
    readHostDay(ctx, MOST_GUESTS),
    bookedNights(ctx, OCCUPANCY_DAYS),
    monthlyPayouts(ctx, CHART),
    recentlyEndedStays(ctx, REVIEW_DAYS, MOST),
    bookingsToAnswer(ctx, MOST),
    unansweredReviews(ctx, hostId, MOST),
  ]);
  const open = listings.filter(({ isPaused }) => !isPaused);
  const [rated, toAnswer, without] = await Promise.all([
    bookingsWithRatedGuest(
      ctx,
      ended.map(({ id }) => id),
    ),
    hostBookingsOf(ctx, reviewed),
    listingsWithoutCalendar(
      ctx,
      open.map(({ id }) => id),
    ),
  ]);
  return {
    ...day,
    listings: listings.length,
    occupancy: open.length > 0 ? Math.min(100, Math.round((100 * nights) / (open.length * OCCUPANCY_DAYS))) : null,
    bookedNights: nights,
    payouts,
    toApprove,
    toRate: ended.filter(({ id }) => !rated.has(id)),
    toAnswer,
    fewPhotos: firstOf(open.filter(({ photos }) => photos < FEW_PHOTOS)),
    noCalendar: firstOf(open.filter(({ id }) => without.has(id))),
  };
}

const firstOf = (listings: { id: string; title: string }[]): ListingTodos => ({
  total: listings.length,
  listings: listings.slice(0, MOST).map(({ id, title }) => ({ id, title })),
});
