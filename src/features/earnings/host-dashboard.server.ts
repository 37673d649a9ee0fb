import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { listingsWithoutCalendar } from "../availability/index.server.ts";
import {
  bookedNights,
  bookingsToAnswer,
  type HostDay,
  hostBookingsOf,
  listHostRequests,
  monthlyPayouts,
  readHostDay,
  recentlyBookedStays,
  recentlyEndedStays,
} from "../bookings/index.server.ts";
import type { HostBooking, HostRequest, MonthlyPayout } from "../bookings/index.ts";
import { hostListings } from "../listings/index.server.ts";
import { bookingsWithRatedGuest, unansweredReviews } from "../reviews/index.server.ts";

const OCCUPANCY_DAYS = 30;
const CHART = { before: 5, after: 3 };
const REVIEW_DAYS = 14;
const NEW_DAYS = 7;
const FEW_PHOTOS = 5;
const MOST = 5;
const MOST_TODOS = 100;
/** Some of them are rated already. */
const MOST_ENDED = 20;
const MOST_GUESTS = 6;

/** Listings that lack something: the first of them, and how many there are. */
type ListingTodos = { total: number; listings: { id: string; title: string }[] };

export type HostDashboard = HostDay & {
  listings: number;
  /** The percentage of the next 30 days' nights that are booked, at active listings. */
  occupancy: number | null;
  bookedNights: number;
  payouts: MonthlyPayout[];
  requests: HostRequest[];
  toApprove: HostBooking[];
  toRate: HostBooking[];
  toAnswer: HostBooking[];
  /** More waits than these. */
  hasMoreTodos: boolean;
  booked: HostBooking[];
  fewPhotos: ListingTodos;
  noCalendar: ListingTodos;
};

/** Today's guests, the days after, new bookings, occupancy, earnings, and the host's to-do list: its first parts, or all of it. */
export async function hostDashboard(ctx: Ctx, { allTodos = false } = {}): Promise<HostDashboard> {
  const { id: hostId } = requireActor(ctx);
  const most = allTodos ? MOST_TODOS : MOST;
  const [listings, day, nights, payouts, booked, ended, requests, toApprove, reviewed] = await Promise.all([
    hostListings(ctx, hostId),
    readHostDay(ctx, MOST_GUESTS),
    bookedNights(ctx, OCCUPANCY_DAYS),
    monthlyPayouts(ctx, CHART),
    recentlyBookedStays(ctx, NEW_DAYS, MOST),
    recentlyEndedStays(ctx, REVIEW_DAYS, allTodos ? MOST_TODOS : MOST_ENDED),
    listHostRequests(ctx),
    bookingsToAnswer(ctx, most + 1),
    unansweredReviews(ctx, hostId, most + 1),
  ]);
  const open = listings.filter(({ isPaused }) => !isPaused);
  const [rated, toAnswer, without] = await Promise.all([
    bookingsWithRatedGuest(
      ctx,
      ended.map(({ id }) => id),
    ),
    hostBookingsOf(ctx, reviewed.slice(0, most)),
    listingsWithoutCalendar(
      ctx,
      open.map(({ id }) => id),
    ),
  ]);
  const toRate = ended.filter(({ id }) => !rated.has(id));
  return {
    ...day,
    listings: listings.length,
    occupancy: open.length > 0 ? Math.min(100, Math.round((100 * nights) / (open.length * OCCUPANCY_DAYS))) : null,
    bookedNights: nights,
    payouts,
    requests,
    toApprove: toApprove.slice(0, most),
    toRate: toRate.slice(0, most),
    toAnswer,
    hasMoreTodos: !allTodos && [toApprove, toRate, reviewed].some(({ length }) => length > most),
    booked,
    fewPhotos: firstOf(open.filter(({ photos }) => photos < FEW_PHOTOS)),
    noCalendar: firstOf(open.filter(({ id }) => without.has(id))),
  };
}

const firstOf = (listings: { id: string; title: string }[]): ListingTodos => ({
  total: listings.length,
  listings: listings.slice(0, MOST).map(({ id, title }) => ({ id, title })),
});
