import {
  extendCheckout,
  leaveCheckout,
  myCheckoutAt,
  payCheckout,
  returnFromPayment,
} from "../../../src/features/bookings/index.server.ts";
import { startCheckout } from "../../../src/features/bookings/checkout/start-checkout.server.ts";
import { confirmDemoPayment } from "../../../src/features/payments/index.server.ts";
import { newKey } from "../bookings.ts";
import { testCtx } from "../test-ctx.ts";
import { type CountedCheckout, checkOutOf, NIGHT, priceOf, ratesOf } from "./counted.ts";
import type { Of } from "./paying-events.ts";
import { work } from "./paying-jobs.ts";
import { type PayingTeller, refOf } from "./paying-teller.ts";

export const TOO_OFTEN = new Set(["too_many_requests", "too_many_checkouts"]);

async function ofNewest({ counters }: PayingTeller, guest: number, then: (checkout: CountedCheckout) => Promise<unknown>): Promise<void> {
  const checkout = counters.newest(guest);
  if (checkout) await then(checkout);
}

/** Whether nothing but this guest's own holds keeps the nights from them: why a start may be refused. */
export function refusalsOf({ counters, now }: PayingTeller, guest: number, stay: { checkIn: string; nights: number }): Set<string> {
  const isWaiting = counters.waiting(now).some((asked) => asked.guest === guest);
  const isTaken = counters.isTaken(stay, guest, now);
  return new Set([...(isTaken ? ["dates_taken"] : []), ...(isWaiting ? ["request_waiting"] : [])]);
}

export async function start(teller: PayingTeller, { guest, from, nights }: Omit<Of<"start">, "is">, dies: number | null): Promise<void> {
  const { world, services, counters } = teller;
  const stay = { checkIn: world.dayOf(from), nights };
  const refusals = refusalsOf(teller, guest, stay);
  const listing = { listingId: world.listingId, checkIn: stay.checkIn, checkOut: checkOutOf(stay), guests: 1 };
  const input = { ...listing, totalCents: priceOf(ratesOf(nights)), key: newKey(), acceptsRules: "yes" as const, message: "" };
  const outcome = await teller.try("start", dies, (by) => startCheckout(world.asGuest(by, guest), input));
  if (outcome.is === "refused" && !TOO_OFTEN.has(outcome.code) && !refusals.has(outcome.code))
    throw new Error(`a start was refused: ${outcome.code}, expected ${[...refusals].join() || "none"}`);
  if (outcome.is === "refused") return;
  if (outcome.is === "done" && refusals.has("dates_taken")) throw new Error("nights that somebody has were held for another");
  const mine = await myCheckoutAt(world.asGuest(services, guest), world.listingId);
  if (!mine && outcome.is === "done") throw new Error("what was begun isn't there");
  if (mine?.checkIn !== stay.checkIn || mine.checkOut !== listing.checkOut) return;
  counters.started(mine.id, guest, { ...stay, mode: world.asks ? "request" : "instant", rate: NIGHT }, teller.now);
}

export const pay = (teller: PayingTeller, { guest, card }: Omit<Of<"pay">, "is">, dies: number | null): Promise<void> =>
  ofNewest(teller, guest, async (checkout) => {
    const opened = await teller.try("open the page", dies, (by) => payCheckout(teller.world.asGuest(by, guest), checkout.id));
    if (opened.is === "done") teller.pages.set(checkout.id, opened.value);
    const page = teller.pages.get(checkout.id);
    const kind = page && (await teller.enter(page, card));
    if (kind === "confirm") teller.confirms.set(refOf(page ?? ""), { checkout, card });
    if (kind === "paid") notePaid(teller, checkout, card);
  });

export async function buy(teller: PayingTeller, event: Omit<Of<"buy">, "is">, dies: number | null): Promise<void> {
  await start(teller, event, null);
  await pay(teller, event, null);
  await comeBack(teller, event.guest, dies);
}

export async function confirm(teller: PayingTeller, { guest, yes }: Of<"confirm">): Promise<void> {
  for (const [ref, { checkout, card }] of teller.confirms) {
    if (checkout.guest !== guest) continue;
    teller.confirms.delete(ref);
    const answer = yes ? "yes" : "no";
    const told = await teller.try(`confirm: ${answer}`, null, () => confirmDemoPayment(testCtx(teller.services), ref, answer));
    if (told.is === "done" && told.value.kind === "paid") notePaid(teller, checkout, card);
  }
}

function notePaid(teller: PayingTeller, checkout: CountedCheckout, card: string): void {
  if (checkout.holdsUntil <= teller.now) teller.note("paid late");
  checkout.paid = { card };
  checkout.isLetGo = false;
}

export const comeBack = (teller: PayingTeller, guest: number, dies: number | null): Promise<void> =>
  ofNewest(teller, guest, ({ id }) => teller.try("return", dies, (by) => returnFromPayment(teller.world.asGuest(by, guest), id)));

export const leave = (teller: PayingTeller, guest: number, dies: number | null): Promise<void> =>
  ofNewest(teller, guest, async (checkout) => {
    if (!teller.counters.isLive(checkout, teller.now)) return;
    await teller.try("leave", dies, (by) => leaveCheckout(teller.world.asGuest(by, guest), checkout.id));
    checkout.isLeft = (await teller.world.viewOf(guest, checkout.id)).phase === "over";
  });

export const extend = (teller: PayingTeller, guest: number, dies: number | null): Promise<void> =>
  ofNewest(teller, guest, async (checkout) => {
    const outcome = await teller.try("extend", dies, (by) => extendCheckout(teller.world.asGuest(by, guest), checkout.id));
    const isLive = teller.counters.isLive(checkout, teller.now);
    if (outcome.is === "done" && !isLive) throw new Error("a checkout that is over was extended");
    const wasExtended = outcome.is === "died" ? !(await teller.world.viewOf(guest, checkout.id)).mayExtend : outcome.is === "done";
    if (wasExtended) teller.counters.extended(checkout);
  });

/** The guest's two tabs come back while the jobs do their part. */
export const race = (teller: PayingTeller, guest: number): Promise<void> =>
  ofNewest(teller, guest, async ({ id }) => {
    teller.note("race");
    const back = () => returnFromPayment(teller.world.asGuest(teller.services, guest), id);
    await Promise.all([back(), work(teller.services), back()]);
  });
