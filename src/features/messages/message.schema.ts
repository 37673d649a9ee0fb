import { z } from "zod";
import { shownFrom } from "../../platform/shown.schema.ts";
import { Prose } from "../../platform/text.schema.ts";
import { Day, Hours } from "../availability/index.ts";
import { SpecialOffer } from "../bookings/index.ts";
import { BookedListing } from "../listings/index.ts";
import { LONGEST_MESSAGE, THREAD_FILTERS, THREADS_SHOWN } from "./message.rules.ts";

const Text = Prose("Write a message.")
  .min(1, "Write a message.")
  .max(LONGEST_MESSAGE, `Keep it to ${LONGEST_MESSAGE.toLocaleString("en-US")} characters.`);

const MessagePhoto = z.object({ id: z.uuid(), width: z.number().int(), height: z.number().int() });

export const MessageView = z
  .object({
    id: z.uuid(),
    /** Its place in the thread. */
    number: z.number().int(),
    /** The thread's revision at its last change. */
    revision: z.number().int(),
    kind: z.enum(["text", "photo", "event"]),
    /** Null for events. */
    senderId: z.uuid().nullable(),
    content: z.string(),
    event: z
      .enum([
        "booked",
        "changed",
        "cancelled",
        "reviewed",
        "requested",
        "request_declined",
        "request_withdrawn",
        "request_lapsed",
        "offered",
        "offer_withdrawn",
      ])
      .nullable(),
    photos: z.array(MessagePhoto),
    /** Contact data was taken out. */
    isMasked: z.boolean(),
    isScheduled: z.boolean(),
    createdAt: z.iso.datetime(),
    isEdited: z.boolean(),
    isUnsent: z.boolean(),
  })
  .meta({ id: "Message" });
export type MessageView = z.infer<typeof MessageView>;

const Phase = z.enum(["question", "upcoming", "current", "past", "cancelled"]);

export const ThreadSummary = z
  .object({
    id: z.uuid(),
    listing: BookedListing,
    /** The other side. */
    other: z.object({ id: z.uuid(), fullName: z.string(), avatarUrl: z.string().nullable() }),
    role: z.enum(["guest", "host"]),
    bookingId: z.uuid().nullable(),
    phase: Phase,
    checkIn: z.string().nullable(),
    checkOut: z.string().nullable(),
    /** Of a booking by the hour. */
    hours: z.union([Hours, z.null()]),
    guests: z.number().int().nullable(),
    unread: z.number().int(),
    isMarkedUnread: z.boolean(),
    isStarred: z.boolean(),
    isArchived: z.boolean(),
    lastMessage: z.string(),
    lastMessageAt: z.iso.datetime(),
  })
  .meta({ id: "Thread" });
export type ThreadSummary = z.infer<typeof ThreadSummary>;

export const ThreadView = z.object({
  thread: ThreadSummary,
  /** The newest, or the ones before a number; oldest first. */
  messages: z.array(MessageView),
  /** Whether there are older ones. */
  hasOlder: z.boolean(),
  /** Ask for what comes after this. */
  revision: z.number().int(),
  /** Up to which message the other side has read. */
  otherReadNumber: z.number().int(),
  /** Whether contact data is taken out of what is written now. */
  isMasking: z.boolean(),
  mayWrite: z.boolean(),
  /** What the host offers the guest, as long as it can be booked. */
  offer: z.union([SpecialOffer, z.null()]),
  /** Whether the viewer blocked the other side. */
  isBlocking: z.boolean(),
});
export type ThreadView = z.infer<typeof ThreadView>;

/** What changed in a thread after a revision. */
export const ThreadChanges = ThreadView.omit({ hasOlder: true }).extend({
  /** Whether there is more after the revision given here. */
  hasMore: z.boolean(),
});
export type ThreadChanges = z.infer<typeof ThreadChanges>;

export const ThreadsQuery = z.object({
  filter: z.enum(THREAD_FILTERS).default("all"),
  q: z.string().trim().max(100).default(""),
  show: shownFrom(THREADS_SHOWN),
  after: z.string().max(300).optional(),
});
export type ThreadsQuery = z.infer<typeof ThreadsQuery>;

export const ThreadPage = z.object({ threads: z.array(ThreadSummary), next: z.string().nullable(), unread: z.number().int() });
export type ThreadPage = z.infer<typeof ThreadPage>;

export const ThreadPath = z.object({ threadId: z.uuid() });
export const MessagePath = ThreadPath.extend({ messageId: z.uuid() });

const Revision = z.coerce.number().int().min(0).max(2_000_000_000);
export const ThreadQuery = z.object({ before: Revision.optional() });
export const ChangesQuery = z.object({ after: Revision });

export const SendMessageInput = z.object({
  /** Made by the sender, so that sending again is the same message. */
  id: z.uuid(),
  text: Text,
});
export type SendMessageInput = z.infer<typeof SendMessageInput>;

export const SendPhotoQuery = SendMessageInput.pick({ id: true });

export const AskHostInput = SendMessageInput.extend({
  listingId: z.uuid(),
  checkIn: Day.optional(),
  checkOut: Day.optional(),
  guests: z.coerce.number().int().min(1).max(100).optional(),
}).refine(
  ({ checkIn, checkOut }) => (checkIn === undefined) === (checkOut === undefined) && (!checkIn || !checkOut || checkIn < checkOut),
  {
    path: ["checkOut"],
    message: "Choose a check-out after the check-in, or no dates.",
  },
);
export type AskHostInput = z.infer<typeof AskHostInput>;

export const EditMessageInput = z.object({ text: Text });

export const OrganizeThreadInput = z.object({
  isStarred: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  isUnread: z.boolean().optional(),
});
export type OrganizeThreadInput = z.infer<typeof OrganizeThreadInput>;

export const ReportThreadInput = z.object({
  reason: Prose("Tell us what's wrong.").min(1, "Tell us what's wrong.").max(1000, "Keep it to 1,000 characters."),
});

export const UnreadThreads = z.object({ unread: z.number().int() });

export const ReportPath = z.object({ reportId: z.uuid() });
export const ReportedThread = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  by: z.string(),
  about: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  mayDecide: z.boolean(),
});
export type ReportedThread = z.infer<typeof ReportedThread>;
export const ReportedThreads = z.object({ reports: z.array(ReportedThread) });

/** A reported conversation as support staff read it. */
export const ThreadForStaff = z.object({
  threadId: z.uuid(),
  reason: z.string(),
  messages: z.array(MessageView.extend({ sender: z.string() }).meta({ id: "MessageForStaff" })),
});
export type ThreadForStaff = z.infer<typeof ThreadForStaff>;

export const CloseReportInput = z.object({
  /** What staff did about it. */
  note: Prose("Say what you did about it.").min(1, "Say what you did about it.").max(1000, "Keep it to 1,000 characters."),
});
