import { addDays } from "../../src/features/availability/index.ts";
import { startCheckout } from "../../src/features/bookings/checkout/start-checkout.server.ts";
import { findPayment, payDemoPayment, readPayment, sendOperations } from "../../src/features/payments/index.server.ts";
import { findPaymentByRef } from "../../src/features/payments/operations/payment.queries.server.ts";
import { findCheckout } from "../../src/features/bookings/checkout/checkout.queries.server.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { openDatabase } from "../../src/platform/db/database.server.ts";
import { openLog } from "../../src/platform/log.server.ts";
import { newGuests } from "../../tests/support/checkouts.ts";
import { newKey } from "../../tests/support/bookings.ts";
import { newListing } from "../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../tests/support/test-ctx.ts";

const LISTINGS = 60;
const DAYS = 500;
/** 3 nights of $100, $50 for cleaning and 12% of the nights. */
const TOTAL = 38_600;

type Stay = { listingId: string; checkIn: string; checkOut: string; guests: number; totalCents: number; key: string };

export type PaymentWorld = {
  services: TestServices;
  asGuest(by: TestServices, number: number): Ctx;
  /** A stay that nobody has asked for yet. */
  nextStay(): Stay;
  start(by: TestServices, guest: number): Promise<string>;
  /** The card is entered, and nothing of ours knows it yet; what the provider calls it. */
  pay(checkoutId: string): Promise<string>;
  learn(ref: string): Promise<void>;
  close(): Promise<void>;
};

/** Guests, listings and Demo Pay on a new database. */
export async function openPaymentWorld(url: string, dataDir: string, guests: number): Promise<PaymentWorld> {
  const database = openDatabase(url, { log: openLog({ logLevel: "silent" }, "start"), name: "bench", max: 20 });
  const services = await openTestServices({ ...database, url, dataDir }, { PAYMENTS: "demo" });
  const [hostId = "", ...guestIds] = await newGuests(services, guests + 1);
  const listings: string[] = [];
  for (let made = 0; made < LISTINGS; made++) listings.push((await newListing(services, { hostId })).id);
  const first = addDays(services.clock.now().toISOString().slice(0, 10), 20);
  let stays = 0;
  const asGuest = (by: TestServices, number: number) => {
    const id = guestIds[number % guests] ?? "";
    return testCtx(by, { actor: { id, sessionId: id, isHost: false, supportRole: null } });
  };
  const nextStay = () => {
    const checkIn = addDays(first, (3 * Math.floor(stays / LISTINGS)) % DAYS);
    return {
      listingId: listings[stays++ % LISTINGS] ?? "",
      checkIn,
      checkOut: addDays(checkIn, 3),
      guests: 1,
      totalCents: TOTAL,
      key: newKey(),
    };
  };
  return {
    services,
    asGuest,
    nextStay,
    start: async (by, guest) => (await startCheckout(asGuest(by, guest), { ...nextStay(), acceptsRules: "yes", message: "" })).checkoutId,
    async pay(checkoutId) {
      const ctx = testCtx(services);
      const paymentId = (await findCheckout(ctx, checkoutId))?.paymentId ?? "";
      await sendOperations(ctx, paymentId, { isAwaited: true });
      const ref = (await findPayment(ctx, paymentId))?.ref ?? "";
      await payDemoPayment(ctx, ref, {
        number: "4242424242424242",
        expiry: `12/${(services.clock.now().getUTCFullYear() + 2) % 100}`,
        cvc: "123",
      });
      return ref;
    },
    async learn(ref) {
      const ctx = testCtx(services);
      await readPayment(ctx, (await findPaymentByRef(ctx, "demo", ref))?.id ?? "");
    },
    close: database.close,
  };
}
