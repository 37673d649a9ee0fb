import { z } from "zod";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { PriceCents, PriceDollars } from "../../../platform/money.schema.ts";
import { BlockDatesInput, DayRange } from "../host/host-days.schema.ts";
import { MOST_LISTINGS } from "./many-days.rules.ts";

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

export const ManyDaysInput = DayRange.safeExtend({ listingIds });

export const BlockManyInput = BlockDatesInput.safeExtend({ listingIds });
export type BlockManyInput = z.infer<typeof BlockManyInput>;

export const SetManyPricesInput = ManyDaysInput.safeExtend({ priceCents: PriceCents });
export type SetManyPricesInput = z.infer<typeof SetManyPricesInput>;

/** The same, with the price as people type it. */
export const TypedManyPrices = ManyDaysInput.safeExtend({ price: PriceDollars });

export const ChangeManyPricesInput = ManyDaysInput.safeExtend({
  /** Made when the form was drawn: the same key changes prices once, however often it is sent. */
  key: IdempotencyKey,
  /** Up, or down if it is negative. */
  percent: whole(-90, 500).refine((percent) => percent !== 0, "Enter a percentage other than 0."),
});
export type ChangeManyPricesInput = z.infer<typeof ChangeManyPricesInput>;

export const DayMinimumInput = DayRange.safeExtend({
  /** The shortest stay that can begin on these days. */
  nights: whole(1, 365),
});

export const SetMinimumsInput = DayMinimumInput.safeExtend({ listingIds });
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
