import { z } from "zod";
import { Cents, Dollars } from "../../../platform/dollars.schema.ts";
import { nightsBetween } from "../stay.rules.ts";
import { Day } from "../stay.schema.ts";
import { KINDS_OF_DAYS } from "./host-days.rules.ts";

const MOST_DAYS = 731;
const MOST_LETTERS = 200;

export const DayRange = z
  .object({ first: Day, last: Day })
  .refine(({ first, last }) => first <= last, { path: ["last"], message: "must not be before the first day" })
  .refine(({ first, last }) => nightsBetween({ checkIn: first, checkOut: last }) < MOST_DAYS, {
    path: ["last"],
    message: `must be at most ${MOST_DAYS} days later`,
  });

export const BlockDatesInput = DayRange.safeExtend({
  /** For the host alone. */
  reason: z.string().trim().max(MOST_LETTERS, `must be at most ${MOST_LETTERS} characters`).default(""),
});
export type BlockDatesInput = z.infer<typeof BlockDatesInput>;

/** The first night that stands in the way. */
export const NightHeld = z.object({ day: z.string() });

const days = z.enum(KINDS_OF_DAYS, `must be ${KINDS_OF_DAYS.join(", ")}`).default("all");

export const SetPricesInput = DayRange.safeExtend({ priceCents: Cents, days });
export type SetPricesInput = z.input<typeof SetPricesInput>;

export const SetWeekPricesInput = DayRange.safeExtend({ weekdayCents: Cents, weekendCents: Cents });
export type SetWeekPricesInput = z.infer<typeof SetWeekPricesInput>;

/** The same as people type them. */
export const TypedPrices = DayRange.safeExtend({ price: Dollars, days });
export const TypedWeekPrices = DayRange.safeExtend({ weekday: Dollars, weekend: Dollars });

/** A day that is held or has a price of its own, as its host sees it. */
export const HostDay = z.object({
  day: z.string(),
  held: z.enum(["booking", "block", "import"]).nullable(),
  reason: z.string(),
  priceCents: z.number().int().nullable(),
});
export type HostDay = z.infer<typeof HostDay>;
