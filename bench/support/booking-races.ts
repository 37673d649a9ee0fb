import { randomInt, randomUUID } from "node:crypto";
import { reserveDates } from "../../src/features/bookings/index.server.ts";
import { AppError } from "../../src/platform/errors.ts";
import type { BookingWorld } from "./booking-world.ts";

/** In every round, 16 to 50 clients want the same nights at once. */
export async function raceForNights(world: BookingWorld, rounds: number) {
  const times: number[] = [];
  let [wonByOne, refused, attempts] = [0, 0, 0];
  const others = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const stay = world.nextStay();
    const clients = randomInt(16, 51);
    let winners = 0;
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const started = performance.now();
        try {
          await reserveDates(world.asGuest(client), { ...stay, key: randomUUID() });
          winners += 1;
        } catch (error) {
          const message = error instanceof AppError ? error.message : String(error);
          if (message === "These dates are no longer available") refused += 1;
          else others.set(message, (others.get(message) ?? 0) + 1);
        }
        attempts += 1;
        times.push(performance.now() - started);
      }),
    );
    if (winners === 1) wonByOne += 1;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return {
    rounds,
    attempts,
    "won by one": wonByOne,
    refused,
    "other errors": JSON.stringify(Object.fromEntries(others)),
    deadlocks: await world.countDeadlocks(),
    median: at(0.5).toFixed(1),
    p99: at(0.99).toFixed(1),
    "p99 / median": (at(0.99) / at(0.5)).toFixed(2),
  };
}
