import { z } from "zod";
import { MoneyView } from "../../../platform/money.schema.ts";
import { Prose } from "../../../platform/text.schema.ts";
import { QuoteView } from "../../availability/index.ts";
import { BookedCharter } from "../../charters/index.ts";
import { FAILURE_CODES } from "../../payments/index.ts";
import { CANCELLATION_POLICIES, StayPlace } from "../../listings/index.ts";
import { ReserveDatesInput } from "../booking.schema.ts";
import { DECLINE_REASONS } from "../requests/request.rules.ts";
import { LONGEST_NOTE_TO_HOST } from "./checkout.rules.ts";

/** What the page before booking sends. */
export const CheckoutInput = ReserveDatesInput.safeExtend({
  acceptsRules: z.literal("yes", "Accept the rules to book"),
  message: Prose()
    .max(LONGEST_NOTE_TO_HOST, `Keep it to ${LONGEST_NOTE_TO_HOST.toLocaleString("en-US")} characters.`)
    .default(""),
});
export type CheckoutInput = z.infer<typeof CheckoutInput>;

/** As `CheckoutInput` and its like for charters, to be paid for later: with a checkout that the guest has, or first by itself. */
export const WithCheckout = z.object({ withCheckoutId: z.uuid("Booking not found").optional() });

export const CheckoutPath = z.object({ checkoutId: z.uuid("Booking not found") });

/**
 * Where a checkout stands, as its guest sees it: `live` as long as the nights are held for paying, `asked` as long as its host can answer, `unanswered` where they
 * didn't, `lost` where the nights went to somebody else, `stopped` where what was paid isn't what we asked for.
 */
const CHECKOUT_PHASES = ["live", "asked", "declined", "unanswered", "withdrawn", "over", "cancelled", "booked", "lost", "stopped"] as const;

/** What every checkout is. */
const heldStay = {
  id: z.uuid(),
  listing: StayPlace,
  hostName: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  /** What is booked instead of nights. */
  charter: z.union([BookedCharter, z.null()]),
  guests: z.number().int(),
  cancellationPolicy: z.enum(CANCELLATION_POLICIES),
};

/** What is held with a checkout, and paid with it. */
const HeldWith = z.object({ ...heldStay, total: MoneyView });
export type HeldWith = z.infer<typeof HeldWith>;

export const CheckoutView = z
  .object({
    ...heldStay,
    phase: z.enum(CHECKOUT_PHASES),
    mode: z.enum(["instant", "request", "offer"]),
    children: z.number().int(),
    infants: z.number().int(),
    pets: z.number().int(),
    quote: QuoteView,
    timeZone: z.string(),
    checkInTime: z.string(),
    checkOutTime: z.string(),
    beginsAt: z.string(),
    message: z.string(),
    expiresAt: z.string(),
    /** Whether more time can be had; once. */
    mayExtend: z.boolean(),
    /** Whether something else can be held with it, to be paid together. */
    mayAdd: z.boolean(),
    /** What is held with it, and what all of it comes to. */
    together: z.array(HeldWith),
    total: MoneyView,
    /** Until when the host can answer; null where they weren't asked. */
    answerBy: z.string().nullable(),
    declineReason: z.enum(DECLINE_REASONS).nullable(),
    bookingId: z.uuid().nullable(),
    payment: z
      .object({ stage: z.string(), failure: z.enum(FAILURE_CODES).nullable(), wasCaptured: z.boolean(), provider: z.string() })
      .nullable(),
  })
  .meta({ id: "Checkout" });
export type CheckoutView = z.infer<typeof CheckoutView>;
