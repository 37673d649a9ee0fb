import { z } from "zod";
import { formatMoney, money, MOST_PRICE_CENTS } from "../../../platform/money.ts";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { PriceDollars } from "../../../platform/money.schema.ts";
import { Companions, hasAdult, NO_ADULT, StayRequest } from "../../availability/index.ts";
import { LEAST_OFFER_CENTS } from "./offer.rules.ts";

const RANGE = `Enter a total from ${formatMoney(money(LEAST_OFFER_CENTS))} to ${formatMoney(money(MOST_PRICE_CENTS))}.`;

/** What a host offers a guest: the stay, and all that the guest pays for it. */
export const SpecialOfferInput = StayRequest.extend({
  ...Companions.partial().shape,
  totalCents: z.coerce.number(RANGE).int(RANGE).min(LEAST_OFFER_CENTS, RANGE).max(MOST_PRICE_CENTS, RANGE),
  key: IdempotencyKey,
}).refine(hasAdult, NO_ADULT);
export type SpecialOfferInput = z.infer<typeof SpecialOfferInput>;

/** The same as people enter it: who comes by ages, and the total as they type it. */
export const TypedSpecialOffer = StayRequest.omit({ guests: true })
  .extend({ adults: StayRequest.shape.guests, ...Companions.partial().shape, total: PriceDollars, key: IdempotencyKey })
  .transform(({ adults, total, ...stay }) => ({ ...stay, guests: adults + (stay.children ?? 0), totalCents: total }))
  .refine(({ totalCents }) => totalCents >= LEAST_OFFER_CENTS, { path: ["total"], message: RANGE });

export const SpecialOfferPath = z.object({ offerId: z.uuid("Offer not found") });

/** An offer as its two sides see it. */
export const SpecialOffer = z
  .object({
    id: z.uuid(),
    checkIn: z.string(),
    checkOut: z.string(),
    guests: z.number().int(),
    children: z.number().int(),
    infants: z.number().int(),
    pets: z.number().int(),
    totalCents: z.number().int(),
    /** What the host earns by it; null for the guest. */
    payoutCents: z.number().int().nullable(),
    timeZone: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: "SpecialOffer" });
export type SpecialOffer = z.infer<typeof SpecialOffer>;
