import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { holdTogether, payCheckout } from "../../src/features/bookings/index.server.ts";
import { settleCheckout } from "../../src/features/bookings/checkout/settle-checkout.server.ts";
import { AppError } from "../../src/platform/errors.ts";
import { testCtx } from "../../tests/support/test-ctx.ts";
import type { PaymentWorld } from "./payment-world.ts";

const RIVALS = 8;
const STAYS = 4;
const HOLD_SECONDS = 15 * 60;
/** What a guest may be told; anything else is a fault. */
const TOLD = new Set(["dates_taken", "together_over", "checkout_over"]);

type Stay = ReturnType<PaymentWorld["nextStay"]>;

/** In every round eight guests each want two or three of the same four stays, in an order of their own. In a third of the rounds all of them pay after their time. */
export async function raceTogether(world: PaymentWorld, rounds: number) {
  const told = { rounds, trips: 0, "booked in full": 0, "booked in part": 0, refused: 0, "other refusals": 0 };
  for (let round = 0; round < rounds; round++) {
    world.services.clock.advance(2 * 3600);
    const stays = Array.from({ length: STAYS }, () => world.nextStay());
    const rivals = Array.from({ length: RIVALS }, (_, each) => ({ guest: (round + each) % 16, wanted: someOf(stays) }));
    const held = await Promise.all(rivals.map((rival) => outcomeOf(() => holdAll(world, rival))));
    for (const outcome of held) if (outcome instanceof Error) count(told, outcome);
    if (round % 3 === 0) world.services.clock.advance(HOLD_SECONDS + 1);
    const trips = held.filter((outcome) => typeof outcome === "string");
    told.trips += trips.length;
    const settled = await Promise.all(
      trips.map((first) => outcomeOf(() => settleCheckout(testCtx(world.services), first).then(() => first))),
    );
    for (const outcome of settled) if (outcome instanceof Error) count(told, outcome);
    for (const first of trips) {
      const whole = await isWhole(world, first);
      if (whole !== null) told[whole ? "booked in full" : "booked in part"] += 1;
    }
    await world.services.db.execute(sql`update checkouts set state = 'abandoned', ended_at = changed_at where state = 'holding'`);
  }
  return told;
}

function count(told: { refused: number; "other refusals": number }, error: Error): void {
  if (error instanceof AppError && TOLD.has(error.code)) told.refused += 1;
  else told["other refusals"] += 1;
}

const outcomeOf = (work: () => Promise<string>): Promise<string | Error> => work().catch((error: Error) => error);

const someOf = (stays: Stay[]): Stay[] =>
  stays
    .map((stay) => ({ stay, at: randomInt(1_000) }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, randomInt(2, 4))
    .map(({ stay }) => stay);

/** Holds all of them or gives up, and pays; nothing of ours knows of the payment yet. */
async function holdAll(world: PaymentWorld, { guest, wanted }: { guest: number; wanted: Stay[] }): Promise<string> {
  const ctx = world.asGuest(world.services, guest);
  let first: string | undefined;
  for (const stay of wanted) {
    const input = { ...stay, key: crypto.randomUUID(), acceptsRules: "yes", message: "" } as const;
    const { checkoutId } = await holdTogether(ctx, input, first);
    first ??= checkoutId;
  }
  await payCheckout(ctx, first ?? "");
  await world.learn(await world.pay(first ?? ""));
  return first ?? "";
}

/** Whether all of its parts are booked, or only some; null: none is. */
async function isWhole({ services }: PaymentWorld, first: string): Promise<boolean | null> {
  const { rows } = await services.db.execute<{ parts: number; booked: number }>(sql`
    select count(*)::int as parts, count(b.id)::int as booked from checkouts c left join bookings b on b.checkout_id = c.id
    where c.together_id = (select together_id from checkouts where id = ${first})`);
  const { parts = 0, booked = 0 } = rows[0] ?? {};
  return booked === 0 ? null : booked === parts;
}
