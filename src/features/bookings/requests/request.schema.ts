import { z } from "zod";
import { Prose } from "../../../platform/text.schema.ts";
import { PublicProfile } from "../../accounts/index.ts";
import { BookedListing } from "../../listings/index.ts";
import { QuoteView } from "../../availability/index.ts";
import { BookedCharter } from "../../charters/index.ts";
import { DECLINE_REASONS, LONGEST_ANSWER } from "./request.rules.ts";

export const DeclineRequestInput = z.object({
  reason: z.enum(DECLINE_REASONS, "Choose a reason."),
  message: Prose()
    .max(LONGEST_ANSWER, `Keep it to ${LONGEST_ANSWER.toLocaleString("en-US")} characters.`)
    .default(""),
});
export type DeclineRequestInput = z.infer<typeof DeclineRequestInput>;

/** Where a request stands. */
const REQUEST_STATES = ["asked", "approved", "declined", "withdrawn", "lapsed"] as const;

const RequestFields = z.object({
  checkoutId: z.uuid(),
  listing: BookedListing,
  checkIn: z.string(),
  checkOut: z.string(),
  /** What is asked for instead of nights. */
  charter: z.union([BookedCharter, z.null()]),
  guests: z.number().int(),
  children: z.number().int(),
  infants: z.number().int(),
  pets: z.number().int(),
  totalCents: z.number().int(),
  timeZone: z.string(),
  /** Until when the host can answer. */
  answerBy: z.string(),
});

/** A request as its host sees it. */
export const HostRequest = RequestFields.extend({
  state: z.enum(REQUEST_STATES),
  guest: PublicProfile.pick({ id: true, fullName: true, avatarUrl: true }),
  /** What the host earns by it. */
  payoutCents: z.number().int(),
  askedAt: z.string(),
});
export type HostRequest = z.infer<typeof HostRequest>;

export const HostRequests = z.object({ requests: z.array(HostRequest) });

/** The same with all that the host decides by. */
export const HostRequestDetails = HostRequest.extend({
  quote: QuoteView,
  declineReason: z.enum(DECLINE_REASONS).nullable(),
  bookingId: z.uuid().nullable(),
  memberSince: z.number().int().nullable(),
  bio: z.string(),
});
export type HostRequestDetails = z.infer<typeof HostRequestDetails>;

/** A request that its guest waits for, or a stay that they still have to pay for: then `answerBy` says until when. */
export const OwnRequest = RequestFields.extend({ hostName: z.string(), isToPay: z.boolean() });
export type OwnRequest = z.infer<typeof OwnRequest>;

export const OwnRequests = z.object({ requests: z.array(OwnRequest) });
