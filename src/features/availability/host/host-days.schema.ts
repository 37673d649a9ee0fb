import { z } from "zod";
import { Line } from "../../../platform/text.schema.ts";
import { PriceCents, PriceDollars } from "../../../platform/money.schema.ts";
import { DAYS_AHEAD, nightsBetween } from "../stay.rules.ts";
import { Day } from "../stay.schema.ts";
import { KINDS_OF_DAYS } from "./host-days.rules.ts";

const MAX_LENGTH = 200;

export const DayRange = z
  .object({ first: Day, last: Day })
  .refine(({ first, last }) => first <= last, { path: ["last"], message: "must not be before the first day" })
  .refine(({ first, last }) => nightsBetween({ checkIn: first, checkOut: last }) < DAYS_AHEAD, {
    path: ["last"],
    message: `must be at most ${DAYS_AHEAD} days later`,
  });

export const BlockDatesInput = DayRange.safeExtend({
  /** Only the host sees it. */
  reason: Line().max(MAX_LENGTH, `must be at most ${MAX_LENGTH} characters`).default(""),
  /** Leave out what is booked instead of refusing all. */
  aroundBookings: z.boolean("must be true or false").default(false),
});
export type BlockDatesInput = z.input<typeof BlockDatesInput>;

/** The first night that stands in the way. */
export const NightHeld = z.object({ day: z.string() }).meta({ id: "NightHeld" });

const days = z.enum(KINDS_OF_DAYS, `must be ${KINDS_OF_DAYS.join(", ")}`).default("all");

export const SetPricesInput = DayRange.safeExtend({ priceCents: PriceCents, days });
export type SetPricesInput = z.input<typeof SetPricesInput>;

export const SetWeekPricesInput = DayRange.safeExtend({ weekdayCents: PriceCents, weekendCents: PriceCents });
export type SetWeekPricesInput = z.infer<typeof SetWeekPricesInput>;

/** The same, with prices as people type them. */
export const TypedPrices = DayRange.safeExtend({ price: PriceDollars, days });
export const TypedWeekPrices = DayRange.safeExtend({ weekday: PriceDollars, weekend: PriceDollars });

/** A day that is taken or has a custom price, as its host sees it. */
export const HostDay = z.object({
  day: z.string(),
  held: z.enum(["booking", "manual", "block", "import", "preparation"]).nullable(),
  reason: z.string(),
  priceCents: z.number().int().nullable(),
});
export type HostDay = z.infer<typeof HostDay>;
