import { z } from "zod";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { TotalCents } from "../../../platform/money.schema.ts";
import { Line, Prose } from "../../../platform/text.schema.ts";
import { Companions, hasAdult, NO_ADULT } from "../../availability/index.ts";
import { CharterChoice } from "../../charters/index.ts";
import { LONGEST_NOTE_TO_HOST } from "../checkout/checkout.rules.ts";

const LONGEST_LICENSE = 60;
const licensePart = Line().max(LONGEST_LICENSE, `must be at most ${LONGEST_LICENSE} characters`).default("");

/** A charter as somebody wants it. */
export const CharterWish = CharterChoice.extend({
  ...Companions.partial().shape,
  /** What the guest may steer the boat by, where they do. */
  licenseKind: licensePart,
  licenseNumber: licensePart,
  licenseCountry: licensePart,
});
export type CharterWish = z.infer<typeof CharterWish>;

/** What the guest saw when they pressed the button that books a charter. */
export const ReserveCharterInput = CharterWish.extend({
  listingId: z.uuid("Property not found"),
  /** The total that was shown; if the price has changed, the booking is refused with the new one. */
  totalCents: TotalCents,
  key: IdempotencyKey,
}).refine(hasAdult, NO_ADULT);
export type ReserveCharterInput = z.infer<typeof ReserveCharterInput>;

/** What the page before booking a charter sends. */
export const CharterCheckoutInput = ReserveCharterInput.safeExtend({
  acceptsRules: z.literal("yes", "Accept the rules to book"),
  message: Prose()
    .max(LONGEST_NOTE_TO_HOST, `Keep it to ${LONGEST_NOTE_TO_HOST.toLocaleString("en-US")} characters.`)
    .default(""),
});
export type CharterCheckoutInput = z.infer<typeof CharterCheckoutInput>;
