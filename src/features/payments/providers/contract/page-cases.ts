import { expect } from "vitest";
import type { FailureCode } from "../payment-provider.ts";
import { CARDS, type ContractCase, dollars, listed, newKey, offer, paid } from "./contract-world.ts";

const declines = (what: string, number: string, code: FailureCode, mayRetry = true): ContractCase => ({
  name: `${what} leaves the payment open and says why`,
  page: true,
  async run(world) {
    const { ref } = await world.provider.open(offer(world));
    await world.pay(ref, number);
    expect(await world.provider.read(ref)).toMatchObject({
      state: "open",
      authorized: dollars(0),
      card: null,
      failure: { code, mayRetry },
    });
  },
});

const asks = (number: string): ContractCase => ({
  name: `a card that asks (${number.slice(-4)}) pays once it is confirmed`,
  page: true,
  async run(world) {
    const { ref } = await world.provider.open(offer(world));
    await world.pay(ref, number);
    expect(await world.provider.read(ref)).toMatchObject({ state: "needs_action", authorized: dollars(0) });
    await world.pay(ref, number, "yes");
    expect(await world.provider.read(ref)).toMatchObject({ state: "authorized", authorized: dollars(240) });
  },
});

/** What happens where somebody pays on the provider's page. */
export const PAGE_CASES: ContractCase[] = [
  {
    name: "a new payment is open and has a page",
    async run(world) {
      const { ref, url } = await world.provider.open(offer(world));
      expect(url.protocol).toMatch(/^https?:$/);
      expect(await world.provider.read(ref)).toEqual({
        ref,
        state: "open",
        authorized: dollars(0),
        captured: dollars(0),
        refunded: dollars(0),
        disputed: dollars(0),
        fee: dollars(0),
        captureBefore: null,
        card: null,
        failure: null,
      });
    },
  },
  {
    name: "the same key opens the same payment",
    async run(world) {
      const asked = offer(world);
      const first = await world.provider.open(asked);
      const second = await world.provider.open(asked);
      expect([second.ref, second.url.href]).toEqual([first.ref, first.url.href]);
    },
  },
  {
    name: "the same key at the same time opens one payment",
    async run(world) {
      const asked = offer(world);
      const answers = await Promise.allSettled([world.provider.open(asked), world.provider.open(asked), world.provider.open(asked)]);
      const refs = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.ref] : []));
      expect(new Set(refs).size).toBe(1);
    },
  },
  {
    name: "a key that came with another amount is refused",
    async run(world) {
      const asked = offer(world);
      await world.provider.open(asked);
      await expect(world.provider.open({ ...asked, amount: dollars(241) })).rejects.toMatchObject({ kind: "refused" });
    },
  },
  {
    name: "other keys open other payments",
    async run(world) {
      const [one, other] = [await world.provider.open(offer(world)), await world.provider.open(offer(world))];
      expect(one.ref).not.toBe(other.ref);
    },
  },
  {
    name: "an amount of nothing is refused",
    run: async (world) => expect(world.provider.open(offer(world, { amount: dollars(0) }))).rejects.toMatchObject({ kind: "refused" }),
  },
  {
    name: "a good card is authorized, with the time to capture it in",
    page: true,
    async run(world) {
      const state = await paid(world);
      expect(state).toMatchObject({ state: "authorized", authorized: dollars(240), captured: dollars(0), failure: null });
      expect(state.card).toMatchObject({ last4: "4242" });
      const days = ((state.captureBefore?.getTime() ?? 0) - world.now().getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(4.5);
      expect(days).toBeLessThanOrEqual(7.1);
    },
  },
  {
    name: "a payment to capture now is captured when it is paid",
    page: true,
    run: async (world) =>
      expect(await paid(world, { capture: "now" })).toMatchObject({ state: "captured", authorized: dollars(240), captured: dollars(240) }),
  },
  {
    name: "a card is saved where that was asked, and can be charged",
    page: true,
    async run(world) {
      const { card } = await paid(world, { saveCard: true });
      const later = await world.provider.charge({ ...offer(world), card: card?.ref ?? "", capture: "now" });
      expect(later).toMatchObject({ state: "captured", captured: dollars(240), card: { last4: "4242" } });
    },
  },
  {
    name: "a card that was not saved has no name to charge it by",
    page: true,
    run: async (world) => expect((await paid(world)).card?.ref).toBe(""),
  },
  declines("a declined card", CARDS.declined, "declined"),
  declines("a card with too little money", CARDS.poor, "insufficient_funds"),
  declines("an expired card", CARDS.expired, "expired_card", false),
  {
    name: "after a declined card another one pays, and the failure is forgotten",
    page: true,
    async run(world) {
      const { ref } = await world.provider.open(offer(world));
      await world.pay(ref, CARDS.declined);
      await world.pay(ref, CARDS.good);
      expect(await world.provider.read(ref)).toMatchObject({ state: "authorized", failure: null });
    },
  },
  asks(CARDS.asksAlways),
  asks(CARDS.asksFirst),
  {
    name: "a card that asks and hears no leaves the payment open",
    page: true,
    async run(world) {
      const { ref } = await world.provider.open(offer(world));
      await world.pay(ref, CARDS.asksAlways, "no");
      expect(await world.provider.read(ref)).toMatchObject({ state: "open", failure: { code: "authentication_required", mayRetry: true } });
    },
  },
  {
    name: "a payment that nobody made is closed, twice as once, and then can't be made",
    page: true,
    async run(world) {
      const { ref } = await world.provider.open(offer(world));
      expect([await world.provider.close(ref), await world.provider.close(ref)]).toEqual(["closed", "closed"]);
      await expect(world.pay(ref, CARDS.good)).rejects.toThrow();
      expect(await world.provider.read(ref)).toMatchObject({ state: "expired", authorized: dollars(0) });
    },
  },
  {
    name: "closing after somebody paid says so, and takes nothing away",
    page: true,
    async run(world) {
      const { ref } = await paid(world);
      expect(await world.provider.close(ref)).toBe("paid");
      expect(await world.provider.read(ref)).toMatchObject({ state: "authorized" });
    },
  },
  {
    name: "the page can still be paid after the dates were let go, and ends by itself some time later",
    page: true,
    async run(world) {
      const [late, never] = [await world.provider.open(offer(world)), await world.provider.open(offer(world))];
      await world.wait(20 * 60);
      await world.pay(late.ref, CARDS.good);
      expect(await world.provider.read(late.ref)).toMatchObject({ state: "authorized" });
      await world.wait(60 * 60);
      expect(await world.provider.read(never.ref)).toMatchObject({ state: "expired" });
      expect(await world.provider.close(never.ref)).toBe("closed");
    },
  },
  {
    name: "what is listed is what was opened and charged, with our own names for it",
    page: true,
    async run(world) {
      const since = new Date(world.now().getTime() - 1000);
      const asked = offer(world, { saveCard: true });
      const { ref } = await world.provider.open(asked);
      await world.pay(ref, CARDS.good);
      const { card } = await world.provider.read(ref);
      const reference = `balance-${newKey()}`;
      const later = await world.provider.charge({ ...offer(world), reference, card: card?.ref ?? "" });
      const found = await listed(world, since);
      expect(found.filter((each) => [asked.reference, reference].includes(each.reference))).toEqual(
        expect.arrayContaining([
          { ...(await world.provider.read(ref)), reference: asked.reference },
          { ...(await world.provider.read(later.ref)), reference },
        ]),
      );
      expect(await listed(world, new Date(world.now().getTime() + 3600_000))).toEqual([]);
    },
  },
];
