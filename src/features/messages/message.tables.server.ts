import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { day, instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { bookings } from "../bookings/booking.tables.server.ts";
import { properties } from "../listings/listing.tables.server.ts";
import type { ScheduleEvent } from "./schedule/schedule.rules.ts";

export type MessageKind = "text" | "photo" | "event";
export type ThreadEvent =
  | "booked"
  | "changed"
  | "cancelled"
  | "reviewed"
  | "requested"
  | "request_declined"
  | "request_withdrawn"
  | "request_lapsed"
  | "offered"
  | "offer_withdrawn";

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: "restrict" });

/**
 * What a guest and a host write to each other about one listing: a question before booking, or one booking. Everything that happens in it
 * takes the next `revision` under the row's lock, so that asking for what came after any of them gets exactly the rest.
 */
export const threads = pgTable(
  "threads",
  {
    id: rowId(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => properties.id, { onDelete: "restrict" }),
    guestId: person("guest_id").notNull(),
    hostId: person("host_id").notNull(),
    /** Null while it is a question. */
    bookingId: uuid("booking_id").references(() => bookings.id, { onDelete: "restrict" }),
    /** The stay that the question is about, if the guest gave one. */
    checkIn: day("check_in"),
    checkOut: day("check_out"),
    guests: smallint("guests"),
    revision: integer("revision").notNull().default(0),
    lastMessageAt: instant("last_message_at").notNull(),
    /** When the guest first wrote and the host first answered: what the response rate is measured by. */
    firstAskedAt: instant("first_asked_at"),
    firstAnsweredAt: instant("first_answered_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("threads_booking").on(t.bookingId),
    uniqueIndex("threads_question")
      .on(t.listingId, t.guestId)
      .where(sql`booking_id is null`),
    index("threads_guest").on(t.guestId, t.lastMessageAt.desc()),
    index("threads_host").on(t.hostId, t.lastMessageAt.desc()),
    index("threads_response").on(t.hostId, t.firstAskedAt.desc()),
    check("threads_have_two_sides", sql`guest_id <> host_id`),
  ],
);

/** A thread as one of its two sides has it. */
export const threadSides = pgTable(
  "thread_sides",
  {
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    personId: person("person_id").notNull(),
    /** Up to which message this side has seen the other's. */
    readNumber: integer("read_number").notNull().default(0),
    /** How many messages of the other side are unread. */
    unread: integer("unread").notNull().default(0),
    isMarkedUnread: boolean("is_marked_unread").notNull().default(false),
    isStarred: boolean("is_starred").notNull().default(false),
    archivedAt: instant("archived_at"),
    lastMessageAt: instant("last_message_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.personId] }),
    index("thread_sides_inbox").on(t.personId, t.lastMessageAt.desc(), t.threadId),
    index("thread_sides_unread")
      .on(t.personId)
      .where(sql`unread > 0 or is_marked_unread`),
  ],
);

/** The sender's browser makes the id, so that sending again is the same message. Contact data that was masked is not stored. */
export const threadMessages = pgTable(
  "thread_messages",
  {
    id: uuid("id").primaryKey(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** Null for events. */
    senderId: person("sender_id"),
    kind: text("kind").$type<MessageKind>().notNull(),
    content: text("content").notNull(),
    event: text("event").$type<ThreadEvent>(),
    isMasked: boolean("is_masked").notNull().default(false),
    /** Sent by one of the host's scheduled messages. */
    isScheduled: boolean("is_scheduled").notNull().default(false),
    /** Its place in the thread, and the revision of its last change. */
    number: integer("number").notNull(),
    revision: integer("revision").notNull(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
    unsentAt: instant("unsent_at"),
  },
  (t) => [
    uniqueIndex("thread_messages_number").on(t.threadId, t.number),
    index("thread_messages_revision").on(t.threadId, t.revision),
    index("thread_messages_sender").on(t.senderId, t.createdAt),
    check("thread_messages_content_fits", sql`char_length(content) <= 4000`),
    check("thread_messages_unsent_are_empty", sql`unsent_at is null or content = ''`),
    check("thread_messages_have_a_sender", sql`(kind = 'event') = (sender_id is null) and (kind = 'event') = (event is not null)`),
  ],
);

/** A photo that goes with a message; its files are private. Without a message it waits to be sent. */
export const messagePhotos = pgTable(
  "message_photos",
  {
    id: rowId(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    uploaderId: person("uploader_id").notNull(),
    messageId: uuid("message_id").references(() => threadMessages.id, { onDelete: "set null" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("message_photos_message").on(t.messageId), index("message_photos_thread").on(t.threadId)],
);

/** A host's answers to what guests often ask, with placeholders. */
export const quickReplies = pgTable(
  "quick_replies",
  {
    id: rowId(),
    hostId: person("host_id").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("quick_replies_host").on(t.hostId, t.title),
    check("quick_replies_title_fits", sql`char_length(title) between 1 and 80`),
    check("quick_replies_content_fits", sql`char_length(content) between 1 and 4000`),
  ],
);

/** A message that the product sends for the host at an event of every booking, of one listing or of all. */
export const scheduledMessages = pgTable(
  "scheduled_messages",
  {
    id: rowId(),
    hostId: person("host_id").notNull(),
    /** Null: for all of the host's listings. */
    listingId: uuid("listing_id").references(() => properties.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    event: text("event").$type<ScheduleEvent>().notNull(),
    /** At what time of the listing's day, as `HH:MM`; at once for `booked`. */
    time: text("time").notNull(),
    content: text("content").notNull(),
    isOn: boolean("is_on").notNull().default(true),
    /** Since when it goes out like this: made, turned on, or given another event, time or listing. What was due before is not sent. */
    updatedAt: instant("updated_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("scheduled_messages_host").on(t.hostId),
    check("scheduled_messages_event_is_known", sql`event in ('booked', 'before_arrival', 'arrival_day', 'after_check_out')`),
    check("scheduled_messages_time_is_one", sql`time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check("scheduled_messages_content_fits", sql`char_length(content) between 1 and 4000`),
  ],
);

/** One row: this message went to this booking, or was passed over. So none goes twice. */
export const scheduledSends = pgTable(
  "scheduled_sends",
  {
    scheduledMessageId: uuid("scheduled_message_id")
      .notNull()
      .references(() => scheduledMessages.id, { onDelete: "cascade" }),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "restrict" }),
    sentAt: instant("sent_at").notNull(),
    wasSent: boolean("was_sent").notNull(),
  },
  (t) => [primaryKey({ columns: [t.scheduledMessageId, t.bookingId] })],
);

export const messageReports = pgTable(
  "message_reports",
  {
    id: rowId(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    reporterId: person("reporter_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When staff dealt with it. */
    closedAt: instant("closed_at"),
  },
  (t) => [uniqueIndex("message_reports_once").on(t.threadId, t.reporterId), index("message_reports_new").on(t.closedAt, t.createdAt)],
);

/** One person does not want to hear from another. */
export const personBlocks = pgTable(
  "person_blocks",
  { blockerId: person("blocker_id").notNull(), blockedId: person("blocked_id").notNull(), createdAt: instant("created_at").notNull() },
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] })],
);
