import { addDays } from "../../../src/features/availability/index.ts";
import { demoCardOf } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";

export const NIGHT = 10_000;
export const CLEANING = 5_000;
const FEE_PERCENT = 12;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type Policy = "flexible" | "moderate" | "strict";
type Nights = { checkIn: string; nights: number };

export type CountedCheckout = Nights & {
  id: string;
  guest: number;
  price: number;
  holdsUntil: Date;
  wasExtended: boolean;
  /** Who left, or began another stay at the listing, lets the nights go. */
  isLeft: boolean;
  paid: { card: string } | null;
  end: "booked" | "lost" | null;
};

export type CountedBooking = Nights & {
  id: string;
  guest: number;
  card: string;
  price: number;
  fee: number;
  refund: number;
  isCancelled: boolean;
  /** What the bank of the guest should have taken, and didn't. */
  stuck: number;
};

type Claim = Nights & { from: Date; by: string };

export const checkOutOf = ({ checkIn, nights }: Nights) => addDays(checkIn, nights);
const overlaps = (one: Nights, other: Nights) => one.checkIn < checkOutOf(other) && other.checkIn < checkOutOf(one);

export const feeOf = (nights: number) => (nights * NIGHT * FEE_PERCENT) / 100;
export const priceOf = (nights: number, fee = feeOf(nights)) => nights * NIGHT + CLEANING + fee;

/** The second calculator: it knows what happened and what nights cost, and none of the product's tables. */
export class Counters {
  readonly checkouts: CountedCheckout[] = [];
  readonly bookings: CountedBooking[] = [];
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

  /** Whether these nights are somebody else's: a booking's, or held by another guest. */
  isTaken(wanted: Nights, guest: number | null, now: Date, except = ""): boolean {
    const booked = this.bookings.some((booking) => booking.id !== except && !booking.isCancelled && overlaps(booking, wanted));
    return booked || this.checkouts.some((held) => held.guest !== guest && this.isLive(held, now) && overlaps(held, wanted));
  }

  started(id: string, guest: number, stay: Nights, now: Date): void {
    if (this.checkouts.some((known) => known.id === id)) return;
    const former = this.newest(guest);
    if (former && this.isLive(former, now)) former.isLeft = true;
    const holdsUntil = new Date(now.getTime() + 15 * MINUTE_MS);
    const { checkIn, nights } = stay;
    this.checkouts.push({
      id,
      guest,
      checkIn,
      nights,
      price: priceOf(nights),
      holdsUntil,
      wasExtended: false,
      isLeft: false,
      paid: null,
      end: null,
    });
    this.#claims.push({ checkIn, nights, from: now, by: id });
  }

  extended(checkout: CountedCheckout): void {
    if (!checkout.wasExtended) checkout.holdsUntil = new Date(checkout.holdsUntil.getTime() + 10 * MINUTE_MS);
    checkout.wasExtended = true;
  }

  booked(checkout: CountedCheckout, id: string): void {
    if (!checkout.paid) throw new Error(`checkout ${checkout.id} was booked, and nobody paid`);
    if (checkout.isLeft) throw new Error(`checkout ${checkout.id} was booked after its guest had left`);
    const both = this.bookings.find((other) => !other.isCancelled && overlaps(other, checkout));
    if (both) throw new Error(`bookings ${both.id} and ${id} have a night in common`);
    checkout.end = "booked";
    const { guest, checkIn, nights, price } = checkout;
    this.bookings.push({
      id,
      guest,
      checkIn,
      nights,
      price,
      card: checkout.paid.card,
      fee: feeOf(nights),
      refund: 0,
      isCancelled: false,
      stuck: 0,
    });
  }

  lost(checkout: CountedCheckout): void {
    checkout.end = "lost";
    if (!checkout.paid) throw new Error(`checkout ${checkout.id} was lost, and nobody paid`);
    const other = this.#claims.find((claim) => claim.by !== checkout.id && claim.from >= checkout.holdsUntil && overlaps(claim, checkout));
    if (!other && !checkout.isLeft) throw new Error(`checkout ${checkout.id} was lost, and nobody else wanted its nights`);
  }

  refundOf({ nights, price }: CountedBooking, by: "guest" | "host", beginsAt: Date, now: Date): number {
    if (by === "host") return price;
    const stay = nights * NIGHT + CLEANING;
    const days = (beginsAt.getTime() - now.getTime()) / (24 * HOUR_MS);
    const half = Math.floor(stay / 2);
    if (this.#policy === "flexible") return days >= 1 ? stay : stay - NIGHT;
    if (this.#policy === "moderate") return days >= 5 ? stay : half;
    return days >= 7 ? half : 0;
  }

  cancelled(booking: CountedBooking, refund: number): void {
    booking.isCancelled = true;
    this.#giveBack(booking, refund);
    booking.refund = refund;
  }

  changed(booking: CountedBooking, nights: number, now: Date): void {
    const fee = Math.max(booking.fee, feeOf(nights));
    const price = priceOf(nights, fee);
    this.#giveBack(booking, Math.max(0, booking.price - price));
    if (nights > booking.nights) this.#claims.push({ checkIn: booking.checkIn, nights, from: now, by: booking.id });
    Object.assign(booking, { nights, fee, price });
  }

  #giveBack(booking: CountedBooking, cents: number): void {
    if (demoCardOf(booking.card)?.failsRefunds) booking.stuck += cents;
  }

  /** What is gone from a guest's cards when everything has come to rest. */
  paidBy(guest: number): number {
    return this.bookings
      .filter((booking) => booking.guest === guest)
      .reduce((sum, { price, refund, stuck }) => sum + price - refund + stuck, 0);
  }

  /** Who paid has a stay, or left, or lost it to somebody. */
  requireEnds(): void {
    for (const { id, paid, end, isLeft } of this.checkouts)
      if (paid && end === null && !isLeft) throw new Error(`checkout ${id} was paid, and nothing came of it`);
  }
}
