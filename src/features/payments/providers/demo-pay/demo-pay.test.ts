import { expect, test } from "vitest";
import { openTestServices, testCtx } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { AppError } from "../../../../platform/errors.ts";
import { type ContractWorld, offer } from "../contract/contract-world.ts";
import { paymentProvider } from "../open-provider.server.ts";
import { confirmDemoPayment } from "./confirm-demo-payment.server.ts";
import { sendDemoEvents } from "./deliver-demo-events.server.ts";
import { DEMO_CARDS, last4Of } from "./demo-cards.ts";
import { DemoCardInput, endOfExpiry } from "./demo-pay.schema.ts";
import { payDemoPayment } from "./pay-demo-payment.server.ts";
import { readDemoPayment } from "./read-demo-payment.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database, { PAYMENTS: "demo" });
services.clock.set("2027-06-01T12:00:00Z");
const ctx = testCtx(services);
const provider = paymentProvider(services);

const someOffer = () => offer({ provider, now: () => services.clock.now() } as ContractWorld);
const opened = async () => (await provider.open(someOffer())).ref;
const card = (number: string, more: Partial<DemoCardInput> = {}): DemoCardInput => ({ number, expiry: "12/30", cvc: "123", ...more });
const GOOD = "4242 4242 4242 4242";
const DECLINED = "4000 0000 0000 0002";

async function refusalOf(work: Promise<unknown>): Promise<{ code: string; fields?: Record<string, string> }> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw error;
  return { code: error.code, ...(error.details.fields && { fields: error.details.fields }) };
}

test("its address can't be guessed", async () => {
  const { ref, url } = await provider.open(someOffer());
  expect(ref).toMatch(/^demo_payment_[\w-]{24}$/);
  expect(url.href).toBe(`https://stay.example.com/demo-pay/${ref}`);
});

test("the page shows what is paid for, and where to go without paying", async () => {
  const ref = await opened();
  expect(await readDemoPayment(ctx, ref)).toEqual({
    label: "Two nights at Driftwood Cabin",
    amount: { cents: 24_000, currency: "USD" },
    step: "card",
    returnTo: "https://stay.example.com/checkout/1/return",
    cancelTo: "https://stay.example.com/checkout/1",
  });
  await payDemoPayment(ctx, ref, card(GOOD));
  expect((await readDemoPayment(ctx, ref)).step).toBe("paid");
});

test("only the test cards are taken, however they are written", () => {
  const read = (number: string) => DemoCardInput.safeParse(card(number)).success;
  expect(["4242424242424242", " 4242-4242-4242-4242 ", GOOD].map(read)).toEqual([true, true, true]);
  expect(["4111 1111 1111 1111", "1234", "", "4242 4242 4242 4241"].map(read)).toEqual([false, false, false, false]);
});

test("no two test cards end alike", () => {
  expect(new Set(DEMO_CARDS.map(last4Of)).size).toBe(DEMO_CARDS.length);
});

test.each([
  ["12/30", "2031-01-01"],
  ["1/27", "2027-02-01"],
  ["0630", "2030-07-01"],
  ["6 / 2030", "2030-07-01"],
])("a card of %s is good until %s", (expiry, until) => {
  expect(DemoCardInput.safeParse(card(GOOD, { expiry })).success).toBe(true);
  expect(endOfExpiry(expiry)).toEqual(new Date(until));
});

test("a card whose month has passed is refused at its field, and isn't a decline", async () => {
  const ref = await opened();
  const past = payDemoPayment(ctx, ref, card(GOOD, { expiry: "05/27" }));
  expect(await refusalOf(past)).toEqual({ code: "invalid_input", fields: { expiry: "This date has passed." } });
  expect((await provider.read(ref)).failure).toBeNull();
  expect(await payDemoPayment(ctx, ref, card(GOOD, { expiry: "06/27" }))).toEqual({ kind: "paid" });
});

test("after five declines a payment pauses for 10 minutes, also for a good card", async () => {
  const ref = await opened();
  for (let n = 0; n < 5; n++) expect(await payDemoPayment(ctx, ref, card(DECLINED))).toEqual({ kind: "declined", code: "declined" });
  expect(await refusalOf(payDemoPayment(ctx, ref, card(GOOD)))).toEqual({ code: "demo_payment_paused" });
  services.clock.advance(10 * 60 - 1);
  expect(await refusalOf(payDemoPayment(ctx, ref, card(GOOD)))).toEqual({ code: "demo_payment_paused" });
  services.clock.advance(1);
  expect(await payDemoPayment(ctx, ref, card(GOOD))).toEqual({ kind: "paid" });
});

test("a payment is made once, however often it is pressed", async () => {
  const ref = await opened();
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => payDemoPayment(ctx, ref, card(GOOD))));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await refusalOf(payDemoPayment(ctx, ref, card(GOOD)))).toEqual({ code: "demo_payment_over" });
});

test("nobody is asked to confirm what no bank asked for", async () => {
  expect(await refusalOf(confirmDemoPayment(ctx, await opened(), "yes"))).toEqual({ code: "demo_payment_over" });
});

test("an authorization that nobody captures for 7 days is let go", async () => {
  const ref = await opened();
  await payDemoPayment(ctx, ref, card(GOOD));
  services.clock.advance(7 * 86_400);
  expect(await provider.read(ref)).toMatchObject({ state: "voided", authorized: { cents: 0 } });
});

test("an event that nobody takes comes again after growing pauses, and no more after three days", async () => {
  await sendDemoEvents(ctx, async () => true);
  const ref = await opened();
  await payDemoPayment(ctx, ref, card(GOOD));
  const start = services.clock.now().getTime();
  const tries: number[] = [];
  for (let minute = 0; minute < 4 * 24 * 60; minute += 5) {
    await sendDemoEvents(ctx, async () => {
      tries.push((services.clock.now().getTime() - start) / 60_000);
      return false;
    });
    services.clock.advance(300);
  }
  const pauses = tries.slice(1).map((at, n) => at - (tries[n] ?? 0));
  expect(pauses.length).toBeGreaterThan(10);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(Math.max(...pauses)).toBe(360);
  expect(tries.at(-1)).toBeLessThan(3 * 24 * 60);
});

test("there is no page where Demo Pay isn't what takes payments", async () => {
  const ref = await opened();
  const other = testCtx(await openTestServices(database));
  expect(await refusalOf(readDemoPayment(other, ref))).toEqual({ code: "not_found" });
  expect(await refusalOf(payDemoPayment(other, ref, card(GOOD)))).toEqual({ code: "not_found" });
  expect(await refusalOf(confirmDemoPayment(other, ref, "yes"))).toEqual({ code: "not_found" });
  expect(await refusalOf(readDemoPayment(ctx, "demo_payment_x"))).toEqual({ code: "demo_payment_not_found" });
});
