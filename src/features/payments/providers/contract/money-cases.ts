import { expect } from "vitest";
import { money } from "../../../../platform/money.ts";
import type { FailureCode } from "../payment-provider.ts";
import { CARDS, charged, chargeOf, type ContractCase, dollars, newKey, refusalOf, REFUSED } from "./contract-world.ts";

const isRefused = (what: string, number: string, code: FailureCode): ContractCase => ({
  name: `a saved card ${what} is refused, and refused again with the same key`,
  async run(world) {
    const asked = chargeOf(await world.saveCard(number));
    expect(await refusalOf(world.provider.charge(asked))).toEqual({ kind: "refused", code });
    expect(await refusalOf(world.provider.charge(asked))).toEqual({ kind: "refused", code });
  },
});

/** What is done with a payment that was made: captured, voided, given back. */
export const MONEY_CASES: ContractCase[] = [
  {
    name: "a saved card is authorized without its holder",
    run: async (world) =>
      expect(await charged(world)).toMatchObject({ state: "authorized", authorized: dollars(240), captured: dollars(0) }),
  },
  {
    name: "a saved card is charged at once",
    run: async (world) => expect(await charged(world, "now")).toMatchObject({ state: "captured", captured: dollars(240) }),
  },
  {
    name: "the same key charges a saved card once",
    async run(world) {
      const asked = chargeOf(await world.saveCard(CARDS.good));
      const [first, second] = [await world.provider.charge(asked), await world.provider.charge(asked)];
      expect(second).toEqual(first);
    },
  },
  isRefused("declined at a later charge", CARDS.failsLater, "declined"),
  isRefused("that must be confirmed each time", CARDS.asksAlways, "authentication_required"),
  {
    name: "a saved card that asked the first time asks no more",
    run: async (world) => expect(await charged(world, "now", CARDS.asksFirst)).toMatchObject({ state: "captured" }),
  },
  {
    name: "a card that nobody saved can't be charged",
    run: async (world) => {
      const { kind } = await refusalOf(world.provider.charge(chargeOf("cus_nobody:pm_nothing")));
      expect(["refused", "not_found"]).toContain(kind);
    },
  },
  {
    name: "the whole is captured",
    async run(world) {
      const { ref } = await charged(world);
      const done = await world.provider.capture({ key: newKey(), ref, amount: dollars(240) });
      expect(done).toMatchObject({ ref, state: "captured", authorized: dollars(240), captured: dollars(240), captureBefore: null });
      expect(await world.provider.read(ref)).toEqual(done);
    },
  },
  {
    name: "a part is captured, and the rest let go",
    async run(world) {
      const { ref } = await charged(world);
      const done = await world.provider.capture({ key: newKey(), ref, amount: dollars(100) });
      expect(done).toMatchObject({ state: "captured", captured: dollars(100) });
      expect(await refusalOf(world.provider.capture({ key: newKey(), ref, amount: dollars(140) }))).toEqual(REFUSED);
    },
  },
  {
    name: "the same key captures once and answers the same",
    async run(world) {
      const { ref } = await charged(world);
      const asked = { key: newKey(), ref, amount: dollars(100) };
      expect(await world.provider.capture(asked)).toEqual(await world.provider.capture(asked));
    },
  },
  {
    name: "what is captured isn't captured again with another key",
    async run(world) {
      const { ref } = await charged(world, "now");
      expect(await refusalOf(world.provider.capture({ key: newKey(), ref, amount: dollars(240) }))).toEqual(REFUSED);
    },
  },
  {
    name: "more than was authorized isn't captured",
    async run(world) {
      const { ref } = await charged(world);
      expect(await refusalOf(world.provider.capture({ key: newKey(), ref, amount: dollars(241) }))).toEqual(REFUSED);
      expect(await world.provider.read(ref)).toMatchObject({ state: "authorized" });
    },
  },
  {
    name: "a fee is kept once money is taken, and isn't given back",
    outside: true,
    async run(world) {
      const { ref, fee } = await charged(world);
      expect(fee).toEqual(dollars(0));
      await world.provider.capture({ key: newKey(), ref, amount: dollars(240) });
      await world.wait(60);
      const { fee: kept } = await world.provider.read(ref);
      expect(kept).toEqual(money(726));
      await world.provider.refund({ key: newKey(), ref, amount: dollars(240), reference: "refund-1" });
      expect((await world.provider.read(ref)).fee).toEqual(kept);
    },
  },
  {
    name: "an authorization is voided, twice as once, and then can't be captured",
    async run(world) {
      const { ref } = await charged(world);
      const done = await world.provider.void({ key: newKey(), ref });
      expect(done).toMatchObject({
        state: "voided",
        authorized: dollars(0),
        captured: dollars(0),
        refunded: dollars(0),
        captureBefore: null,
      });
      expect(await world.provider.void({ key: newKey(), ref })).toEqual(done);
      expect(await refusalOf(world.provider.capture({ key: newKey(), ref, amount: dollars(240) }))).toEqual(REFUSED);
    },
  },
  {
    name: "what is captured isn't voided",
    async run(world) {
      const { ref } = await charged(world, "now");
      expect(await refusalOf(world.provider.void({ key: newKey(), ref }))).toEqual(REFUSED);
      expect(await world.provider.read(ref)).toMatchObject({ state: "captured", captured: dollars(240) });
    },
  },
  {
    name: "a refund of everything arrives",
    outside: true,
    async run(world) {
      const { ref } = await charged(world, "now");
      const refund = await world.provider.refund({ key: newKey(), ref, amount: dollars(240), reference: "refund-1" });
      expect(["pending", "done"]).toContain(refund.state);
      await world.wait(60);
      expect(await world.provider.readRefund(refund.ref)).toEqual({ ref: refund.ref, reference: "refund-1", state: "done" });
      expect(await world.provider.read(ref)).toMatchObject({ state: "captured", captured: dollars(240), refunded: dollars(240) });
    },
  },
  {
    name: "refunds of parts add up, and no more comes back than was captured",
    async run(world) {
      const { ref } = await charged(world, "now");
      await world.provider.refund({ key: newKey(), ref, amount: dollars(100), reference: "refund-1" });
      await world.provider.refund({ key: newKey(), ref, amount: dollars(100), reference: "refund-1" });
      expect(await refusalOf(world.provider.refund({ key: newKey(), ref, amount: dollars(41), reference: "refund-1" }))).toEqual(REFUSED);
      expect(await world.provider.read(ref)).toMatchObject({ refunded: dollars(200) });
    },
  },
  {
    name: "the same key refunds once",
    async run(world) {
      const { ref } = await charged(world, "now");
      const asked = { key: newKey(), ref, amount: dollars(100), reference: "refund-1" };
      const [first, second] = [await world.provider.refund(asked), await world.provider.refund(asked)];
      expect(second.ref).toBe(first.ref);
      expect(await world.provider.read(ref)).toMatchObject({ refunded: dollars(100) });
    },
  },
  {
    name: "what wasn't captured can't be refunded",
    async run(world) {
      const { ref } = await charged(world);
      expect(await refusalOf(world.provider.refund({ key: newKey(), ref, amount: dollars(1), reference: "refund-1" }))).toEqual(REFUSED);
    },
  },
  {
    name: "a refund that the bank sends back has failed, and counts no more",
    outside: true,
    async run(world) {
      const { ref } = await charged(world, "now", CARDS.failsRefunds);
      const refund = await world.provider.refund({ key: newKey(), ref, amount: dollars(240), reference: "refund-1" });
      await world.wait(60);
      expect(await world.provider.readRefund(refund.ref)).toEqual({ ref: refund.ref, reference: "refund-1", state: "failed" });
      expect(await world.provider.read(ref)).toMatchObject({ refunded: dollars(0) });
    },
  },
  {
    name: "what nobody knows isn't found",
    async run(world) {
      const { provider } = world;
      const [key, amount] = [newKey(), dollars(1)];
      const calls = [
        () => provider.read("pi_nothing"),
        () => provider.readRefund("re_nothing"),
        () => provider.dispute("du_nothing"),
        () => provider.accounts.read("acct_nothing"),
        () => provider.capture({ key, ref: "pi_nothing", amount }),
        () => provider.reverse({ key: newKey(), ref: "tr_nothing", amount }),
      ];
      for (const call of calls) expect(await refusalOf(call())).toMatchObject({ kind: "not_found" });
    },
  },
];
