import {
  cancelAsHost,
  cancelBooking,
  changeBooking,
  extendCheckout,
  leaveCheckout,
  myCheckoutAt,
  payCheckout,
  returnFromPayment,
} from "../../../src/features/bookings/index.server.ts";
import { sweepCheckouts } from "../../../src/features/bookings/checkout/ending/lapse-checkouts.server.ts";
import { startCheckout } from "../../../src/features/bookings/checkout/start-checkout.server.ts";
import { confirmDemoPayment, payDemoPayment } from "../../../src/features/payments/index.server.ts";
import { demoCardOf } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";
import { AppError } from "../../../src/platform/errors.ts";
import { newKey } from "../bookings.ts";
import { testCtx, type TestServices } from "../test-ctx.ts";
import { dyingServices, Killed } from "./dying-services.ts";
import { type CountedBooking, type CountedCheckout, type Counters, checkOutOf, feeOf, priceOf } from "./paying-counters.ts";
import type { PayingEvent } from "./paying-events.ts";
import { type PayingWorld, runJob, tell, work } from "./paying-world.ts";

type Of<T extends PayingEvent["is"]> = Extract<PayingEvent, { is: T }>;
/** How an attempt ended: what was refused stays as it was; of one that died nobody knows. */
type Outcome<T> = { is: "done"; value: T } | { is: "refused"; code: string } | { is: "died" };

const DAY_MINUTES = 24 * 60;
/** More, and stays would begin. */
const MOST_DAYS = 8;
const TOO_OFTEN = new Set(["too_many_requests", "too_many_checkouts"]);

/** Does to the product what a history says, and tells the counters what came of it. */
export class PayingStory {
  readonly seen = new Map<string, number>();
  readonly #urls = new Map<string, string>();
  readonly #confirms = new Map<string, { checkout: CountedCheckout; card: string }>();
  #days = 0;
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

  async do(event: PayingEvent, dies: number | null): Promise<void> {
    await this.#do(event, dies);
    await this.sync();
  }

  #note(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  async #try<T>(what: string, dies: number | null, call: (by: TestServices) => Promise<T>): Promise<Outcome<T>> {
    try {
      const value = await call(dies === null ? this.services : dyingServices(this.services, dies));
      this.#note(what);
      return { is: "done", value };
    } catch (error) {
      if (wasKilled(error)) {
        this.#note(`${what}: died`);
        return { is: "died" };
      }
      if (!(error instanceof AppError)) throw error;
      this.#note(`${what}: ${error.code}`);
      return { is: "refused", code: error.code };
    }
  }

  async #do(event: PayingEvent, dies: number | null): Promise<unknown> {
    switch (event.is) {
      case "start":
        return this.#start(event, dies);
      case "buy":
        await this.#start(event, null);
        await this.#pay(event, null);
        return this.#return(event.guest, dies);
      case "pay":
        return this.#pay(event, dies);
      case "confirm":
        return this.#confirm(event);
      case "return":
        return this.#return(event.guest, dies);
      case "leave":
        return this.#leave(event.guest, dies);
      case "extend":
        return this.#extend(event.guest, dies);
      case "cancel":
        return this.#cancel(event, dies);
      case "change":
        return this.#change(event, dies);
      case "tell":
        this.#note(`events: ${event.how}`);
        return tell(this.services, event.how, this.shuffle);
      case "work":
        return this.#try("work", dies, work);
      case "race":
        return this.#race(event.guest);
      case "tick":
        return this.#tick(event.minutes);
      case "reconcile":
        return this.#try("reconcile", dies, (by) => this.reconcile(by));
      case "sweep":
        return this.#try("sweep", dies, (by) => sweepCheckouts(testCtx(by)));
    }
  }

  async reconcile(by = this.services): Promise<void> {
    await runJob(by, "payments.resume");
    await runJob(by, "payments.reconcile");
    await runJob(by, "payments.events-left");
  }

  async #ofNewest(guest: number, then: (checkout: CountedCheckout) => Promise<unknown>): Promise<void> {
    const checkout = this.counters.newest(guest);
    if (checkout) await then(checkout);
  }

  async #start({ guest, from, nights }: Pick<Of<"start">, "guest" | "from" | "nights">, dies: number | null): Promise<void> {
    const stay = { checkIn: this.world.dayOf(from), nights };
    const isTaken = this.counters.isTaken(stay, guest, this.now);
    const listing = { listingId: this.world.listingId, checkIn: stay.checkIn, checkOut: checkOutOf(stay), guests: 1 };
    const input = { ...listing, totalCents: priceOf(nights), key: newKey(), acceptsRules: "yes" as const, message: "" };
    const outcome = await this.#try("start", dies, (by) => startCheckout(this.world.asGuest(by, guest), input));
    if (outcome.is === "refused" && !TOO_OFTEN.has(outcome.code) && !(isTaken && outcome.code === "dates_taken"))
      throw new Error(`a start was refused: ${outcome.code}, and the nights are ${isTaken ? "taken" : "free"}`);
    if (outcome.is === "refused") return;
    const mine = await myCheckoutAt(this.world.asGuest(this.services, guest), this.world.listingId);
    if (!mine) {
      if (outcome.is === "done") throw new Error("what was begun isn't there");
      return;
    }
    if (outcome.is === "done" && isTaken) throw new Error("nights that somebody has were held for another");
    if (mine.checkIn === stay.checkIn && mine.checkOut === listing.checkOut) this.counters.started(mine.id, guest, stay, this.now);
  }

  async #pay({ guest, card }: Pick<Of<"pay">, "guest" | "card">, dies: number | null): Promise<void> {
    await this.#ofNewest(guest, async (checkout) => {
      const opened = await this.#try("open the page", dies, (by) => payCheckout(this.world.asGuest(by, guest), checkout.id));
      if (opened.is === "done") this.#urls.set(checkout.id, opened.value);
      const ref = this.#urls.get(checkout.id)?.split("/").at(-1);
      if (!ref) return;
      const year = this.now.getUTCFullYear() + 2;
      const given = { number: card, expiry: `12/${year % 100}`, cvc: "123" };
      const paid = await this.#try(`card ${card.slice(-4)}`, null, () => payDemoPayment(testCtx(this.services), ref, given));
      if (paid.is !== "done") return;
      if (paid.value.kind === "confirm") this.#confirms.set(ref, { checkout, card });
      if (paid.value.kind === "paid") this.#paid(checkout, card);
      if ((paid.value.kind === "declined") !== (demoCardOf(card)?.refusal !== undefined)) throw new Error("a card did what it doesn't do");
    });
  }

  async #confirm({ guest, yes }: Of<"confirm">): Promise<void> {
    for (const [ref, { checkout, card }] of this.#confirms) {
      if (checkout.guest !== guest) continue;
      this.#confirms.delete(ref);
      const answer = yes ? "yes" : "no";
      const told = await this.#try(`confirm: ${answer}`, null, () => confirmDemoPayment(testCtx(this.services), ref, answer));
      if (told.is === "done" && told.value.kind === "paid") this.#paid(checkout, card);
    }
  }

  #paid(checkout: CountedCheckout, card: string): void {
    if (checkout.holdsUntil <= this.now) this.#note("paid late");
    checkout.paid = { card };
  }

  #return(guest: number, dies: number | null): Promise<void> {
    return this.#ofNewest(guest, ({ id }) => this.#try("return", dies, (by) => returnFromPayment(this.world.asGuest(by, guest), id)));
  }

  async #leave(guest: number, dies: number | null): Promise<void> {
    await this.#ofNewest(guest, async (checkout) => {
      if (!this.counters.isLive(checkout, this.now)) return;
      await this.#try("leave", dies, (by) => leaveCheckout(this.world.asGuest(by, guest), checkout.id));
      checkout.isLeft = (await this.world.viewOf(guest, checkout.id)).phase === "over";
    });
  }

  async #extend(guest: number, dies: number | null): Promise<void> {
    await this.#ofNewest(guest, async (checkout) => {
      const outcome = await this.#try("extend", dies, (by) => extendCheckout(this.world.asGuest(by, guest), checkout.id));
      const isLive = this.counters.isLive(checkout, this.now);
      if (outcome.is === "done" && !isLive) throw new Error("a checkout that is over was extended");
      const wasExtended = outcome.is === "died" ? !(await this.world.viewOf(guest, checkout.id)).mayExtend : outcome.is === "done";
      if (wasExtended) this.counters.extended(checkout);
    });
  }

  #booking(pick: number): CountedBooking | undefined {
    const standing = this.counters.bookings.filter(({ isCancelled }) => !isCancelled);
    return standing[pick % standing.length];
  }

  async #cancel({ pick, by: side }: Of<"cancel">, dies: number | null): Promise<void> {
    const booking = this.#booking(pick);
    if (!booking) return;
    const refundCents = this.counters.refundOf(booking, side, this.world.beginsAt(booking.checkIn), this.now);
    const outcome = await this.#try(`cancel by ${side}`, dies, (by) =>
      side === "guest"
        ? cancelBooking(this.world.asGuest(by, booking.guest), booking.id, { refundCents })
        : cancelAsHost(this.world.asHost(by), booking.id, { refundCents, reason: "repairs", message: "", nights: "open" }),
    );
    if (outcome.is === "refused") throw new Error(`a cancellation was refused: ${outcome.code}`);
    const view = await this.world.bookingOf(booking.guest, booking.id);
    if (outcome.is === "done" || view.phase === "cancelled") this.counters.cancelled(booking, refundCents);
  }

  async #change({ pick, by: more }: Of<"change">, dies: number | null): Promise<void> {
    const booking = this.#booking(pick);
    const nights = (booking?.nights ?? 0) + more;
    if (!booking || nights < 1) return;
    const { id, guest, checkIn } = booking;
    const totalCents = priceOf(nights, Math.max(booking.fee, feeOf(nights)));
    const input = { checkIn, checkOut: checkOutOf({ checkIn, nights }), guests: 1, totalCents, key: newKey() };
    const outcome = await this.#try(more > 0 ? "longer" : "shorter", dies, (by) => changeBooking(this.world.asGuest(by, guest), id, input));
    const isTaken = this.counters.isTaken({ checkIn, nights }, null, this.now, id);
    if (outcome.is === "done" && isTaken) throw new Error("a stay was changed to nights that somebody has");
    const view = await this.world.bookingOf(guest, id);
    const isChanged = view.checkOut === input.checkOut;
    if (outcome.is === "done" && !isChanged) throw new Error("what was changed isn't");
    if (outcome.is === "refused" && isChanged) throw new Error("what was refused was changed");
    if (outcome.is === "refused" && outcome.code === "change_declined" && !demoCardOf(booking.card)?.refusalLater)
      throw new Error("a good card was declined");
    if (isChanged) this.counters.changed(booking, nights, this.now);
    if (view.totalCents !== booking.price) throw new Error(`booking ${id} costs ${view.totalCents}, counted ${booking.price}`);
  }

  /** The guest's two tabs come back while the jobs do their part. */
  async #race(guest: number): Promise<void> {
    await this.#ofNewest(guest, async ({ id }) => {
      this.#note("race");
      const back = () => returnFromPayment(this.world.asGuest(this.services, guest), id);
      await Promise.all([back(), work(this.services), back()]);
    });
  }

  async #tick(minutes: number): Promise<void> {
    const isDay = minutes >= DAY_MINUTES;
    if (isDay && this.#days++ >= MOST_DAYS) return;
    this.#note(isDay ? "a day passes" : "minutes pass");
    // A worker that does nothing for a day would let authorizations lapse; that isn't told here.
    if (isDay) await this.rest();
    this.services.clock.advance(minutes * 60);
  }

  /** Everything that is under way comes to its end, with the minutes that it takes. */
  async rest(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      await sweepCheckouts(testCtx(this.services));
      await tell(this.services, "deliver", this.shuffle);
      await work(this.services);
      this.services.clock.advance(11 * 60);
      await this.reconcile();
      await work(this.services);
    }
    await this.sync();
  }

  /** What the guests read of their checkouts. */
  async sync(): Promise<void> {
    for (const checkout of this.counters.checkouts) {
      if (checkout.end !== null) continue;
      const { phase, bookingId } = await this.world.viewOf(checkout.guest, checkout.id);
      if (phase === "booked") this.counters.booked(checkout, bookingId ?? "");
      if (phase === "lost") this.counters.lost(checkout);
      if (phase === "booked" || phase === "lost") this.#note(phase);
      if ((phase === "live") !== this.counters.isLive(checkout, this.now))
        throw new Error(`checkout ${checkout.id} is ${phase}, counted otherwise`);
    }
  }
}

const wasKilled = (error: unknown): boolean => {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof Killed) return true;
  return false;
};
