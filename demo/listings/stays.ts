import type { propertyBlockedDates, propertyCustomPrices } from "../../src/features/availability/availability.tables.server.ts";
import { addDays, instantAt, nightsOf, quoteStay } from "../../src/features/availability/index.ts";
import { payableAt, refundOf } from "../../src/features/bookings/booking.rules.ts";
import type { guestReviews, reviews } from "../../src/features/reviews/review.tables.server.ts";
import { type Clock, DAY_MS } from "../../src/platform/clock.ts";
import { daysAgo } from "../demo-days.ts";
import { demoId } from "../demo-id.ts";
import { personId } from "../people.ts";
import { type Random, randomOf } from "../random.ts";
import type { DemoEntry } from "./demo-listing.ts";
import type { Booking } from "./demo-booking.ts";
import type { Diary } from "./diary.ts";
import type { Speaker } from "./reviews/say.ts";
import { guestReview, review, type Speaking } from "./reviews/write-reviews.ts";

export type Stays = {
  bookings: Booking[];
  blocks: (typeof propertyBlockedDates.$inferInsert)[];
  prices: (typeof propertyCustomPrices.$inferInsert)[];
  reviews: (typeof reviews.$inferInsert)[];
  guestReviews: (typeof guestReviews.$inferInsert)[];
};

const DEMO_GUEST = "guest@demo.test";
/** The demo's guest has a few trips of each kind, at the listings with these numbers. */
const GUEST_IS_THERE = new Set([12]);
const GUEST_COMES = new Set([7, 40, 88]);
/** And how many days ago they left. */
const GUEST_WAS_THERE = new Map([
  [3, 4],
  [21, 9],
  [55, 47],
  [93, 131],
  [110, 260],
]);
/** So long the guest is at home between two trips. */
const DAYS_AT_HOME = 3;
const GUEST_CANCELLED = new Set([64]);
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A listing's past stays with what their guests said, who is there today, its coming ones, the host's blocks and higher weekend prices. */
export function staysOf(clock: Clock, entry: DemoEntry, number: number, diary: Diary, speaker: Speaker): Stays {
  const random = randomOf(`stays of ${entry.seed}`);
  const today = daysAgo(clock, 0).toISOString().slice(0, 10);
  const left = GUEST_WAS_THERE.get(number);
  const guests = left === undefined ? [] : [{ checkIn: addDays(today, -left - 4), checkOut: addDays(today, -left) }];
  const past = [
    ...plan(random, addDays(today, -random.between(60, 380)), guests[0]?.checkIn ?? addDays(today, -3), random.between(0, 14), 12),
    ...guests,
  ];
  const present = {
    checkIn: addDays(today, -random.between(GUEST_IS_THERE.has(number) ? 1 : 0, 2)),
    checkOut: addDays(today, random.between(1, 2)),
  };
  const isLet = random.chance(0.3) || GUEST_IS_THERE.has(number);
  const coming = plan(random, addDays(today, 3), addDays(today, 170), random.between(2, 7), 6);
  const prices = random.chance(0.6) ? weekendPrices(today, entry) : [];
  const customPrices = new Map(prices.map(({ date, price }) => [date, price]));
  const made = [...past, ...(isLet ? [present] : []), ...coming].map((stay) => booking(random, entry, stay, today, customPrices));
  giveToGuest(number, today, made, diary);
  for (const stay of made) if (random.chance(0.05) || (GUEST_CANCELLED.has(number) && isGuests(stay))) cancel(stay, today);
  for (const stay of made) if (!isGuests(stay)) stay.guestId = diary.findGuest(random, stay, today);
  const taken = new Set(made.filter(({ status }) => status === "confirmed").flatMap(nightsOf));
  const blocked = random.chance(0.5)
    ? nightsOf({ checkIn: addDays(today, 60), checkOut: addDays(today, 60 + random.between(2, 8)) }).filter((night) => !taken.has(night))
    : [];
  const reviewed = made.filter((stay) => stay.status === "confirmed" && stay.checkOut < addDays(today, isGuests(stay) ? -30 : 0));
  const speaking: Speaking = { speaker, entry, spent: new Set() };
  const [reason] = blocked.map(() => random.pick(["Family visit", "Maintenance", "Painting the windows"]));
  return {
    bookings: made,
    blocks: blocked.map((date) => ({ propertyId: entry.listing.id, date, reason })),
    prices,
    reviews: reviewed.filter(() => random.chance(0.85)).map((stay) => review(random, speaking, stay)),
    guestReviews: reviewed.filter((stay) => random.chance(0.7) || isGuests(stay)).map((stay) => guestReview(random, speaking, stay)),
  };
}

const isGuests = ({ guestId }: Booking) => guestId === personId(DEMO_GUEST);

/** The demo's guest is in one place at a time, too. */
function giveToGuest(number: number, today: string, made: Booking[], diary: Diary): void {
  const guestId = personId(DEMO_GUEST);
  const isFree = ({ propertyId, checkIn, checkOut }: Booking) =>
    diary.isFree(guestId, { propertyId, checkIn: addDays(checkIn, -DAYS_AT_HOME), checkOut: addDays(checkOut, DAYS_AT_HOME) });
  const give = (stay: Booking | undefined) => {
    if (!stay) return;
    stay.guestId = guestId;
    if (!GUEST_CANCELLED.has(number)) diary.enter(guestId, stay);
  };
  if (GUEST_WAS_THERE.has(number)) give(made.findLast(({ checkOut }) => checkOut < today));
  if (GUEST_IS_THERE.has(number)) give(made.find(({ checkIn, checkOut }) => checkIn <= today && checkOut > today));
  if (GUEST_COMES.has(number) || GUEST_CANCELLED.has(number)) give(made.find((stay) => stay.checkIn > today && isFree(stay)));
}

/** Cancelled by the guest, halfway between booking and arrival or today. */
function cancel(stay: Booking, today: string): void {
  const cancelledAt = new Date((Number(stay.createdAt) + Math.min(Number(stay.beginsAt), Date.parse(today))) / 2);
  const { payoutDue, cleaningFee } = refundOf({ ...stay, beginsAt: stay.beginsAt }, "guest", cancelledAt);
  Object.assign(stay, { status: "cancelled", cancelledAt, cancelledBy: "guest", refund: payoutDue + cleaningFee });
}

/** Stays that do not touch each other, between two days. */
function plan(random: Random, first: string, last: string, count: number, gap: number): { checkIn: string; checkOut: string }[] {
  const stays = [];
  let day = addDays(first, random.between(0, gap));
  while (stays.length < count && day < last) {
    const checkOut = addDays(day, random.between(2, 7));
    if (checkOut < last) stays.push({ checkIn: day, checkOut });
    day = addDays(checkOut, random.between(0, gap * 2));
  }
  return stays;
}

function booking(
  random: Random,
  { listing, seed }: DemoEntry,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  today: string,
  customPrices: ReadonlyMap<string, number>,
): Booking {
  const daysAhead = random.between(10, 60);
  const createdAt = new Date(Math.min(Date.parse(checkIn) - daysAhead * DAY_MS, Date.parse(today) - (daysAhead % 20) * DAY_MS));
  const reference = Array.from({ length: 6 }, () => LETTERS[random.between(0, LETTERS.length - 1)]).join("");
  const payable = payableAt(listing.timeZone, checkIn);
  const { checkInTime = "15:00", checkOutTime = "11:00", timeZone } = listing;
  const quote = quoteStay(
    { checkIn, checkOut },
    { nightlyPriceCents: listing.pricePerNight, cleaningFeeCents: listing.cleaningFee ?? 0, customPrices },
  );
  return {
    id: demoId("booking", `${seed} ${checkIn}`),
    reservationId: `RES-${createdAt.toISOString().slice(0, 10).replaceAll("-", "")}-${reference}`,
    propertyId: listing.id,
    guestId: "",
    hostId: listing.hostId,
    checkIn,
    checkOut,
    ...party(random.between(1, listing.capacity), listing.petsAllowed ?? false, `${seed} ${checkIn}`),
    nightlyPrices: quote.nights.map(({ price }) => price.cents),
    cleaningFee: quote.cleaningFee.cents,
    serviceFee: quote.serviceFee.cents,
    totalPrice: quote.total.cents,
    status: "confirmed",
    cancellationPolicy: listing.cancellationPolicy ?? "moderate",
    timeZone,
    checkInTime,
    checkOutTime,
    beginsAt: instantAt(timeZone, checkIn, checkInTime),
    endsAt: instantAt(timeZone, checkOut, checkOutTime),
    payableAt: payable,
    paidOutAt: payable.getTime() < Date.parse(today) ? payable : null,
    createdAt,
  };
}

/** Some bring children, a baby or, where that is allowed, a dog. */
function party(guests: number, petsAllowed: boolean, seed: string) {
  const random = randomOf(`party of ${seed}`);
  return {
    guests,
    children: guests > 2 && random.chance(0.4) ? random.between(1, guests - 2) : 0,
    infants: guests > 1 && random.chance(0.12) ? 1 : 0,
    pets: petsAllowed && random.chance(0.4) ? 1 : 0,
  };
}

const weekendPrices = (today: string, { listing }: DemoEntry) =>
  nightsOf({ checkIn: today, checkOut: addDays(today, 120) })
    .filter((day) => [5, 6].includes(new Date(day).getUTCDay()))
    .map((date) => ({ propertyId: listing.id, date, price: Math.round((listing.pricePerNight * 1.2) / 500) * 500 }));
