import { addDays } from "../../../src/features/availability/index.ts";

export const NIGHT = 10_000;
export const CLEANING = 5_000;
const FEE_PERCENT = 12;
export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;

export type Policy = "flexible" | "moderate" | "strict";
export type Nights = { checkIn: string; nights: number };
export type Mode = "instant" | "request" | "offer";

export type CountedCheckout = Nights & {
  id: string;
  guest: number;
  mode: Mode;
  /** What each night costs. */
  rate: number;
  price: number;
  /** Until the guest has paid; from then on, where the host was asked, until they have to answer. */
  holdsUntil: Date;
  wasExtended: boolean;
  wasAsked: boolean;
  /** Who left, or began another stay at the listing, lets the nights go. */
  isLeft: boolean;
  paid: { card: string } | null;
  /** The bank let go of what the card had authorized. */
  isLetGo: boolean;
  end: "booked" | "lost" | "declined" | "withdrawn" | "unanswered" | null;
};

export type CountedBooking = Nights & {
  id: string;
  checkoutId: string;
  guest: number;
  card: string;
  /** What each night costs, in their order. */
  rates: number[];
  price: number;
  fee: number;
  refund: number;
  isCancelled: boolean;
  isChanged: boolean;
  /** What the bank of the guest should have taken, and didn't. */
  stuck: number;
  /** Nothing of it was collected: it is owed once that is known, until this moment. */
  isUncollected: boolean;
  dueBy: Date | null;
  paysBalance: { card: string } | null;
};

export type CountedOffer = Nights & { id: string; guest: number; rate: number; price: number; until: Date; isOver: boolean };

export const checkOutOf = ({ checkIn, nights }: Nights) => addDays(checkIn, nights);
export const overlaps = (one: Nights, other: Nights) => one.checkIn < checkOutOf(other) && other.checkIn < checkOutOf(one);

/** Rates are such that it is whole dollars. */
export const feeOf = (rates: number[]) => (sum(rates) * FEE_PERCENT) / 100;
export const priceOf = (rates: number[], fee = feeOf(rates)) => sum(rates) + CLEANING + fee;
export const ratesOf = (nights: number, rate = NIGHT): number[] => Array.from({ length: nights }, () => rate);

/** A booking that gets longer pays today's price for its new night; the fee never falls. */
export function changedBy({ rates, fee }: Pick<CountedBooking, "rates" | "fee">, more: number) {
  const current = more > 0 ? [...rates, NIGHT] : rates.slice(0, -1);
  const currentFee = Math.max(fee, feeOf(current));
  return { rates: current, nights: current.length, fee: currentFee, price: priceOf(current, currentFee) };
}
export type CountedChange = ReturnType<typeof changedBy>;

export const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
