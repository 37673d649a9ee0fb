import { sweepCheckouts } from "../../../src/features/bookings/checkout/ending/lapse-checkouts.server.ts";
import { cancelUnpaid } from "../../../src/features/bookings/unpaid/cancel-unpaid.server.ts";
import { testCtx, type TestServices } from "../test-ctx.ts";
import { bounce, cancel, letGo, settle } from "./booking-steps.ts";
import { change, comeBackFromChange, payOnPage } from "./change-steps.ts";
import * as checkout from "./checkout-steps.ts";
import { learnOutcomes } from "./learn-outcomes.ts";
import { accept, offer, takeBack } from "./offer-steps.ts";
import type { Of, PayingEvent } from "./paying-events.ts";
import { isUnderWay, runJob, tell, work } from "./paying-jobs.ts";
import { PayingTeller } from "./paying-teller.ts";
import { answer, withdraw } from "./request-steps.ts";
import { requireHeld } from "./require-settled.ts";

const DAY_MINUTES = 24 * 60;
/** More, and stays would begin. */
const MOST_DAYS = 8;
/** Disputes and failed refunds come a while after what they are about. */
const LEAST_ROUNDS = 2;
const MOST_ROUNDS = 5;

/** Does to the product what a history says, and tells the counters what came of it. */
export class PayingStory extends PayingTeller {
  #days = 0;

  async do(event: PayingEvent, dies: number | null): Promise<void> {
    // No two payments are made in the same moment: the newest is the one whose card is asked first.
    this.services.clock.advance(1);
    await this.#do(event, dies);
    await learnOutcomes(this);
  }

  #do(event: PayingEvent, dies: number | null): Promise<unknown> {
    switch (event.is) {
      case "start":
        return checkout.start(this, event, dies);
      case "buy":
        return checkout.buy(this, event, dies);
      case "pay":
        return checkout.pay(this, event, dies);
      case "confirm":
        return checkout.confirm(this, event);
      case "return":
        return checkout.comeBack(this, event.guest, dies);
      case "leave":
        return checkout.leave(this, event.guest, dies);
      case "extend":
        return checkout.extend(this, event.guest, dies);
      case "race":
        return checkout.race(this, event.guest);
      case "answer":
        return answer(this, event, dies);
      case "withdraw":
        return withdraw(this, event, dies);
      case "offer":
        return offer(this, event, dies);
      case "accept":
        return this.#accept(event, dies);
      case "take back":
        return takeBack(this, event, dies);
      case "cancel":
        return cancel(this, event, dies);
      case "let go":
        return letGo(this, event.guest);
      case "bounce":
        return bounce(this, event, dies);
      case "settle":
        return settle(this, event, dies);
      case "change":
        return change(this, event, dies);
      case "pay change":
        return payOnPage(this, event, dies);
      case "come back":
        return comeBackFromChange(this, event.pick, dies);
      default:
        return this.#pass(event, dies);
    }
  }

  /** Some think about an offer for longer than it lasts. */
  async #accept(event: Of<"accept">, dies: number | null): Promise<void> {
    const isOffered = this.counters.offers.some(({ guest, isOver }) => guest === event.guest && !isOver);
    if (event.sleepsOnIt && isOffered) await this.#tick(DAY_MINUTES + 5);
    await accept(this, event, dies);
  }

  /** What happens without guests and hosts. */
  async #pass(
    event: Extract<PayingEvent, { is: "tell" | "work" | "tick" | "reconcile" | "sweep" }>,
    dies: number | null,
  ): Promise<unknown> {
    switch (event.is) {
      case "tell":
        this.note(`events: ${event.how}`);
        return tell(this.services, event.how, this.shuffle);
      case "work":
        return this.try("work", dies, work);
      case "tick":
        return this.#tick(event.minutes);
      case "reconcile":
        return this.try("reconcile", dies, reconcile);
      case "sweep":
        return this.try("sweep", dies, sweep);
    }
  }

  async #tick(minutes: number): Promise<void> {
    const isDay = minutes >= DAY_MINUTES;
    if (isDay && this.#days++ >= MOST_DAYS) return;
    this.note(isDay ? "a day passes" : "minutes pass");
    // A worker that does nothing for a day would let authorizations lapse; banks that do are told of by themselves.
    if (isDay) await this.rest();
    this.services.clock.advance(minutes * 60);
  }

  /** Everything that is under way comes to its end, with the minutes that it takes. */
  async rest(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS && (round < LEAST_ROUNDS || (await isUnderWay(this.services))); round++) {
      await sweep(this.services);
      await tell(this.services, "deliver", this.shuffle);
      await work(this.services);
      this.services.clock.advance(11 * 60);
      await reconcile(this.services);
      await work(this.services);
    }
    await learnOutcomes(this);
    await requireHeld(this);
  }
}

async function sweep(by: TestServices): Promise<void> {
  await sweepCheckouts(testCtx(by));
  await cancelUnpaid.run(testCtx(by), {});
}

async function reconcile(by: TestServices): Promise<void> {
  await runJob(by, "payments.resume");
  await runJob(by, "payments.reconcile");
  await runJob(by, "payments.events-left");
}
