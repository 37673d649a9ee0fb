import { faultsIn } from "../tests/support/judge-bookings.ts";
import { compareCommits } from "./support/booking-commits.ts";
import { pressForNights } from "./support/booking-pressure.ts";
import { raceForNights } from "./support/booking-races.ts";
import { type BookingWorld, openBookingWorld } from "./support/booking-world.ts";
import { printComparisons } from "./support/measure.ts";
import { withDatabase } from "./support/with-database.ts";

export const name = "bookings";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10_000);

/** Booking commits beside the same SQL sent bare, many clients of several processes, and many rounds of clients who want the same nights. */
export async function run(): Promise<void> {
  await withDatabase(async (url) => {
    const world = await openBookingWorld(url);
    printComparisons("bookings", "own SQL by pg", "product", [await compareCommits(world)], "/s");
    await pressAndJudge(world);
    const races = await raceForNights(world, ROUNDS);
    console.log(`\n${ROUNDS} rounds of 16 to 50 clients for the same nights; times in ms`);
    console.table([races]);
    if (races["won by one"] !== ROUNDS || races.refused !== races.attempts - ROUNDS || races.deadlocks > 0)
      throw new Error("The rounds had not one winner each, or somebody was told something else than that the dates are taken");
    await world.close();
  });
}

/** Prints what several processes did to the same nights, and fails when anything of it is wrong. */
async function pressAndJudge(world: BookingWorld): Promise<void> {
  const { work, faults, failures } = await pressForNights(world);
  console.log("\nBooking, cancelling and blocking the same nights from several processes");
  console.table({ ...work, ...faults });
  for (const failure of failures) console.log(failure);
  const wrong = faultsIn(faults);
  if (wrong.length > 0) throw new Error(`Booking under pressure went wrong: ${wrong.join(", ")}`);
}
