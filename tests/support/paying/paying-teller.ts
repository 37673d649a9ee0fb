import { payDemoPayment } from "../../../src/features/payments/index.server.ts";
import { demoCardOf } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";
import type { DemoPayOutcome } from "../../../src/features/payments/providers/demo-pay/demo-pay.schema.ts";
import { AppError } from "../../../src/platform/errors.ts";
import { testCtx, type TestServices } from "../test-ctx.ts";
import type { CountedBooking, CountedChange, CountedCheckout } from "./counted.ts";
import { dyingServices, Killed } from "./dying-services.ts";
import type { Counters } from "./paying-counters.ts";
import type { PayingWorld } from "./paying-world.ts";

/** How an attempt ended: what was refused stays as it was; of one that died nobody knows. */
type Outcome<T> = { is: "done"; value: T } | { is: "refused"; code: string } | { is: "died" };

type ChangeInput = { checkIn: string; checkOut: string; guests: number; totalCents: number; key: string };
/** A change whose guest was on the provider's page for it. */
export type PageChange = { booking: CountedBooking; input: ChangeInput; change: CountedChange; card: string | null; isMade: boolean };

/** Who tells a history: to the product, and what came of it to the counters. */
export class PayingTeller {
  readonly seen = new Map<string, number>();
  /** The provider's page of each checkout. */
  readonly pages = new Map<string, string>();
  readonly confirms = new Map<string, { checkout: CountedCheckout; card: string }>();
  readonly pageChanges: PageChange[] = [];
  readonly services: TestServices;
  readonly world: PayingWorld;
  readonly counters: Counters;
  readonly shuffle: <T>(all: T[]) => T[];

  constructor(services: TestServices, world: PayingWorld, counters: Counters, shuffle: <T>(all: T[]) => T[]) {
    this.services = services;
    this.world = world;
    this.counters = counters;
    this.shuffle = shuffle;
  }

  get now(): Date {
    return this.services.clock.now();
  }

  readonly note = (what: string): void => void this.seen.set(what, (this.seen.get(what) ?? 0) + 1);

  async try<T>(what: string, dies: number | null, call: (by: TestServices) => Promise<T>): Promise<Outcome<T>> {
    try {
      const value = await call(dies === null ? this.services : dyingServices(this.services, dies));
      this.note(what);
      return { is: "done", value };
    } catch (error) {
      if (wasKilled(error)) {
        this.note(`${what}: died`);
        return { is: "died" };
      }
      if (!(error instanceof AppError)) throw error;
      this.note(`${what}: ${error.code}`);
      return { is: "refused", code: error.code };
    }
  }

  /** A card is entered on a page of the provider. Null: the page is over. */
  async enter(page: string, card: string): Promise<DemoPayOutcome["kind"] | null> {
    const year = this.now.getUTCFullYear() + 2;
    const given = { number: card, expiry: `12/${year % 100}`, cvc: "123" };
    const paid = await this.try(`card ${card.slice(-4)}`, null, () => payDemoPayment(testCtx(this.services), refOf(page), given));
    if (paid.is !== "done") return null;
    const { kind } = paid.value;
    if ((kind === "declined") !== (demoCardOf(card)?.refusal !== undefined)) throw new Error("a card did what it doesn't do");
    return kind;
  }

  /** One of the bookings that stand. */
  booking(pick: number, isMeant: (booking: CountedBooking) => boolean = () => true): CountedBooking | undefined {
    const standing = this.counters.bookings.filter((booking) => !booking.isCancelled && isMeant(booking));
    return standing[pick % standing.length];
  }
}

export const refOf = (page: string): string => page.split("/").at(-1) ?? "";

const wasKilled = (error: unknown): boolean => {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof Killed) return true;
  return false;
};
