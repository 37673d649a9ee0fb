import { randomUUID } from "node:crypto";
import { addDays, type Stay } from "../../src/features/availability/index.ts";
import { changeBooking, reserveDates } from "../../src/features/bookings/index.server.ts";
import { AppError } from "../../src/platform/errors.ts";
import { TAKEN } from "../../tests/support/judge-bookings.ts";
import type { BookingWorld } from "./booking-world.ts";
import { compare, type Comparison } from "./measure.ts";

const RIVALS = 16;
/** A booking is changed at most ten times in an hour, so rivals of one listing meet less often than that. */
const ROUNDS_OF_LISTING = 8;
const DAYS_OF_ROUNDS = 3 * RIVALS + 4 * ROUNDS_OF_LISTING;
const COMMITS = 200;
const CLIENTS = 8;

/** Far enough ahead for free changes. */
const later = <S extends Stay>(stay: S, days: number): S => ({
  ...stay,
  checkIn: addDays(stay.checkIn, days),
  checkOut: addDays(stay.checkOut, days),
});

type Booked = { bookingId: string; guest: number; stay: Omit<ReturnType<BookingWorld["nextStay"]>, "listingId"> };

async function bookLater(world: BookingWorld, guest: number): Promise<Booked> {
  const { listingId, ...stay } = later(world.nextStay(), 20);
  const { bookingId } = await reserveDates(world.asGuest(guest), { ...stay, listingId, key: randomUUID() });
  return { bookingId, guest, stay };
}

const move = (world: BookingWorld, { bookingId, guest, stay }: Booked, days: number) =>
  changeBooking(world.asGuest(guest), bookingId, { ...later(stay, days), key: randomUUID() });

/** Bookings made a second, and bookings moved to other nights a second. */
export const compareChanges = (world: BookingWorld): Promise<Comparison> =>
  compare("changed beside booked", 5, [
    () => perSecond(COMMITS, (index) => bookLater(world, index)),
    async () => {
      const booked: Booked[] = [];
      for (let index = 0; index < COMMITS; index++) booked.push(await bookLater(world, index));
      return perSecond(COMMITS, (index) => move(world, booked[index] as Booked, 365));
    },
  ]);

async function perSecond(total: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const client = async () => {
    while (next < total) await work(next++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return total / ((performance.now() - started) / 1000);
}

/** In every round, 16 guests with bookings at a listing change into the same nights of it at once. */
export async function raceForChanges(world: BookingWorld, rounds: number) {
  let [wonByOne, refused, attempts] = [0, 0, 0];
  const others = new Map<string, number>();
  for (let round = 0, rivals: Booked[] = []; round < rounds; round++) {
    if (round % ROUNDS_OF_LISTING === 0) rivals = await rivalsAt(world, Math.floor(round / ROUNDS_OF_LISTING));
    const [first] = rivals;
    const stay = first && later(first.stay, 3 * RIVALS + 4 * (round % ROUNDS_OF_LISTING));
    let winners = 0;
    await Promise.all(
      rivals.map(async ({ bookingId, guest }) => {
        attempts += 1;
        try {
          await changeBooking(world.asGuest(guest), bookingId, { ...(stay as Booked["stay"]), key: randomUUID() });
          winners += 1;
        } catch (error) {
          const message = error instanceof AppError ? error.message : String(error);
          if (message === TAKEN) refused += 1;
          else others.set(message, (others.get(message) ?? 0) + 1);
        }
      }),
    );
    if (winners === 1) wonByOne += 1;
  }
  const errors = JSON.stringify(Object.fromEntries(others));
  return { rounds, attempts, "won by one": wonByOne, refused, "other errors": errors, deadlocks: await world.countDeadlocks() };
}

/** Sixteen bookings of three nights each, one after the other, at a listing that no other stay is for, and 32 free nights behind them. */
async function rivalsAt(world: BookingWorld, number: number): Promise<Booked[]> {
  const listingId = world.spareListingIds[number % world.spareListingIds.length] ?? "";
  const { guests, totalCents } = world.nextStay();
  const today = new Date().toISOString().slice(0, 10);
  const start = 20 + DAYS_OF_ROUNDS * Math.floor(number / world.spareListingIds.length);
  const rivals: Booked[] = [];
  for (let guest = 0; guest < RIVALS; guest++) {
    const stay = later({ checkIn: today, checkOut: addDays(today, 3), guests, totalCents }, start + 3 * guest);
    rivals.push({ guest, stay, ...(await reserveDates(world.asGuest(guest), { ...stay, listingId, key: randomUUID() })) });
  }
  return rivals;
}
