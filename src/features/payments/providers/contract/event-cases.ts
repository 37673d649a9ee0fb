import { expect } from "vitest";
import { charged, type ContractCase, type ContractWorld, dollars, newKey, refusalOf } from "./contract-world.ts";

const aboutOf = async (world: ContractWorld) => {
  const events = await world.events();
  const read = await Promise.all(events.map(({ body, headers }) => world.provider.readEvent(body, headers)));
  return read.filter((event) => event !== null);
};

const signed = (world: ContractWorld, body: Uint8Array, secondsAgo = 0) =>
  world.provider.readEvent(body, world.sign(body, new Date(world.now().getTime() - secondsAgo * 1000)));

/** What a provider tells by itself, and how that is believed. */
export const EVENT_CASES: ContractCase[] = [
  {
    name: "a payment that changes is told, in a way that leads back to it",
    outside: true,
    async run(world) {
      const { ref } = await charged(world, "now");
      await world.wait(60);
      const told = (await aboutOf(world)).filter(({ about }) => about.kind === "payment");
      const states = await Promise.all(told.map(({ about }) => world.provider.read(about.ref)));
      expect(states.map((state) => state.ref)).toContain(ref);
    },
  },
  {
    name: "a refund is told",
    outside: true,
    async run(world) {
      const { ref } = await charged(world, "now");
      const refund = await world.provider.refund({ key: newKey(), ref, amount: dollars(10), reference: "refund-1" });
      await world.wait(60);
      expect(await aboutOf(world)).toContainEqual(expect.objectContaining({ about: { kind: "refund", ref: refund.ref } }));
    },
  },
  {
    name: "each event has a name of its own, the same each time it is read",
    outside: true,
    async run(world) {
      await charged(world, "now");
      await charged(world, "now");
      const ids = (await aboutOf(world)).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect((await aboutOf(world)).map(({ id }) => id)).toEqual(ids);
    },
  },
  {
    name: "an event that is signed now is read",
    outside: true,
    async run(world) {
      const event = await signed(world, world.writeEvent("payment", "pi_1"));
      expect(event?.about).toEqual({ kind: "payment", ref: "pi_1" });
    },
  },
  {
    name: "an event of an unknown kind says nothing to us",
    outside: true,
    run: async (world) => expect(await signed(world, world.writeEvent("unknown", "x_1"))).toBeNull(),
  },
  {
    name: "a body that was changed by one byte is refused",
    outside: true,
    async run(world) {
      const body = world.writeEvent("payment", "pi_1");
      const headers = world.sign(body, world.now());
      const changed = Uint8Array.from(body, (byte, at) => (at === body.length - 3 ? byte ^ 1 : byte));
      expect(await refusalOf(world.provider.readEvent(changed, headers))).toMatchObject({ kind: "bad_signature" });
    },
  },
  {
    name: "an event without a signature, or with half of one, is refused before it is read",
    outside: true,
    async run(world) {
      const body = new TextEncoder().encode("not JSON at all");
      for (const value of [null, "", "t=1", "v1=abc", `t=${Math.floor(world.now().getTime() / 1000)},v1=00`]) {
        const headers = new Headers();
        const [name = ""] = [...world.sign(body, world.now()).keys()];
        if (value !== null) headers.set(name, value);
        expect(await refusalOf(world.provider.readEvent(body, headers))).toMatchObject({ kind: "bad_signature" });
      }
    },
  },
  {
    name: "a signature is good for 5 minutes, so that 2 minutes between two clocks do no harm",
    outside: true,
    async run(world) {
      const body = world.writeEvent("payment", "pi_1");
      expect(await signed(world, body, 120)).not.toBeNull();
      expect(await refusalOf(signed(world, body, 400))).toMatchObject({ kind: "bad_signature" });
    },
  },
  {
    name: "what is signed and yet no event is refused",
    outside: true,
    async run(world) {
      for (const text of ["not JSON at all", "null", "[]", "{}", '{"id":1}'])
        expect(await refusalOf(signed(world, new TextEncoder().encode(text)))).toMatchObject({ kind: "bad_event" });
    },
  },
];
