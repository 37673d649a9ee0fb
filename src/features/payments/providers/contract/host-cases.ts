import { expect } from "vitest";
import { money } from "../../../../platform/money.ts";
import { account, CARDS, charged, type ContractCase, type ContractWorld, dollars, newKey, refusalOf, REFUSED } from "./contract-world.ts";

const transferOf = async (world: ContractWorld, amount = 200) => {
  const [to, source] = [await world.openReadyAccount(), (await charged(world, "now")).ref];
  return { key: newKey(), to, source, amount: dollars(amount), reference: "payout-1" };
};

const held = async ({ provider }: ContractWorld) => (await provider.balance()).find(({ currency }) => currency === "USD")?.cents ?? 0;

async function disputed(world: ContractWorld): Promise<{ payment: string; dispute: string }> {
  const { ref } = await charged(world, "now", CARDS.disputed);
  await world.wait(120);
  for (const { body, headers } of await world.events()) {
    const event = await world.provider.readEvent(body, headers);
    if (event?.about.kind !== "dispute") continue;
    if ((await world.provider.dispute(event.about.ref)).payment === ref) return { payment: ref, dispute: event.about.ref };
  }
  return expect.fail("nobody heard of a dispute");
}

/** Accounts, transfers, disputes and what is left. */
export const HOST_CASES: ContractCase[] = [
  {
    name: "a new account may not receive money, and says what it needs",
    async run(world) {
      const { ref } = await world.provider.accounts.open(account());
      const state = await world.provider.accounts.read(ref);
      expect(state.mayReceive).toBe(false);
      expect(state.needs).not.toEqual([]);
    },
  },
  {
    name: "the same key opens one account",
    async run(world) {
      const asked = account();
      expect(await world.provider.accounts.open(asked)).toEqual(await world.provider.accounts.open(asked));
    },
  },
  {
    name: "an account has a link to what it needs",
    async run(world) {
      const { ref } = await world.provider.accounts.open(account());
      expect((await world.provider.accounts.link(ref, new URL("https://stay.example.com/host/earnings"))).protocol).toBe("https:");
    },
  },
  {
    name: "an account that answered everything may receive money",
    outside: true,
    run: async (world) =>
      expect(await world.provider.accounts.read(await world.openReadyAccount())).toEqual({ mayReceive: true, needs: [] }),
  },
  {
    name: "a transfer takes its amount from what is held",
    outside: true,
    async run(world) {
      const asked = await transferOf(world);
      const before = await held(world);
      await world.provider.transfer(asked);
      expect(await held(world)).toBe(before - 20_000);
    },
  },
  {
    name: "the same key transfers once",
    outside: true,
    async run(world) {
      const asked = await transferOf(world);
      const [first, second] = [await world.provider.transfer(asked), await world.provider.transfer(asked)];
      expect(second).toEqual(first);
      expect(await refusalOf(world.provider.transfer({ ...asked, amount: dollars(1) }))).toEqual(REFUSED);
    },
  },
  {
    name: "no more is transferred than its payment brought, in however many parts",
    outside: true,
    async run(world) {
      const asked = await transferOf(world);
      await world.provider.transfer(asked);
      expect(await refusalOf(world.provider.transfer({ ...asked, key: newKey(), amount: dollars(41) }))).toEqual(REFUSED);
    },
  },
  {
    name: "an account that may not receive money gets none",
    async run(world) {
      const { ref: to } = await world.provider.accounts.open(account());
      const { ref: source } = await charged(world, "now");
      const asked = { key: newKey(), to, source, amount: dollars(1), reference: "payout-2" };
      expect(await refusalOf(world.provider.transfer(asked))).toEqual(REFUSED);
    },
  },
  {
    name: "a transfer is reversed in parts, and no further than it went",
    outside: true,
    async run(world) {
      const { ref } = await world.provider.transfer(await transferOf(world));
      const before = await held(world);
      expect(await world.provider.reverse({ key: newKey(), ref, amount: dollars(50) })).toMatchObject({ missing: dollars(0) });
      expect(await held(world)).toBe(before + 5_000);
      expect(await refusalOf(world.provider.reverse({ key: newKey(), ref, amount: dollars(151) }))).toEqual(REFUSED);
    },
  },
  {
    name: "what a host's bank has already is missing from a reversal",
    outside: true,
    async run(world) {
      const { ref } = await world.provider.transfer(await transferOf(world));
      await world.wait(3 * 86_400);
      expect(await world.provider.reverse({ key: newKey(), ref, amount: dollars(50) })).toMatchObject({ missing: dollars(50) });
    },
  },
  {
    name: "a captured payment is in the balance without its fee, and a refund out of it",
    outside: true,
    async run(world) {
      const before = await held(world);
      const { ref } = await charged(world, "now");
      await world.wait(60);
      const { fee } = await world.provider.read(ref);
      expect(await held(world)).toBe(before + 24_000 - fee.cents);
      await world.provider.refund({ key: newKey(), ref, amount: dollars(40), reference: "refund-1" });
      expect(await held(world)).toBe(before + 20_000 - fee.cents);
    },
  },
  {
    name: "a dispute begins later, and takes the amount and a fee",
    outside: true,
    async run(world) {
      const { payment, dispute } = await disputed(world);
      expect(await world.provider.dispute(dispute)).toMatchObject({ ref: dispute, payment, amount: dollars(240), state: "open" });
      const { fee } = await world.provider.dispute(dispute);
      expect(fee.cents).toBeGreaterThan(0);
      expect(await world.provider.read(payment)).toMatchObject({ state: "captured", disputed: dollars(240), fee: money(726 + fee.cents) });
    },
  },
  {
    name: "a dispute that is won gives the amount back",
    outside: true,
    async run(world) {
      const { payment, dispute } = await disputed(world);
      const before = await held(world);
      await world.decide(dispute, "won");
      expect(await world.provider.dispute(dispute)).toMatchObject({ state: "won" });
      expect(await world.provider.read(payment)).toMatchObject({ disputed: dollars(0) });
      expect(await held(world)).toBe(before + 24_000);
    },
  },
  {
    name: "a dispute that is lost keeps it",
    outside: true,
    async run(world) {
      const { payment, dispute } = await disputed(world);
      await world.decide(dispute, "lost");
      expect(await world.provider.dispute(dispute)).toMatchObject({ state: "lost" });
      expect(await world.provider.read(payment)).toMatchObject({ disputed: dollars(240) });
    },
  },
];
