import { quoteListing } from "../../src/features/availability/index.server.ts";
import { holdTogether, payCheckout, readCheckout, returnFromPayment } from "../../src/features/bookings/index.server.ts";
import { startCheckout } from "../../src/features/bookings/checkout/start-checkout.server.ts";
import { payDemoPayment } from "../../src/features/payments/providers/demo-pay/pay-demo-payment.server.ts";
import type { Services } from "../../src/platform/context.server.ts";
import { jobs } from "../../src/product.server.ts";
import { newKey, type StayDraft } from "./bookings.ts";
import { type Person, visitOf } from "./people.ts";
import { runJobs } from "./run-jobs.ts";
import { testCtx, type TestServices } from "./test-ctx.ts";

/** Test cards of Demo Pay. */
export const CARDS = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  failsLater: "4000 0000 0000 0341",
  failsRefunds: "4000 0000 0000 5126",
};

/** What a product with Demo Pay does by itself, but for the events that it sends to its own address: nobody listens there in a test. */
export const runPaymentJobs = (services: Services): Promise<void> =>
  runJobs(
    services,
    jobs.filter(({ name }) => name !== "payments.demo-events"),
  );

/** The guest begins to pay for a stay at today's price, as the page would. */
export async function startStay(services: Services, guest: Person, draft: StayDraft, message = ""): Promise<string> {
  const { visit, input } = await reviewed(services, guest, draft);
  return (await startCheckout(visit, { ...input, message })).checkoutId;
}

/** The guest holds a stay for later, by itself or with what they hold already. */
export async function holdStay(services: Services, guest: Person, draft: StayDraft, withId?: string): Promise<string> {
  const { visit, input } = await reviewed(services, guest, draft);
  return (await holdTogether(visit, input, withId)).checkoutId;
}

async function reviewed(services: Services, guest: Person, { guests = 1, ...draft }: StayDraft) {
  const visit = await visitOf(services, guest);
  const { total } = await quoteListing(visit, draft.listingId, { ...draft, guests });
  return { visit, input: { ...draft, guests, totalCents: total.cents, key: newKey(), acceptsRules: "yes" as const, message: "" } };
}

/** The guest enters a card on the provider's page. Nothing of ours knows yet. */
export async function enterCard(services: Services, guest: Person, checkoutId: string, number: string): Promise<void> {
  const url = await payCheckout(await visitOf(services, guest), checkoutId);
  await enterCardAt(services, url, number);
}

export async function enterCardAt(services: Services, url: string, number: string): Promise<void> {
  const year = services.clock.now().getUTCFullYear() + 2;
  await payDemoPayment(testCtx(services), url.split("/").at(-1) ?? "", { number, expiry: `12/${year % 100}`, cvc: "123" });
}

/** The guest pays and comes back, as the page would. */
export async function payStay(services: TestServices, guest: Person, checkoutId: string, number = CARDS.pays): Promise<void> {
  await enterCard(services, guest, checkoutId, number);
  await returnFromPayment(await visitOf(services, guest), checkoutId);
}

/** A booking that its guest has paid for through Demo Pay, with the money taken. */
export async function paidBooking(services: TestServices, guest: Person, draft: StayDraft, number = CARDS.pays): Promise<string> {
  const checkoutId = await startStay(services, guest, draft);
  await payStay(services, guest, checkoutId, number);
  await runPaymentJobs(services);
  const { bookingId } = await readCheckout(await visitOf(services, guest), checkoutId);
  if (!bookingId) throw new Error("the stay was not booked");
  return bookingId;
}
