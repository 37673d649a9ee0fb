import { afterAll, describe } from "vitest";
import { startFakeStripe } from "../../../../../tests/support/fake-stripe/fake-stripe.ts";
import { openTestServices } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { account, type ContractWorld } from "../contract/contract-world.ts";
import { paymentProvider } from "../open-provider.server.ts";
import { testProvider } from "../provider-contract.ts";

const fake = await startFakeStripe();
fake.clock.set("2027-06-01T12:00:00Z");
const services = await openTestServices(await openTestDatabase(), fake.settings);
services.clock.set(fake.clock.now());
afterAll(() => fake.stop());

const world: ContractWorld = {
  provider: paymentProvider(services),
  now: () => services.clock.now(),
  async pay(ref, number, answer) {
    fake.pay(ref, number, answer);
  },
  saveCard: async (number) => fake.saveCard(number),
  async wait(seconds) {
    services.clock.advance(seconds);
    fake.clock.advance(seconds);
    fake.pass();
  },
  async openReadyAccount() {
    const { ref } = await world.provider.accounts.open(account());
    fake.completeAccount(ref);
    return ref;
  },
  events: async () => fake.events().map(({ body }) => ({ body, headers: fake.sign(body, fake.clock.now()) })),
  sign: (body, at) => fake.sign(body, at),
  writeEvent: (kind, ref) =>
    new TextEncoder().encode(
      JSON.stringify({
        id: "evt_1",
        object: "event",
        type: kind === "payment" ? "payment_intent.succeeded" : "tax_rate.created",
        data: { object: { id: ref } },
      }),
    ),
  decide: async (dispute, verdict) => fake.decide(dispute, verdict),
};

describe("the Stripe adapter", () => {
  testProvider(world);
});
