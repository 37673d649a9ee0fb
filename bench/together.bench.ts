import { sql } from "drizzle-orm";
import { holdTogether, payCheckout } from "../src/features/bookings/index.server.ts";
import { settleCheckout } from "../src/features/bookings/checkout/settle-checkout.server.ts";
import type { TestServices } from "../tests/support/test-ctx.ts";
import { testCtx } from "../tests/support/test-ctx.ts";
import { compare, printComparisons } from "./support/measure.ts";
import { openPaymentWorld, type PaymentWorld } from "./support/payment-world.ts";
import { timedServices } from "./support/timed-services.ts";
import { raceTogether } from "./support/together-races.ts";
import { withDatabase } from "./support/with-database.ts";

export const name = "together";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10_000);
const [TURNS, TRIPS] = [9, 20];
const MOST_TIMES_LONGER = 2.2;

/** What two stays that are paid together cost beside one, and rounds of guests who want the same stays together in every order. */
export async function run(): Promise<void> {
  await withDatabase(async (url, dataDir) => {
    const world = await openPaymentWorld(url, dataDir, TRIPS);
    const found = await compare(`${TRIPS} payments`, TURNS, [() => payFor(world, 1), () => payFor(world, 2)]);
    printComparisons("time in the database", "one stay", "two together", [found], " ms");
    await world.close();
    if (found.ours > found.base * MOST_TIMES_LONGER) throw new Error(`two stays take more than ${MOST_TIMES_LONGER} times as long as one`);
  });
  await withDatabase(async (url, dataDir) => {
    const world = await openPaymentWorld(url, dataDir, 16);
    const races = await raceTogether(world, ROUNDS);
    const { rows } = await world.services.db.execute<{ n: number }>(
      sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
    );
    console.table([{ ...races, deadlocks: rows[0]?.n }]);
    await world.close();
    if (races["booked in part"] + races["other refusals"] + (rows[0]?.n ?? 0) > 0)
      throw new Error("a part was booked alone, or somebody waited in a ring");
  });
}

/** So many guests each hold, pay and get one stay, or two. */
async function payFor(world: PaymentWorld, parts: 1 | 2): Promise<number> {
  world.services.clock.advance(2 * 3600);
  const timed = timedServices(world.services);
  for (let guest = 0; guest < TRIPS; guest++) await payOne(world, timed.services, guest, parts);
  return timed.spentMs();
}

async function payOne(world: PaymentWorld, services: TestServices, guest: number, parts: number): Promise<void> {
  const ctx = world.asGuest(services, guest);
  const accepted = { acceptsRules: "yes", message: "" } as const;
  let first: string | undefined;
  for (let part = 0; part < parts; part++) {
    const { checkoutId } = await holdTogether(ctx, { ...world.nextStay(), ...accepted }, first);
    first ??= checkoutId;
  }
  if (!first) return;
  await payCheckout(ctx, first);
  await world.learn(await world.pay(first));
  await settleCheckout(testCtx(services), first);
}
