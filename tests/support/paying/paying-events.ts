import fc from "fast-check";
import { DEMO_CARDS } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";

export const GOOD_CARD = "4242 4242 4242 4242";
const guest = fc.integer({ min: 0, max: 2 });
const pick = fc.integer({ min: 0, max: 9 });
const nights = fc.integer({ min: 1, max: 3 });
const from = fc.integer({ min: 0, max: 7 });
const MINUTES = [1, 1, 2, 3, 5, 6, 11, 16, 31, 26 * 60];
const HOWS = ["deliver", "deliver", "lose", "double", "shuffle", "delay"] as const;
/** Below and above the listing's price, and such that our part is whole dollars. */
const RATES = [7_500, 12_500];

const event = <T extends string, V extends Record<string, fc.Arbitrary<unknown>>>(weight: number, is: T, values: V) => ({
  weight,
  arbitrary: fc.record({ is: fc.constant(is), ...values }) as unknown as fc.Arbitrary<
    { is: T } & { [K in keyof V]: V[K] extends fc.Arbitrary<infer U> ? U : never }
  >,
});

const card = fc.oneof(
  { weight: 1, arbitrary: fc.constant(GOOD_CARD) },
  { weight: 2, arbitrary: fc.constantFrom(...DEMO_CARDS.map(({ number }) => number)) },
);
/** What is paid beside a first payment: cards that give everything back and don't ask who pays. */
const another = fc.constantFrom(GOOD_CARD, GOOD_CARD, "4000 0000 0000 0341", "4000 0000 0000 0002");

const anything = fc.oneof(
  event(6, "buy", { guest, from, nights, card }),
  event(6, "start", { guest, from, nights }),
  event(7, "pay", { guest, card }),
  event(4, "confirm", { guest, yes: fc.boolean() }),
  event(4, "return", { guest }),
  event(1, "leave", { guest }),
  event(1, "extend", { guest }),
  event(7, "answer", { pick, yes: fc.constantFrom(true, true, false) }),
  event(2, "withdraw", { guest }),
  event(2, "offer", { guest, from, nights, rate: fc.constantFrom(...RATES) }),
  event(3, "accept", { guest, card, sleepsOnIt: fc.constantFrom(false, false, true) }),
  event(1, "take back", { guest }),
  event(4, "cancel", { pick, by: fc.constantFrom("guest" as const, "host" as const) }),
  event(7, "change", { pick, by: fc.constantFrom(1, -1, 1) }),
  event(6, "pay change", { pick, card: another, comesBack: fc.constantFrom(true, true, false) }),
  event(2, "come back", { pick }),
  event(3, "let go", { guest }),
  event(3, "bounce", { guest, from, nights }),
  event(6, "settle", { pick, card: another }),
  event(6, "tell", { how: fc.constantFrom(...HOWS) }),
  event(6, "work", {}),
  event(2, "race", { guest }),
  event(6, "tick", { minutes: fc.constantFrom(...MINUTES) }),
  event(2, "reconcile", {}),
  event(3, "sweep", {}),
);

/** Most processes live; some die before one of their statements. */
const dies = fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 }) });

export const anyPayingHistory = fc.record({
  policy: fc.constantFrom("flexible" as const, "flexible" as const, "moderate" as const, "strict" as const),
  /** Whether the host answers first. */
  asks: fc.boolean(),
  events: fc.array(fc.record({ event: anything, dies }), { minLength: 25, maxLength: 60, size: "max" }),
});

export type PayingHistory = typeof anyPayingHistory extends fc.Arbitrary<infer T> ? T : never;
export type PayingEvent = PayingHistory["events"][number]["event"];
export type Of<T extends PayingEvent["is"]> = Extract<PayingEvent, { is: T }>;
