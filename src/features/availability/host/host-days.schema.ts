import { z } from "zod";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { PriceCents, PriceDollars } from "../../../platform/money.schema.ts";
import { Line } from "../../../platform/text.schema.ts";
import { DAYS_AHEAD, nightsBetween } from "../stay.rules.ts";
import { Day } from "../stay.schema.ts";
import { KINDS_OF_DAYS, MOST_LISTINGS } from "./host-days.rules.ts";

const MAX_LENGTH = 200;
const SELECT_SOME = "Select at least one listing.";

/** Forms send them with commas between. */
const listingIds = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
  z
    .array(z.uuid("Property not found"), SELECT_SOME)
    .min(1, SELECT_SOME)
    .max(MOST_LISTINGS, `You can change up to ${MOST_LISTINGS} listings at once.`)
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
);

const whole = (from: number, to: number) => {
  const message = `Enter a whole number from ${from} to ${to}.`;
  return z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number(message).int(message).min(from, message).max(to, message),
  );
};

/** The same days of one or several listings. */
export const ListingDaysInput = z
  .object({ listingIds, first: Day, last: Day })
  .refine(({ first, last }) => first <= last, { path: ["last"], message: "must not be before the first day" })
  .refine(({ first, last }) => nightsBetween({ checkIn: first, checkOut: last }) < DAYS_AHEAD, {
    path: ["last"],
    message: `must be at most ${DAYS_AHEAD} days later`,
  });

export const BlockDatesInput = ListingDaysInput.safeExtend({
  /** Only the host sees it. */
  reason: Line().max(MAX_LENGTH, `must be at most ${MAX_LENGTH} characters`).default(""),
  /** Leave out what is booked instead of refusing all. */
  aroundBookings: z.boolean("must be true or false").default(false),
});

/** The first night that stands in the way. */
export const NightHeld = z.object({ day: z.string() }).meta({ id: "NightHeld" });

const days = z.enum(KINDS_OF_DAYS, `must be ${KINDS_OF_DAYS.join(", ")}`).default("all");

export const SetPricesInput = ListingDaysInput.safeExtend({
  priceCents: PriceCents,
  /** What the nights from Friday and Saturday cost, if that is another price. */
  weekendCents: PriceCents.optional(),
  days,
});

/** The same, with prices as people type them. */
export const TypedPrices = ListingDaysInput.safeExtend({ price: PriceDollars, days });
export const TypedWeekPrices = ListingDaysInput.safeExtend({ weekday: PriceDollars, weekend: PriceDollars });

export const ChangePricesInput = ListingDaysInput.safeExtend({
  /** Made when the form was drawn: the same key changes prices once, however often it is sent. */
  key: IdempotencyKey,
  /** Up, or down if it is negative. */
  percent: whole(-90, 500).refine((percent) => percent !== 0, "Enter a percentage other than 0."),
});
export type ChangePricesInput = z.infer<typeof ChangePricesInput>;

export const SetMinimumsInput = ListingDaysInput.safeExtend({
  /** The shortest stay that can begin on these days. */
  nights: whole(1, 365),
});
export type SetMinimumsInput = z.infer<typeof SetMinimumsInput>;

/** How many nights were changed, at how many listings. */
export const DaysChanged = z.object({ nights: z.number().int(), listings: z.number().int() }).meta({ id: "DaysChanged" });
export type DaysChanged = z.infer<typeof DaysChanged>;

/** A change of prices or minimum stays that can be undone. */
export const LastCalendarEdit = DaysChanged.extend({ kind: z.enum(["price", "minimum"]), madeAt: z.string() });
export type LastCalendarEdit = z.infer<typeof LastCalendarEdit>;

/** How many nights have again what they had, and how many were changed since and left alone. */
export const CalendarEditUndone = z.object({ restored: z.number().int(), left: z.number().int() });
export type CalendarEditUndone = z.infer<typeof CalendarEditUndone>;

/** A day that is taken or has a custom price, as its host sees it. */
export const HostDay = z.object({
  day: z.string(),
  held: z.enum(["booking", "manual", "block", "import", "preparation", "hours", "checkout"]).nullable(),
  reason: z.string(),
  priceCents: z.number().int().nullable(),
});
export type HostDay = z.infer<typeof HostDay>;
