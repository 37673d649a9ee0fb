import type {
  occupiedNights,
  propertyBlockedDates,
  propertyCustomPrices,
} from "../../../src/features/availability/availability.tables.server.ts";
import { addDays, nightsOf, quoteStay } from "../../../src/features/availability/index.ts";
import type { bookings } from "../../../src/features/bookings/booking.tables.server.ts";
import type { reviews } from "../../../src/features/reviews/review.tables.server.ts";
import type { Clock } from "../../../src/platform/clock.ts";
import { cast } from "../cast.ts";
import { daysAgo } from "../demo-days.ts";
import { demoId } from "../demo-id.ts";
import { personId } from "../people.ts";
import { type Random, randomOf } from "../random.ts";
import type { DemoEntry } from "./catalogue.ts";
import * as words from "./words.ts";

type Booking = typeof bookings.$inferInsert & { id: string };
export type Stays = {
  bookings: Booking[];
  nights: (typeof occupiedNights.$inferInsert)[];
  blocks: (typeof propertyBlockedDates.$inferInsert)[];
  prices: (typeof propertyCustomPrices.$inferInsert)[];
  reviews: (typeof reviews.$inferInsert)[];
};

const guests = cast.filter((person) => person.hostDaysAgo === undefined && !person.support).map(({ email }) => personId(email));
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A listing's past stays with what their guests said, its coming ones, the host's blocks and the dearer weekends. */
export function staysOf(clock: Clock, entry: DemoEntry): Stays {
  const random = randomOf(`stays of ${entry.seed}`);
  const today = daysAgo(clock, 0).toISOString().slice(0, 10);
  const past = plan(random, addDays(today, -380), addDays(today, -3), random.between(0, 14), 12);
  const coming = plan(random, addDays(today, 2), addDays(today, 170), random.between(2, 7), 6);
  const made = [...past, ...coming].map(({ checkIn, checkOut }) => booking(random, entry, checkIn, checkOut));
  const nights = made
    .filter(({ checkIn }) => checkIn > today)
    .flatMap((stay) =>
      nightsOf(stay).map((night) => ({ propertyId: entry.listing.id, night, kind: "booking" as const, holderId: stay.id })),
    );
  const taken = new Set(nights.map(({ night }) => night));
  const blocked = random.chance(0.5)
    ? nightsOf({ checkIn: addDays(today, 60), checkOut: addDays(today, 60 + random.between(2, 8)) }).filter((night) => !taken.has(night))
    : [];
  return {
    bookings: made,
    nights: [...nights, ...blocked.map((night) => ({ propertyId: entry.listing.id, night, kind: "block" as const }))],
    blocks: blocked.map((date) => ({
      propertyId: entry.listing.id,
      date,
      reason: random.pick(["Family visit", "Maintenance", "Painting the windows"]),
    })),
    prices: random.chance(0.6)
      ? weekends(today).map((date) => ({
          propertyId: entry.listing.id,
          date,
          price: Math.round((entry.listing.pricePerNight * 1.2) / 500) * 500,
        }))
      : [],
    reviews: made
      .filter(({ checkOut }) => checkOut < today)
      .filter(() => random.chance(0.85))
      .map((stay) => review(random, entry, stay)),
  };
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

function booking(random: Random, { listing, seed }: DemoEntry, checkIn: string, checkOut: string): Booking {
  const createdAt = new Date(Date.parse(checkIn) - random.between(10, 60) * 24 * 3600 * 1000);
  const reference = Array.from({ length: 6 }, () => LETTERS[random.between(0, LETTERS.length - 1)]).join("");
  const quote = quoteStay(
    { checkIn, checkOut },
    { nightlyPriceCents: listing.pricePerNight, cleaningFeeCents: listing.cleaningFee ?? 0, customPrices: new Map() },
  );
  return {
    id: demoId("booking", `${seed} ${checkIn}`),
    reservationId: `RES-${createdAt.toISOString().slice(0, 10).replaceAll("-", "")}-${reference}`,
    propertyId: listing.id,
    guestId: random.pick(guests),
    checkIn,
    checkOut,
    guests: random.between(1, listing.capacity),
    totalPrice: quote.total.cents,
    status: "confirmed",
    cancellationPolicy: listing.cancellationPolicy ?? "moderate",
    createdAt,
  };
}

function review(random: Random, { listing }: DemoEntry, stay: Booking): typeof reviews.$inferInsert {
  const rating = random.pick([5, 5, 5, 5, 4, 4, 4, 3]);
  const part = () => Math.max(1, Math.min(5, rating + random.pick([0, 0, 0, 1, -1])));
  const createdAt = new Date(Date.parse(stay.checkOut) + random.between(1, 3) * 24 * 3600 * 1000);
  const isBoat = listing.type === "boat";
  const praise = [...words.PRAISE, ...(isBoat ? words.BOAT_PRAISE : words.HOME_PRAISE)];
  const said = [
    ...random.some(praise, rating > 3 ? 2 : 1),
    ...(rating < 5 ? [random.pick(isBoat ? words.BOAT_GRUMBLES : words.HOME_GRUMBLES)] : []),
  ];
  return {
    id: demoId("review", stay.id),
    bookingId: stay.id,
    propertyId: listing.id,
    authorId: stay.guestId,
    rating,
    cleanliness: part(),
    accuracy: part(),
    communication: part(),
    value: part(),
    location: isBoat ? null : part(),
    condition: isBoat ? part() : null,
    text: said.join(" "),
    hostReply: random.chance(0.4) ? random.pick(words.REPLIES) : null,
    createdAt,
    revealedAt: createdAt,
  };
}

const weekends = (today: string) =>
  nightsOf({ checkIn: today, checkOut: addDays(today, 120) }).filter((day) => [5, 6].includes(new Date(day).getUTCDay()));
