import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { addDays } from "../../../src/features/availability/index.ts";
import { cancelBooking } from "../../../src/features/bookings/index.server.ts";
import { readPayment } from "../../../src/features/payments/index.server.ts";
import { payments } from "../../../src/features/payments/operations/payment.tables.server.ts";
import { projectPath } from "../../../src/platform/project.server.ts";
import { killHard, nextMessage } from "../child-program.ts";
import { newGuests } from "../checkouts.ts";
import { newListing } from "../listings.ts";
import { CARDS, enterCard, startStay } from "../paid-stays.ts";
import { newPerson, type Person, visitOf } from "../people.ts";
import { testCtx, type TestServices } from "../test-ctx.ts";
import { TEST_SECRET } from "../test-secret.ts";

/** 2 nights of $100, $50 for cleaning and 12% of the nights. */
const TOTAL = 27_400;
const BACK = 25_000;
const LONGEST_LIFE_MS = 700;
const DAYS_AHEAD = 40;
const GUESTS = 40;

type At = { url: string; dataDir: string };
/** What is left of each payment in the end. */
type Expected = Map<string, { guest: Person; cents: number }>;
export type Killed = { kills: number; stays: number; cancelled: number; seconds: number };

export function startWorker({ url, dataDir }: At): ChildProcess {
  const { PATH = "", HOME = "" } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: "production",
    EMBEDDED_DATABASE_URL: url,
    DATA_DIR: dataDir,
    SECRET: TEST_SECRET,
    DEMO: "off",
    PAYMENTS: "demo",
    LOG_LEVEL: "silent",
  };
  return fork(projectPath("build/server/worker.js"), { env, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
}

/**
 * Kills a worker so often, each time a moment after it began with a stay that was just paid and perhaps another that was just cancelled. Then one may live, and
 * everything must come to its end. Answers with how long that took.
 */
export async function killWorkers(services: TestServices, at: At, kills: number): Promise<Killed> {
  const [hostId = ""] = await newGuests(services, 1);
  // One after the other: so many passwords at once are refused.
  const guests: Person[] = [];
  while (guests.length < Math.min(kills, GUESTS)) guests.push(await newPerson(services));
  const expected: Expected = new Map();
  for (let round = 0; round < kills; round++) {
    services.clock.set(new Date());
    const worker = startWorker(at);
    await nextMessage(worker);
    const guest = guests[round % guests.length]!;
    expected.set(await payOne(services, guest, hostId), { guest, cents: TOTAL });
    if (round % 2 === 1) await cancelOne(services, expected);
    await pause(Math.random() * LONGEST_LIFE_MS);
    await killHard(worker);
  }
  const started = performance.now();
  const last = startWorker(at);
  try {
    await nextMessage(last);
    const restarted = performance.now();
    while (!(await areSettled(services, expected))) {
      if (performance.now() - restarted > 30_000) throw new Error(`not settled after 30 seconds: ${await unsettled(services, expected)}`);
      await pause(100);
    }
  } finally {
    await killHard(last);
  }
  const cancelled = [...expected.values()].filter(({ cents }) => cents !== TOTAL).length;
  return { kills, stays: expected.size, cancelled, seconds: (performance.now() - started) / 1000 };
}

/** Paid, and known to be: to book it, and to take the money, is the worker's. */
async function payOne(services: TestServices, guest: Person, hostId: string): Promise<string> {
  const { id: listingId } = await newListing(services, { hostId, cancellationPolicy: "flexible" });
  const checkIn = addDays(services.clock.now().toISOString().slice(0, 10), DAYS_AHEAD);
  const checkoutId = await startStay(services, guest, { listingId, checkIn, checkOut: addDays(checkIn, 2) });
  await enterCard(services, guest, checkoutId, CARDS.pays);
  const [payment] = await services.db.select({ id: payments.id }).from(payments).where(eq(payments.subjectId, checkoutId));
  await readPayment(testCtx(services), payment?.id ?? "");
  return payment?.id ?? "";
}

/** Somebody whose stay was booked by now thinks better of it. */
async function cancelOne(services: TestServices, expected: Expected): Promise<void> {
  for (const [paymentId, { guest, cents }] of expected) {
    if (cents !== TOTAL) continue;
    const [payment] = await services.db.select().from(payments).where(eq(payments.id, paymentId));
    if (!payment?.bookingId) continue;
    await cancelBooking(await visitOf(services, guest), payment.bookingId, { refundCents: BACK });
    expected.set(paymentId, { guest, cents: TOTAL - BACK });
    return;
  }
}

type Standing = { id: string; stage: string; left: number; isBooked: boolean; waiting: number; isTheirs: boolean };

const standings = async ({ db }: TestServices): Promise<Standing[]> =>
  (
    await db.execute<Standing>(sql`
      select p.id, p.stage, (p.captured - p.refunded)::float8 as left, p.booking_id is not null as "isBooked",
        (select count(*)::int from payment_operations o where o.payment_id = p.id and o.state in ('queued', 'sent', 'unclear')) as waiting,
        (p.captured, p.refunded) is not distinct from (d.captured, d.refunded) as "isTheirs"
      from payments p left join demo_payments d on d.ref = p.ref`)
  ).rows;

const isSettled = ({ left, isBooked, waiting, isTheirs }: Standing, cents: number | undefined) =>
  isBooked && isTheirs && waiting === 0 && left === cents;

async function areSettled(services: TestServices, expected: Expected): Promise<boolean> {
  const all = await standings(services);
  return all.filter((each) => expected.has(each.id)).every((each) => isSettled(each, expected.get(each.id)?.cents));
}

async function unsettled(services: TestServices, expected: Expected): Promise<string> {
  const all = await standings(services);
  return JSON.stringify(all.filter((each) => expected.has(each.id) && !isSettled(each, expected.get(each.id)?.cents)));
}
