import { z } from "zod";
import { Prose } from "../../../platform/text.schema.ts";
import { TotalCents } from "../../../platform/money.schema.ts";
import { PublicProfile } from "../../accounts/index.ts";
import { BookingView } from "../booking.schema.ts";
import { PHASES } from "../booking.rules.ts";
import { Earning } from "../host/host-booking.schema.ts";
import { HOST_CANCEL_REASONS, LONGEST_NOTE, LONGEST_WORD, NIGHTS_AFTER } from "./details.rules.ts";

export const CancelAsHostInput = z.object({
  /** The refund that was shown; if it has changed, the cancellation is refused with the new one. */
  refundCents: TotalCents,
  reason: z.enum(HOST_CANCEL_REASONS, "Choose a reason"),
  /** A word to the guest, in their email and in the conversation. */
  message: Prose()
    .max(LONGEST_WORD, `Use at most ${LONGEST_WORD.toLocaleString("en")} characters`)
    .default(""),
  /** Whether the nights stay blocked, or can be booked again. */
  nights: z.enum(NIGHTS_AFTER, "Choose what happens to the nights"),
});
export type CancelAsHostInput = z.infer<typeof CancelAsHostInput>;

export const SaveNoteInput = z.object({
  text: Prose().max(LONGEST_NOTE, `Use at most ${LONGEST_NOTE.toLocaleString("en")} characters`),
  /** The version that was read; 0 where there was no note. */
  version: z.coerce.number("must be a number").int().min(0).max(2_000_000_000),
});
export type SaveNoteInput = z.infer<typeof SaveNoteInput>;

export const BookingNote = z
  .object({ text: z.string(), version: z.number().int(), savedAt: z.string().nullable() })
  .meta({ id: "BookingNote" });
export type BookingNote = z.infer<typeof BookingNote>;

const TIMELINE_EVENTS = [
  "booked",
  "changed",
  "change_asked",
  "change_suggested",
  "change_accepted",
  "change_refused",
  "change_approved",
  "change_declined",
  "change_lapsed",
  "change_withdrawn",
  "change_overtaken",
  "check_in",
  "no_show",
  "paid_out",
  "payout_due",
  "check_out",
  "cancelled",
] as const;

/** Something that happened to a booking, or is going to. */
const TimelineEntry = z.object({ event: z.enum(TIMELINE_EVENTS), at: z.string(), isAhead: z.boolean() });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const OtherStay = z.object({
  id: z.uuid(),
  phase: z.enum(PHASES),
  checkIn: z.string(),
  checkOut: z.string(),
  charter: BookingView.shape.charter,
  listingTitle: z.string(),
  isNoShow: z.boolean(),
});

/** A booking as its host works with it. */
export const HostBookingDetails = z.object({
  booking: BookingView,
  earning: Earning,
  guest: z.object({
    /** The year in which they joined; null for deleted accounts. */
    memberSince: z.number().int().nullable(),
    languages: PublicProfile.shape.languages,
    bio: PublicProfile.shape.bio,
  }),
  note: BookingNote,
  timeline: z.array(TimelineEntry),
  /** This guest's other stays with this host, the latest first, as far as they are shown. */
  otherStays: z.object({ total: z.number().int(), stays: z.array(OtherStay) }),
  noShow: z.object({
    at: z.string().nullable(),
    /** Until when the host can say that the guest didn't come; null: they can't now. */
    markableUntil: z.string().nullable(),
    undoableUntil: z.string().nullable(),
  }),
});
export type HostBookingDetails = z.infer<typeof HostBookingDetails>;
