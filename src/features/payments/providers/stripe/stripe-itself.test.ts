import { describe, expect, test } from "vitest";
import { openTestServices } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { systemClock } from "../../../../platform/clock.ts";
import { openNetwork } from "../../../../platform/outbound/network.server.ts";
import { CARDS, type ContractWorld } from "../contract/contract-world.ts";
import { paymentProvider } from "../open-provider.server.ts";
import { testProvider } from "../provider-contract.ts";
import { stripeClient } from "./stripe-client.server.ts";

const key = process.env["STRIPE_TEST_KEY"];
const METHODS: Record<string, string> = {
  [CARDS.good]: "pm_card_visa",
  [CARDS.asksAlways]: "pm_card_authenticationRequired",
  [CARDS.failsLater]: "pm_card_chargeCustomerFail",
  [CARDS.asksFirst]: "pm_card_visa",
};

/** The cases that need nobody on a page and no time to pass. */
async function stripeItself(secretKey: string): Promise<ContractWorld> {
  const settings = { PAYMENTS: "stripe", STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: "whsec_none" };
  const plain = await openTestServices(await openTestDatabase(), settings);
  const services = { ...plain, clock: systemClock, network: openNetwork({ outboundTest: null }) };
  const notThere = () => expect.fail("nobody can do this to Stripe from outside");
  return {
    provider: paymentProvider(services),
    now: () => services.clock.now(),
    async saveCard(number) {
      const stripe = await stripeClient(services);
      const { id: customer } = await stripe.customers.create();
      const { id } = await stripe.paymentMethods.attach(METHODS[number] ?? "", { customer });
      return `${customer}:${id}`;
    },
    pay: notThere,
    wait: notThere,
    openReadyAccount: notThere,
    events: notThere,
    sign: notThere,
    writeEvent: notThere,
    decide: notThere,
  };
}

const worlds = key ? [await stripeItself(key)] : [];
describe.each(worlds)("Stripe itself", (world) => {
  testProvider(world, { isAlone: true });
});

test("Stripe itself is tried only with a key that moves no money", () => {
  expect(key ?? "sk_test_").toMatch(/^[sr]k_test_/);
});
