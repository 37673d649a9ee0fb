import { randomInt } from "node:crypto";
import { databaseErrorCode } from "../../src/platform/db/database.server.ts";
import { departureAt, holdCharter, newBoat } from "../../tests/support/boats.ts";
import type { HoldWorld } from "./hold-world.ts";

const CLIENTS = 16;
const HOUR = 3_600_000;
/** As many boats as the rounds need, each for so many days. */
const DAYS = 600;

type Boat = Awaited<ReturnType<typeof newBoat>>;

/**
 * In every round, sixteen clients at once want a boat around the same noon: in two of three rounds for hours that overlap or for the nights around them, and one has it; in
 * the third a seat each of the twelve of one departure, and twelve have them.
 */
export async function raceForHours(world: HoldWorld, rounds: number) {
  const told = { "won by one": 0, "sold out to the seat": 0, refused: 0, "other refusals": 0 };
  const hostId = world.guests.at(-1);
  let [boat, day] = [await newBoat(world.services, { hostId }), 0];
  for (let round = 0; round < rounds; round++) {
    if (day >= DAYS) [boat, day] = [await newBoat(world.services, { hostId }), 0];
    const noon = Date.parse("2027-02-01T12:00:00Z") + day * 24 * HOUR;
    day += 3;
    const isSeats = round % 3 === 2;
    const wish = isSeats ? await seatOf(world, boat, noon) : timeOrNights(world, boat, noon);
    const outcomes = await Promise.all(world.guests.slice(0, CLIENTS).map((guestId, client) => outcomeOf(wish(guestId, client))));
    const won = outcomes.filter((outcome) => outcome === "won").length;
    if (isSeats && won === 12) told["sold out to the seat"] += 1;
    if (!isSeats && won === 1) told["won by one"] += 1;
    told.refused += outcomes.filter((outcome) => outcome === "23P01").length;
    told["other refusals"] += outcomes.filter((outcome) => outcome !== "won" && outcome !== "23P01").length;
    // Who has something lets go, so that everybody may want the next.
    await world.services.db.execute(`update checkouts set state = 'abandoned', ended_at = changed_at where state = 'holding'`);
  }
  return { rounds, ...told, deadlocks: await world.countDeadlocks() };
}

const outcomeOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => "won", databaseErrorCode);

const timeOrNights =
  ({ services, hold }: HoldWorld, boat: Boat, noon: number) =>
  (guestId: string, client: number): Promise<unknown> => {
    if (client % 4 === 3) return hold(guestId, { listingId: boat.id, checkIn: dayOf(noon - 24 * HOUR), checkOut: dayOf(noon + 24 * HOUR) });
    const begins = noon + randomInt(-6, 7) * (HOUR / 4);
    return holdCharter(services, { boat, guestId, beginsAt: new Date(begins), endsAt: new Date(begins + 4 * HOUR) });
  };

async function seatOf({ services }: HoldWorld, boat: Boat, noon: number) {
  const [beginsAt, endsAt] = [new Date(noon), new Date(noon + 2 * HOUR)];
  const departureId = await departureAt(services, boat, beginsAt, endsAt);
  return (guestId: string): Promise<unknown> => holdCharter(services, { boat, guestId, beginsAt, endsAt, departureId, seats: 1 });
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
