import { DAY_MS } from "../../../platform/clock.ts";
import { addDays, instantAt, quoteStay, type Stay } from "../../availability/index.ts";
import { CANCELLATION_POLICIES, type CancellationPolicy } from "../../listings/index.ts";
import { refundDeadline, refundOf } from "../booking.rules.ts";

const PRICES = { nightlyPriceCents: 20_000, cleaningFeeCents: 9_000, customPrices: new Map<string, number>() };
const TIME_ZONE = "America/New_York";
const NIGHTS = 3;
const WEEKS_AHEAD = 6;
const FRIDAY = 5;

export type PolicyExample = {
  stay: Stay;
  timeZone: string;
  subtotalCents: number;
  cleaningFeeCents: number;
  serviceFeeCents: number;
  totalCents: number;
  /** For each policy the moment until which the better refund is given, and the refund until then and after. */
  policies: { policy: CancellationPolicy; deadline: Date; before: number; after: number }[];
};

/** A stay of three nights some weeks from now, and what each policy gives back when its guest cancels: by the rules of real bookings. */
export function policyExample(now: Date): PolicyExample {
  const soon = new Date(now.getTime() + WEEKS_AHEAD * 7 * DAY_MS);
  const checkIn = addDays(soon.toISOString().slice(0, 10), (FRIDAY - soon.getUTCDay() + 7) % 7);
  const stay = { checkIn, checkOut: addDays(checkIn, NIGHTS) };
  const quote = quoteStay(stay, PRICES);
  const terms = {
    nightlyPrices: quote.nights.map(({ price }) => price.cents),
    cleaningFee: quote.cleaningFee.cents,
    serviceFee: quote.serviceFee.cents,
    beginsAt: instantAt(TIME_ZONE, checkIn, "15:00"),
  };
  return {
    stay,
    timeZone: TIME_ZONE,
    subtotalCents: quote.subtotal.cents,
    cleaningFeeCents: quote.cleaningFee.cents,
    serviceFeeCents: quote.serviceFee.cents,
    totalCents: quote.total.cents,
    policies: CANCELLATION_POLICIES.map((policy) => {
      const policyTerms = { ...terms, cancellationPolicy: policy };
      const deadline = refundDeadline(policyTerms);
      const refund = (at: Date) => Object.values(refundOf(policyTerms, "guest", at)).reduce((sum, cents) => sum + cents, 0);
      return { policy, deadline, before: refund(deadline), after: refund(new Date(deadline.getTime() + 1)) };
    }),
  };
}
