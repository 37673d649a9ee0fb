import { afterAll, beforeEach, expect, test } from "vitest";
import { type Fault, startFakeStripe } from "../../../../../tests/support/fake-stripe/fake-stripe.ts";
import { openTestServices } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { CARDS, chargeOf, type ContractWorld, dollars, listed, newKey, offer, refusalOf } from "../contract/contract-world.ts";
import { paymentProvider } from "../open-provider.server.ts";

const fake = await startFakeStripe();
const services = await openTestServices(await openTestDatabase(), fake.settings);
const provider = paymentProvider(services);
const world = { provider, now: () => services.clock.now() } as ContractWorld;
const charge = () => chargeOf(fake.saveCard(CARDS.good), { capture: "now" });
const intents = (reference: string) => [...fake.state.intents.values()].filter(({ metadata }) => metadata["reference"] === reference);
const refusal = async (call: Promise<unknown>) => (await refusalOf(call)).kind;

beforeEach(() => {
  fake.clock.set("2027-06-01T12:00:00Z");
  services.clock.set("2027-06-01T12:00:00Z");
  fake.onEvent = async () => {};
});
afterAll(() => fake.stop());

test.each([
  ["drop_before", "unclear"],
  ["drop_after", "unclear"],
  ["saved_500", "unclear"],
  ["500_after", "unclear"],
  ["html", "unclear"],
  ["409", "busy"],
  ["429", "busy"],
] satisfies [Fault, string][])("a charge that meets %s is %s, and was sent once", async (fault, kind) => {
  const asked = charge();
  fake.fail(fault, "POST /v1/payment_intents");
  expect(await refusal(provider.charge(asked))).toBe(kind);
  expect(fake.requests.filter(({ key }) => key === asked.key).length).toBeLessThanOrEqual(1);
});

test.each(["drop_after", "drop_before", "429", "409", "html"] satisfies Fault[])(
  "after %s the same key charges once, and says what was charged",
  async (fault) => {
    const asked = charge();
    fake.fail(fault, "POST /v1/payment_intents");
    await refusal(provider.charge(asked));
    expect(await provider.charge(asked)).toMatchObject({ state: "captured", captured: dollars(240) });
    expect(intents(asked.reference)).toHaveLength(1);
  },
);

test("a 500 that Stripe saved comes again with its key, and what happened is found in the list", async () => {
  const asked = charge();
  fake.fail("500_after", "POST /v1/payment_intents");
  expect(await refusal(provider.charge(asked))).toBe("unclear");
  expect(await refusal(provider.charge(asked))).toBe("unclear");
  expect(fake.requests.at(-1)?.replayed).toBe(true);
  const since = new Date(services.clock.now().getTime() - 1000);
  expect((await listed(world, since)).find(({ reference }) => reference === asked.reference)).toMatchObject({ state: "captured" });
});

test("a 500 without work leads to a charge with another key", async () => {
  const asked = charge();
  fake.fail("saved_500", "POST /v1/payment_intents");
  await refusal(provider.charge(asked));
  expect(await refusal(provider.charge(asked))).toBe("unclear");
  expect(intents(asked.reference)).toHaveLength(0);
  await provider.charge({ ...asked, key: `${asked.key}:2` });
  expect(intents(asked.reference)).toHaveLength(1);
});

test("a key is forgotten after a day", async () => {
  const asked = charge();
  await provider.charge(asked);
  fake.clock.advance(24 * 3600 - 1);
  await provider.charge(asked);
  expect(intents(asked.reference)).toHaveLength(1);
  fake.clock.advance(1);
  await provider.charge(asked);
  expect(intents(asked.reference)).toHaveLength(2);
});

test("reading goes wrong in the same ways, and right again", async () => {
  const { ref } = await provider.charge(charge());
  for (const fault of ["drop_before", "html", "429"] satisfies Fault[]) {
    fake.fail(fault, "GET /v1/payment_intents");
    expect(["unclear", "busy"]).toContain(await refusal(provider.read(ref)));
  }
  expect(await provider.read(ref)).toMatchObject({ state: "captured" });
});

test("under a key that Stripe doesn't know nothing is done, and it may be asked again", async () => {
  const strange = await openTestServices(await openTestDatabase(), { ...fake.settings, STRIPE_SECRET_KEY: "sk_test_strange" });
  expect(await refusal(paymentProvider(strange).balance())).toBe("busy");
});

test("a clock that is two minutes ahead of Stripe's or behind it still opens pages and believes events", async () => {
  for (const seconds of [-120, 120]) {
    services.clock.set(new Date(fake.clock.now().getTime() + seconds * 1000));
    const { ref } = await provider.open(offer(world));
    fake.pay(ref, CARDS.good);
    const { body } = fake.events().at(-1)!;
    expect(await provider.readEvent(body, fake.sign(body, fake.clock.now()))).toEqual(
      expect.objectContaining({ about: { kind: "payment", ref } }),
    );
  }
});

test("an event may come before the answer, twice and out of order, and always leads to the same state", async () => {
  const early: string[] = [];
  fake.onEvent = async ({ body }) => {
    const event = await provider.readEvent(body, fake.sign(body, fake.clock.now()));
    if (event?.about.kind === "payment") early.push((await provider.read(event.about.ref)).state);
  };
  const { ref } = await provider.charge(charge());
  expect(new Set(early)).toEqual(new Set(["captured"]));
  fake.onEvent = async () => {};
  const bodies = fake.events().map(({ body }) => body);
  const late: string[] = [];
  for (const body of [...bodies.toReversed(), ...bodies]) {
    const event = await provider.readEvent(body, fake.sign(body, fake.clock.now()));
    if (event?.about.ref === ref) late.push((await provider.read(event.about.ref)).state);
  }
  expect(late.length).toBeGreaterThan(early.length);
  expect(new Set(late)).toEqual(new Set(["captured"]));
});

test("an event that names a payment intent leads to the page that we opened", async () => {
  const { ref } = await provider.open(offer(world));
  fake.pay(ref, CARDS.good);
  const named = fake.events().findLast(({ type }) => type === "payment_intent.amount_capturable_updated")!;
  const event = await provider.readEvent(named.body, fake.sign(named.body, fake.clock.now()));
  expect(event?.about.ref).toMatch(/^pi_/);
  expect(await provider.read(event!.about.ref)).toEqual(await provider.read(ref));
});

test("what happens at another account is none of ours, unless the account itself changed", async () => {
  const write = (type: string) => {
    const body = new TextEncoder().encode(JSON.stringify({ id: "evt_9", type, account: "acct_9", data: { object: { id: "x_9" } } }));
    return provider.readEvent(body, fake.sign(body, services.clock.now()));
  };
  expect(await write("payment_intent.succeeded")).toBeNull();
  expect(await write("payout.paid")).toBeNull();
  expect(await write("account.updated")).toEqual({ id: "evt_9", about: { kind: "account", ref: "acct_9" } });
});

test("a method that can't be authorized is told as captured, whatever was asked for", async () => {
  const { ref } = await provider.open(offer(world, { capture: "later" }));
  const session = fake.state.sessions.get(ref)!;
  fake.pay(ref, CARDS.good);
  const intent = fake.state.intents.get(String(session.payment_intent))!;
  Object.assign(intent, { status: "processing" });
  expect(await provider.read(ref)).toMatchObject({ state: "needs_action", failure: null });
  expect(await provider.close(ref)).toBe("paid");
  Object.assign(intent, { status: "succeeded", amount_received: intent.amount });
  expect(await provider.read(ref)).toMatchObject({ state: "captured", captured: dollars(240) });
});

test("another amount or currency than ours is told as it is", async () => {
  const { ref } = await provider.charge(charge());
  Object.assign(fake.state.intents.get(ref)!, { amount: 1, amount_received: 1, currency: "eur" });
  expect((await provider.read(ref)).captured).toEqual({ cents: 1, currency: "EUR" });
});

test("the fake refuses what Stripe doesn't know", async () => {
  const { stripeClient } = await import("./stripe-client.server.ts");
  const stripe = await stripeClient(services);
  const wrong = { payment_intent: "pi_1", amount: 100, because: "no" };
  await expect(stripe.refunds.create(wrong, { idempotencyKey: newKey() })).rejects.toMatchObject({
    code: "parameter_unknown",
    statusCode: 400,
  });
});
