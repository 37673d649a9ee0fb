import { demoCardOf } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";
import {
  CLEANING,
  type CountedBooking,
  type CountedChange,
  type CountedCheckout,
  type CountedOffer,
  feeOf,
  HOUR_MS,
  MINUTE_MS,
  type Mode,
  type Nights,
  overlaps,
  type Policy,
  priceOf,
  ratesOf,
  sum,
} from "./counted.ts";

type Claim = Nights & { from: Date; by: string };
type Started = Nights & { mode: Mode; rate: number };

/** The second calculator: it knows what happened and what nights cost, and none of the product's tables. */
export class Counters {
  readonly checkouts: CountedCheckout[] = [];
  readonly bookings: CountedBooking[] = [];
  readonly offers: CountedOffer[] = [];
  readonly #claims: Claim[] = [];
  readonly #policy: Policy;

  constructor(policy: Policy) {
    this.#policy = policy;
  }

  newest(guest: number): CountedCheckout | undefined {
    return this.checkouts.findLast((checkout) => checkout.guest === guest);
  }

  isLive({ isLeft, end, holdsUntil }: CountedCheckout, now: Date): boolean {
    return !isLeft && end === null && holdsUntil > now;
  }

  /** What hosts can still answer. */
  waiting(now: Date): CountedCheckout[] {
    return this.checkouts.filter((checkout) => checkout.wasAsked && this.isLive(checkout, now));
  }

  /** Whether these nights are somebody else's: a booking's, or held by another guest. */
  isTaken(wanted: Nights, guest: number | null, now: Date, except = ""): boolean {
    const booked = this.bookings.some((booking) => booking.id !== except && !booking.isCancelled && overlaps(booking, wanted));
    return booked || this.checkouts.some((held) => held.guest !== guest && this.isLive(held, now) && overlaps(held, wanted));
  }

  started(id: string, guest: number, { checkIn, nights, mode, rate }: Started, now: Date): void {
    if (this.checkouts.some((known) => known.id === id)) return;
    for (const former of this.checkouts) if (former.guest === guest && this.isLive(former, now)) former.isLeft = true;
    const holdsUntil = new Date(now.getTime() + 15 * MINUTE_MS);
    const price = priceOf(ratesOf(nights, rate));
    const begun = { wasExtended: false, wasAsked: false, isLeft: false, paid: null, isLetGo: false, end: null };
    this.checkouts.push({ id, guest, checkIn, nights, mode, rate, price, holdsUntil, ...begun });
    this.#claims.push({ checkIn, nights, from: now, by: id });
  }

  extended(checkout: CountedCheckout): void {
    if (!checkout.wasExtended) checkout.holdsUntil = new Date(checkout.holdsUntil.getTime() + 10 * MINUTE_MS);
    checkout.wasExtended = true;
  }

  /** The host has a day, from a moment that is at most as long ago as a rest takes. */
  asked(checkout: CountedCheckout, until: Date, now: Date): void {
    if (checkout.mode !== "request") throw new Error(`checkout ${checkout.id} asks a host who needn't be asked`);
    this.#requirePaid(checkout);
    const hours = (until.getTime() - now.getTime()) / HOUR_MS;
    if (hours > 24 || hours < 23) throw new Error(`the host has ${hours} hours to answer`);
    const other = this.checkouts.find((held) => held !== checkout && this.isLive(held, now) && overlaps(held, checkout));
    if (other) throw new Error(`requests ${other.id} and ${checkout.id} hold the same night`);
    Object.assign(checkout, { wasAsked: true, holdsUntil: until });
    this.#claims.push({ checkIn: checkout.checkIn, nights: checkout.nights, from: now, by: checkout.id });
  }

  booked(checkout: CountedCheckout, id: string): void {
    this.#requirePaid(checkout);
    if (checkout.mode === "request" && !checkout.wasAsked)
      throw new Error(`checkout ${checkout.id} was booked, and its host was not asked`);
    const both = this.bookings.find((other) => !other.isCancelled && overlaps(other, checkout));
    if (both) throw new Error(`bookings ${both.id} and ${id} have a night in common`);
    checkout.end = "booked";
    const { guest, checkIn, nights, price, rate, isLetGo } = checkout;
    const rates = ratesOf(nights, rate);
    const stay = { checkIn, nights, rates, fee: feeOf(rates), price, card: checkout.paid?.card ?? "" };
    const money = { refund: 0, isCancelled: false, isChanged: false, stuck: 0, isUncollected: isLetGo, dueBy: null, paysBalance: null };
    this.bookings.push({ id, checkoutId: checkout.id, guest, ...stay, ...money });
  }

  #requirePaid(checkout: CountedCheckout): void {
    if (!checkout.paid) throw new Error(`checkout ${checkout.id} went on, and nobody paid`);
    if (checkout.isLeft) throw new Error(`checkout ${checkout.id} went on after its guest had left`);
  }

  /** Its nights were wanted by another, or, of a stay that its host is asked for, its guest had begun another one. */
  lost(checkout: CountedCheckout): void {
    checkout.end = "lost";
    if (!checkout.paid) throw new Error(`checkout ${checkout.id} was lost, and nobody paid`);
    const other = this.#claims.find((claim) => claim.by !== checkout.id && claim.from >= checkout.holdsUntil && overlaps(claim, checkout));
    const later = this.#claims.find(({ by, from }) => from >= checkout.holdsUntil && this.#isOf(by, checkout.guest));
    if (!other && !checkout.isLeft && !(checkout.mode === "request" && later))
      throw new Error(`checkout ${checkout.id} was lost, and nobody else wanted its nights`);
  }

  #isOf(checkoutId: string, guest: number): boolean {
    return this.checkouts.some(({ id, guest: its }) => id === checkoutId && its === guest);
  }

  refundOf(booking: CountedBooking, by: "guest" | "host", beginsAt: Date, now: Date): number {
    const { rates, price, dueBy } = booking;
    if (by === "host" || dueBy) return price;
    const stay = sum(rates) + CLEANING;
    const days = (beginsAt.getTime() - now.getTime()) / (24 * HOUR_MS);
    const half = Math.floor(stay / 2);
    if (this.#policy === "flexible") return days >= 1 ? stay : stay - (rates[0] ?? 0);
    if (this.#policy === "moderate") return days >= 5 ? stay : half;
    return days >= 7 ? half : 0;
  }

  cancelled(booking: CountedBooking, refund: number): void {
    booking.isCancelled = true;
    booking.dueBy = null;
    this.#giveBack(booking, refund);
    booking.refund = refund;
  }

  changed(booking: CountedBooking, change: CountedChange, now: Date): void {
    this.#giveBack(booking, Math.max(0, booking.price - change.price));
    if (change.nights > booking.nights) this.#claims.push({ checkIn: booking.checkIn, nights: change.nights, from: now, by: booking.id });
    Object.assign(booking, change, { isChanged: true });
  }

  /** The product found out that nothing could be collected. */
  owed(booking: CountedBooking, dueBy: Date, now: Date): void {
    if (!booking.isUncollected) throw new Error(`booking ${booking.id} is owed, and its card paid`);
    const hours = (dueBy.getTime() - now.getTime()) / HOUR_MS;
    if (hours > 24 || hours < 23) throw new Error(`who owes has ${hours} hours to pay`);
    booking.dueBy = dueBy;
  }

  collected(booking: CountedBooking): void {
    if (!booking.paysBalance) throw new Error(`booking ${booking.id} is no longer owed, and nobody paid`);
    Object.assign(booking, { isUncollected: false, dueBy: null, card: booking.paysBalance.card });
  }

  #giveBack(booking: CountedBooking, cents: number): void {
    if (demoCardOf(booking.card)?.failsRefunds && !booking.isUncollected) booking.stuck += cents;
  }

  /** What its guest counts as having paid for a booking. */
  keptOf({ isUncollected, price, refund }: CountedBooking): number {
    return isUncollected ? 0 : price - refund;
  }

  /** What is gone from a guest's cards when everything has come to rest. */
  paidBy(guest: number): number {
    return sum(this.bookings.filter((booking) => booking.guest === guest).map((booking) => this.keptOf(booking) + booking.stuck));
  }

  /** What is held on a guest's cards when everything has come to rest: what hosts were asked for, and nothing else. */
  heldOf(guest: number, now: Date): number {
    return sum(this.waiting(now).flatMap((checkout) => (checkout.guest === guest ? [checkout.price] : [])));
  }

  /** Who paid has a stay, or left, or lost it to somebody, or to a host who didn't want it. */
  requireEnds(): void {
    for (const { id, paid, end, isLeft, isLetGo } of this.checkouts)
      if (paid && end === null && !isLeft && !isLetGo) throw new Error(`checkout ${id} was paid, and nothing came of it`);
  }
}
