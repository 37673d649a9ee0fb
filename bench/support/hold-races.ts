import { randomInt } from "node:crypto";
import { bookCheckout, moveCheckout } from "../../tests/support/checkouts.ts";
import { recountNights } from "../../tests/support/recount-nights.ts";
import { clientOf, databaseErrorCode } from "../../src/platform/db/database.server.ts";
import type { HoldWorld } from "./hold-world.ts";

const HOLD_SECONDS = 15 * 60;
const RECOUNT_EVERY = 500;

/** In every round, 16 to 50 clients want the same nights at once; in a third of them, the first is somebody whose hold just ended and whose payment arrives. */
export async function raceForHolds(world: HoldWorld, rounds: number) {
  const { services, guests } = world;
  const told = {
    "won by one": 0,
    "won by the late payment": 0,
    "late payments": 0,
    refused: 0,
    "other refusals": 0,
    "nights that differ": 0,
  };
  for (let round = 0; round < rounds; round++) {
    const stay = world.nextStay();
    const clients = guests.slice(0, randomInt(16, 51));
    const isLate = round % 3 === 0;
    const late = isLate ? await world.hold(clients[0] ?? "", stay) : null;
    if (late) services.clock.advance(HOLD_SECONDS);
    const outcomes = await Promise.all(
      clients.map((guestId, client) => outcomeOf(client === 0 && late ? finish(world, late) : world.hold(guestId, stay))),
    );
    if (outcomes.filter((outcome) => outcome === "won").length === 1) told["won by one"] += 1;
    if (late) told["late payments"] += 1;
    if (late && outcomes[0] === "won") told["won by the late payment"] += 1;
    told.refused += outcomes.filter((outcome) => outcome === "23P01").length;
    told["other refusals"] += outcomes.filter((outcome) => outcome !== "won" && outcome !== "23P01").length;
    if (round % RECOUNT_EVERY === RECOUNT_EVERY - 1 || round === rounds - 1)
      told["nights that differ"] += (await recountNights(clientOf(services.db), services.clock.now())).length;
    // Who won lets go, so that everybody may want the next nights.
    await services.db.execute(`update checkouts set state = 'abandoned', ended_at = changed_at where state = 'holding'`);
  }
  return { rounds, ...told, deadlocks: await world.countDeadlocks() };
}

const outcomeOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => "won", databaseErrorCode);

/** A late payment: the nights are claimed again, or not at all. */
const finish = ({ services }: HoldWorld, checkoutId: string) =>
  services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    await moveCheckout(within, checkoutId, { state: "booked" });
    await bookCheckout(within, checkoutId);
  });
