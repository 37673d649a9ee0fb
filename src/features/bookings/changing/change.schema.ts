import { z } from "zod";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { TotalCents } from "../../../platform/money.schema.ts";
import { Companions, hasAdult, NO_ADULT, QuoteView, StayRequest } from "../../availability/index.ts";
import { BookedCharter, CharterChoice } from "../../charters/index.ts";
import { CharterWish } from "../charters/charter-input.schema.ts";
import { SIDES } from "./change.rules.ts";

/** The stay as somebody wants it. Who isn't mentioned comes along as booked. */
export const ChangeQuery = StayRequest.extend(Companions.partial().shape).refine(hasAdult, NO_ADULT);

/** The same, at the total that was shown. */
export const ChangeBookingInput = ChangeQuery.safeExtend({
  /** The new total that was shown; if the price has changed, the change is refused with the new one. */
  totalCents: TotalCents,
  /** Made when the form was drawn: the same key makes one change, however often it is sent. */
  key: IdempotencyKey,
});
export type ChangeBookingInput = z.infer<typeof ChangeBookingInput>;

/** The same for a charter: another start, package, party or extras. */
export const ChangeCharterQuery = CharterChoice.extend(Companions.partial().shape).refine(hasAdult, NO_ADULT);
export type ChangeCharterQuery = z.infer<typeof ChangeCharterQuery>;
export const ChangeCharterInput = CharterWish.extend({ totalCents: TotalCents, key: IdempotencyKey }).refine(hasAdult, NO_ADULT);
export type ChangeInput = ChangeBookingInput | z.infer<typeof ChangeCharterInput>;

export const Changed = z.object({ bookingId: z.uuid() });
export type Changed = z.infer<typeof Changed>;

export const ChangeAsked = z.object({ requestId: z.uuid() });
export type ChangeAsked = z.infer<typeof ChangeAsked>;

export const ChangePreview = StayRequest.extend({
  ...Companions.shape,
  charter: z.union([BookedCharter, z.null()]),
  quote: QuoteView,
  /** What the guest pays more; below zero, what they get back. */
  differenceCents: z.number().int(),
  /** What the host gets more; below zero, less. */
  payoutDifferenceCents: z.number().int(),
  /** Who has to approve it. */
  approver: z.enum(SIDES).nullable(),
  /** Until when the guest changes the booking without asking; null: somebody has to approve. */
  freeUntil: z.string().nullable(),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const ChangeRequestPath = z.object({ requestId: z.uuid("Change request not found") });

export const AnswerChangeInput = z.object({ answer: z.enum(["approved", "declined"]) });
export type AnswerChangeInput = z.infer<typeof AnswerChangeInput>;

/** A change that waits for the other side. */
export const ChangeRequestView = z.object({
  id: z.uuid(),
  checkIn: z.string(),
  checkOut: z.string(),
  guests: z.number().int(),
  children: z.number().int(),
  infants: z.number().int(),
  pets: z.number().int(),
  charter: z.union([BookedCharter, z.null()]),
  totalCents: z.number().int(),
  quote: QuoteView,
  /** What the guest pays more; below zero, what they get back. */
  differenceCents: z.number().int(),
  /** What the host gets more; below zero, less. */
  payoutDifferenceCents: z.number().int(),
  askedBy: z.enum(SIDES),
  askedAt: z.string(),
  /** Since when the host approves it, and the guest has to pay; until `lapsesAt`. */
  approvedAt: z.string().nullable(),
  lapsesAt: z.string(),
});
export type ChangeRequestView = z.infer<typeof ChangeRequestView>;
