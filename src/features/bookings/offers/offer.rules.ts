import { DAY_MS } from "../../../platform/clock.ts";
import { SERVICE_FEE_PERCENT } from "../../availability/index.ts";

export const LEAST_OFFER_CENTS = 1_000;
/** How long the guest can book it. */
export const OFFER_MS = DAY_MS;

/** Booked isn't kept: the checkout says it. */
export type OfferState = "open" | "withdrawn" | "replaced";

/**
 * How a total that a host names comes about: the nights, in equal parts to the cent, the listing's cleaning fee where the total is above it, and the service fee
 * of the nights, to a whole dollar.
 */
export function priceOfTotal(totalCents: number, nights: number, listedCleaningFee: number) {
  const cleaningFee = totalCents > listedCleaningFee ? listedCleaningFee : 0;
  const rest = totalCents - cleaningFee;
  const serviceFee = Math.round((rest * SERVICE_FEE_PERCENT) / (100 + SERVICE_FEE_PERCENT) / 100) * 100;
  const subtotal = rest - serviceFee;
  const nightlyPrices = Array.from(
    { length: nights },
    (_, index) => Math.floor((subtotal * (index + 1)) / nights) - Math.floor((subtotal * index) / nights),
  );
  return { nightlyPrices, cleaningFee, serviceFee, totalPrice: totalCents };
}

/** What the host gets of it. */
export const earningOfTotal = (totalCents: number, listedCleaningFee: number): number =>
  totalCents - priceOfTotal(totalCents, 1, listedCleaningFee).serviceFee;
