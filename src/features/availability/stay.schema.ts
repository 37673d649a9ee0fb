import { z } from "zod";
import { MoneyView } from "../../platform/money.schema.ts";
import { isDay } from "./stay.rules.ts";

export const Day = z.string("must be a date such as 2027-06-30").refine(isDay, "must be a date such as 2027-06-30");

/** A stay that somebody thinks of. */
export const StayRequest = z.object({
  checkIn: Day,
  checkOut: Day,
  guests: z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(1000, "must be at most 1000"),
});
export type StayRequest = z.infer<typeof StayRequest>;

/** The all-in price of a stay, and where it comes from. */
export const Quote = z.object({
  nights: z.array(z.object({ night: z.string(), price: MoneyView })),
  subtotal: MoneyView,
  cleaningFee: MoneyView,
  serviceFee: MoneyView,
  total: MoneyView,
});

/** What a guest needs to choose dates: the days that are held or have a price of their own, for as long as one can book ahead. */
export const StayCalendar = z.object({
  today: z.string(),
  minimumNights: z.number().int(),
  nightlyPriceCents: z.number().int(),
  days: z.array(z.object({ day: z.string(), held: z.enum(["booked", "blocked"]).nullable(), priceCents: z.number().int().nullable() })),
});
export type StayCalendar = z.infer<typeof StayCalendar>;
