import { describe } from "vitest";
import { openTestServices, testCtx } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { type ContractWorld, offer, type SentEvent } from "../contract/contract-world.ts";
import { paymentProvider } from "../open-provider.server.ts";
import { testProvider } from "../provider-contract.ts";
import { confirmDemoPayment } from "./confirm-demo-payment.server.ts";
import { decideDemoDispute } from "./demo-disputes.server.ts";
import { SIGNATURE_HEADER, signDemoEvent } from "./demo-events.server.ts";
import { sendDemoEvents } from "./deliver-demo-events.server.ts";
import { passDemoTime } from "./pass-demo-time.server.ts";
import { payDemoPayment } from "./pay-demo-payment.server.ts";
import { readDemoPayment } from "./read-demo-payment.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
services.clock.set("2027-06-01T12:00:00Z");
const ctx = testCtx(services);
const sent: SentEvent[] = [];

const world: ContractWorld = {
  provider: paymentProvider(services),
  now: () => services.clock.now(),
  async pay(ref, number, answer) {
    const { step } = await readDemoPayment(ctx, ref);
    if (step !== "confirm") await payDemoPayment(ctx, ref, { number, expiry: "12/30", cvc: "123" });
    if (answer && (await readDemoPayment(ctx, ref)).step === "confirm") await confirmDemoPayment(ctx, ref, answer);
  },
  async saveCard(number) {
    const { ref } = await world.provider.open(offer(world, { saveCard: true, key: crypto.randomUUID() }));
    await world.pay(ref, number, "yes");
    const { card } = await world.provider.read(ref);
    await world.provider.void({ key: crypto.randomUUID(), ref });
    return card?.ref ?? "";
  },
  async wait(seconds) {
    services.clock.advance(seconds);
    await passDemoTime(ctx);
  },
  async openReadyAccount() {
    const { ref } = await world.provider.accounts.open({ key: crypto.randomUUID(), host: { id: "h", email: "h@example.com", name: "H" } });
    await world.provider.accounts.link(ref, new URL("https://stay.example.com/"));
    return ref;
  },
  async events() {
    await sendDemoEvents(ctx, async (_, body, signature) => {
      sent.push({ body, headers: new Headers({ [SIGNATURE_HEADER]: signature }) });
      return true;
    });
    return sent.filter(({ headers }) => isFresh(headers));
  },
  sign: (body, at) => new Headers({ [SIGNATURE_HEADER]: signDemoEvent(services.config, body, at) }),
  writeEvent: (kind, ref) => new TextEncoder().encode(JSON.stringify({ id: "demo_event_1", about: { kind, ref } })),
  decide: (dispute, verdict) => decideDemoDispute(ctx, dispute, verdict),
};

/** The clock of the cases moves on, and old signatures are refused. */
const isFresh = (headers: Headers) =>
  services.clock.now().getTime() / 1000 - Number(/t=(\d+)/.exec(headers.get(SIGNATURE_HEADER) ?? "")?.[1]) < 300;

describe("Demo Pay", () => {
  testProvider(world);
});
