import { faultsIn, judgeBookings } from "../tests/support/judge-bookings.ts";
import { openBookingWorld } from "./support/booking-world.ts";
import { compareChanges, raceForChanges } from "./support/change-races.ts";
import { printComparisons } from "./support/measure.ts";
import { withDatabase } from "./support/with-database.ts";

export const name = "changes";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300);

/** Changing dates beside booking, and many rounds of guests who change into the same nights. */
export async function run(): Promise<void> {
  await withDatabase(async (url) => {
    const world = await openBookingWorld(url);
    printComparisons("changes", "booked", "changed", [await compareChanges(world)], "/s");
    const races = await raceForChanges(world, ROUNDS);
    console.log(`\n${ROUNDS} rounds of 16 guests who change into the same nights`);
    console.table([races]);
    const faults = await judgeBookings(world.pool, []);
    console.table(faults);
    const wrong = faultsIn(faults);
    if (races["won by one"] !== ROUNDS || races.refused !== races.attempts - ROUNDS || races.deadlocks > 0 || wrong.length > 0)
      throw new Error(`The rounds had not one winner each, or left something behind: ${wrong.join(", ")}`);
    await world.close();
  });
}
