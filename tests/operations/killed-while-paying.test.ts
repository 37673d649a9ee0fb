import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { addDays } from "../../src/features/availability/index.ts";
import { bookings } from "../../src/features/bookings/booking.tables.server.ts";
import { checkouts } from "../../src/features/bookings/checkout/checkout.tables.server.ts";
import { payments } from "../../src/features/payments/operations/payment.tables.server.ts";
import { killHard } from "../support/child-program.ts";
import { newListing } from "../support/listings.ts";
import { untilSomebodyWaits } from "../support/locks.ts";
import { CARDS, enterCard, startStay } from "../support/paid-stays.ts";
import { killWorkers, startWorker } from "../support/paying/kill-workers.ts";
import { newPerson } from "../support/people.ts";
import { startServer } from "../support/server-process.ts";
import { openTestServices } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";

const at = await openTestDatabase();
const services = await openTestServices(at, { PAYMENTS: "demo" });
const { db } = services;
const start = () => startServer(at.url, at.dataDir, { PAYMENTS: "demo" });

beforeAll(() => buildProduct(() => {}), 180_000);

test(
  "a server that is killed between the authorization and the booking leaves a guest who has the booking after the restart",
  { timeout: 120_000 },
  async () => {
    const guest = await newPerson(services);
    const { id: listingId } = await newListing(services);
    const checkIn = addDays(services.clock.now().toISOString().slice(0, 10), 40);
    const checkoutId = await startStay(services, guest, { listingId, checkIn, checkOut: addDays(checkIn, 2) });
    await enterCard(services, guest, checkoutId, CARDS.pays);
    const back = async (origin: string) =>
      fetch(`${origin}/checkout/${checkoutId}/return`, { redirect: "manual", headers: { cookie: guest.cookie } });
    const paymentOf = async () => (await db.select().from(payments).where(eq(payments.subjectId, checkoutId)))[0];
    const bookingsThere = () => db.select().from(bookings).where(eq(bookings.propertyId, listingId));

    const server = await start();
    let answer: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      // Whoever would book the stay waits here.
      await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId)).for("update");
      answer = back(server.origin).catch((error: unknown) => error);
      await expect.poll(async () => (await paymentOf())?.stage, { timeout: 30_000 }).toBe("authorized");
      await untilSomebodyWaits(services);
      await killHard(server.child);
    });
    await answer;
    expect(await bookingsThere()).toEqual([]);

    const [again, worker] = [await start(), startWorker(at)];
    try {
      await expect.poll(bookingsThere, { timeout: 30_000 }).toMatchObject([{ checkoutId, status: "confirmed", totalPrice: 27_400 }]);
      await expect.poll(paymentOf, { timeout: 30_000 }).toMatchObject({ stage: "captured", captured: 27_400 });
      const [booking] = await bookingsThere();
      expect((await back(again.origin)).headers.get("location")).toContain(booking?.id);
    } finally {
      await Promise.all([killHard(worker), again.stop()]);
    }
  },
);

test(
  "a worker that is killed again and again leaves every payment as it should be within 30 seconds of its restart",
  { timeout: 180_000 },
  async () => {
    expect(await killWorkers(services, at, 6)).toMatchObject({ kills: 6, stays: 6 });
  },
);
