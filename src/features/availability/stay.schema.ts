import { z } from "zod";
import { MoneyView } from "../../platform/money.schema.ts";
import { isDay } from "./stay.rules.ts";

const NOT_A_DAY = "must be a date such as 2027-06-30";

/** Aborts, so that rules about several days only see real ones. */
export const Day = z.string(NOT_A_DAY).refine(isDay, { abort: true, error: NOT_A_DAY });

/** A stay to get a quote for. */
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

/** The total price of a stay, and how it adds up. */
export const Quote = z.object({
  nights: z.array(z.object({ night: z.string(), price: MoneyView })),
  subtotal: MoneyView,
  cleaningFee: MoneyView,
  serviceFee: MoneyView,
  total: MoneyView,
});

/** What a guest needs to select dates: the days that are taken or have a custom price, until the end of the booking window. */
export const StayCalendar = z.object({
  today: z.string(),
  minimumNights: z.number().int(),
  nightlyPriceCents: z.number().int(),
  days: z.array(z.object({ day: z.string(), held: z.enum(["booked", "blocked"]).nullable(), priceCents: z.number().int().nullable() })),
});
export type StayCalendar = z.infer<typeof StayCalendar>;
