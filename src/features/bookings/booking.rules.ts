import { DAY_MS } from "../../platform/clock.ts";
import { money } from "../../platform/money.ts";
import { addDays, chargedNights, instantAt, nightsBetween, nightsOf, type Quote, type Stay, todayAt } from "../availability/index.ts";
import { type CharterCrew, charterLine, quoteOfLines } from "../charters/index.ts";
import type { CancellationPolicy } from "../listings/index.ts";
import type { Shares } from "../payments/index.ts";

export type BookingStatus = "confirmed" | "cancelled";
/** `payment`: nobody did; it was never paid for. */
export type CancelledBy = "guest" | "host" | "payment";
export const PHASES = ["upcoming", "current", "past", "cancelled"] as const;
export type Phase = (typeof PHASES)[number];

/** What a booking's people are reminded of. */
export const REMINDERS = ["arrival", "start", "departure"] as const;

/** How many rows a host's list begins with, and a guest's. */
export const SHOWN_FIRST = 25;
export const TRIPS_SHOWN = 20;

/** What a host's earnings are summed over. */
export const PERIODS = ["month", "year", "all"] as const;
export type Period = (typeof PERIODS)[number];

/** Upcoming until check-in, current during the stay, past from check-out. */
export function phaseOf({ status, beginsAt, endsAt }: { status: BookingStatus; beginsAt: Date; endsAt: Date }, now: Date): Phase {
  if (status === "cancelled") return "cancelled";
  if (now < beginsAt) return "upcoming";
  return now < endsAt ? "current" : "past";
}

type StayThere = Parameters<typeof phaseOf>[0] & { checkIn: string; checkOut: string; timeZone: string };

/** Days until check-in, or during the stay until check-out, by the calendar of the place; null when it is over or cancelled. */
export function daysLeft(stay: StayThere, now: Date): number | null {
  const phase = phaseOf(stay, now);
  if (phase === "past" || phase === "cancelled") return null;
  return nightsBetween({ checkIn: todayAt(stay.timeZone, now), checkOut: phase === "upcoming" ? stay.checkIn : stay.checkOut });
}

export type Priced = { nightlyPrices: number[]; cleaningFee: number; serviceFee: number };

/** How the nights came to what they cost: their prices before discounts and extra guests, and the lines of these; all empty without such lines. */
export type Shown = { listedPrices: number[]; lineLabels: string[]; lineCents: number[] };

/** The price as a booking keeps it. */
export const priceOf = (quote: Quote): Priced & Shown & { totalPrice: number } => ({
  nightlyPrices: chargedNights(quote),
  listedPrices: quote.lines.length > 0 ? quote.nights.map(({ price }) => price.cents) : [],
  lineLabels: quote.lines.map(({ label }) => label),
  lineCents: quote.lines.map(({ amount }) => amount.cents),
  cleaningFee: quote.cleaningFee.cents,
  serviceFee: quote.serviceFee.cents,
  totalPrice: quote.total.cents,
});

/** What a charter keeps instead of nights. */
export type Chartered = {
  packageName: string | null;
  crew: CharterCrew | null;
  seats: number;
  charterCents: number;
  extraLabels: string[];
  extraCents: number[];
};

/** The price that is kept, as it was shown. */
export function quoteOf(row: Stay & Priced & Shown & { totalPrice: number } & Partial<Chartered>): Quote {
  if (row.packageName && row.crew) return quoteOfCharter(row, row.packageName, row.crew);
  const prices = row.lineLabels.length > 0 ? row.listedPrices : row.nightlyPrices;
  return {
    nights: nightsOf(row).map((night, index) => ({ night, price: money(prices[index] ?? 0) })),
    lines: row.lineLabels.map((label, index) => ({ label, amount: money(row.lineCents[index] ?? 0) })),
    subtotal: money(row.totalPrice - row.cleaningFee - row.serviceFee),
    cleaningFee: money(row.cleaningFee),
    serviceFee: money(row.serviceFee),
    total: money(row.totalPrice),
  };
}

/** The trip and each extra as a line, without nights. */
function quoteOfCharter(row: Priced & { totalPrice: number } & Partial<Chartered>, name: string, crew: CharterCrew): Quote {
  const { charterCents = 0, extraLabels = [], extraCents = [], seats = 0 } = row;
  const trip = { label: charterLine(name, crew, seats === 0 ? null : seats), amount: money(charterCents) };
  const extras = extraLabels.map((label, index) => ({ label, amount: money(extraCents[index] ?? 0) }));
  return quoteOfLines([trip, ...extras], row.serviceFee, row.totalPrice);
}

/** What the host's side of it comes to by the day: each night, or each day that a charter takes, together to the cent. */
function pricesByDay({ nightlyPrices, charterCents = 0, extraCents = [], ...days }: Priced & Partial<Chartered & Stay>): number[] {
  const whole = charterCents + extraCents.reduce((sum, cents) => sum + cents, 0);
  if (nightlyPrices.length > 0 || whole === 0) return nightlyPrices;
  const { checkIn, checkOut } = days;
  const count = checkIn === undefined || checkOut === undefined ? 1 : Math.max(1, nightsBetween({ checkIn, checkOut }));
  return Array.from({ length: count }, (_, index) => Math.floor((whole * (index + 1)) / count) - Math.floor((whole * index) / count));
}

const nothing: Shares = { serviceFee: 0, cleaningFee: 0, payoutDue: 0 };

/** What the guest pays, by who gets it. */
export const sharesOf = ({ subtotal, cleaningFee, serviceFee }: Quote): Shares => ({
  payoutDue: subtotal.cents,
  cleaningFee: cleaningFee.cents,
  serviceFee: serviceFee.cents,
});

/** Hosts get their part on the day after check-in, by the listing's calendar. */
export const payableAt = (timeZone: string, checkIn: string): Date => instantAt(timeZone, addDays(checkIn, 1), "00:00");

export type Settled = { totalPrice: number; serviceFee: number; refund: number };

/** What the host's side of a booking comes to, cancelled or not. Only a guest who gets everything back leaves no service fee. */
export function earningOf({ totalPrice, serviceFee, refund }: Settled) {
  const amount = totalPrice - refund;
  const fee = amount === 0 ? 0 : serviceFee;
  return { amount, serviceFee: fee, taxes: 0, payout: amount - fee };
}

export const EARNING_STATES = ["upcoming", "pending", "paid"] as const;
export type EarningState = (typeof EARNING_STATES)[number];
type Payable = { status: BookingStatus; beginsAt: Date; paidOutAt: Date | null };

/** Upcoming until check-in, then pending until it is paid out. A cancelled stay waits for its payout date, but for nobody's arrival: it is never pending. */
export function earningState({ status, beginsAt, paidOutAt }: Payable, now: Date): EarningState {
  if (paidOutAt) return "paid";
  return status === "cancelled" || now < beginsAt ? "upcoming" : "pending";
}

export type Terms = Priced & Partial<Chartered & Stay> & { cancellationPolicy: CancellationPolicy; beginsAt: Date };

/** The last moment at which the policy still gives its better refund. */
export const refundDeadline = ({ cancellationPolicy, beginsAt }: Pick<Terms, "cancellationPolicy" | "beginsAt">): Date =>
  new Date(beginsAt.getTime() - { flexible: DAY_MS, moderate: 5 * DAY_MS, strict: 7 * DAY_MS }[cancellationPolicy]);

/**
 * What comes back when this side cancels now. A host gives everything back. A guest leaves the service fee, and of the rest
 * gets what the policy says: flexible keeps the first night of the late ones, moderate half, strict half of the early ones.
 */
export function refundOf(terms: Terms, by: CancelledBy, now: Date): Shares {
  const { cleaningFee, serviceFee } = terms;
  const prices = pricesByDay(terms);
  const payoutDue = prices.reduce((sum, price) => sum + price, 0);
  if (by === "host") return { payoutDue, cleaningFee, serviceFee };
  const whole = { ...nothing, payoutDue, cleaningFee };
  const half = {
    ...nothing,
    payoutDue: Math.floor((payoutDue + cleaningFee) / 2) - Math.floor(cleaningFee / 2),
    cleaningFee: Math.floor(cleaningFee / 2),
  };
  const isEarly = now <= refundDeadline(terms);
  switch (terms.cancellationPolicy) {
    case "flexible":
      return isEarly ? whole : { ...whole, payoutDue: payoutDue - (prices[0] ?? 0) };
    case "moderate":
      return isEarly ? whole : half;
    case "strict":
      return isEarly ? half : nothing;
  }
}
