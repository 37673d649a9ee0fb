import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import type { EventStatus, EventType, RecapPhoto, RegistrationStatus, Testimonial } from "./event.rules.ts";

/** A gathering of the community. Triggers keep `registered`: the number of people who have a place, never more than the capacity. */
export const events = pgTable(
  "events",
  {
    /** Made from the first title, for readable addresses. */
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    type: text("type").$type<EventType>().notNull(),
    place: text("place").notNull(),
    /** Where an online event takes place, for those who have a place alone; empty: none yet. */
    onlineLink: text("online_link").notNull().default(""),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    timeZone: text("time_zone").notNull(),
    capacity: integer("capacity").notNull(),
    registered: integer("registered").notNull().default(0),
    /** In cents. */
    fee: integer("fee").notNull(),
    status: text("status").$type<EventStatus>().notNull(),
    /** Counts what changed for those who go, as calendar files want it. */
    sequence: integer("sequence").notNull().default(0),
    cancelReason: text("cancel_reason").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("events_by_time").on(t.status, t.startsAt),
    check("events_capacity_kept", sql`registered between 0 and capacity`),
    check("events_end_after_start", sql`ends_at > starts_at`),
    check("events_fee_not_negative", sql`fee >= 0`),
    check("events_status_known", sql`status in ('draft', 'published', 'cancelled')`),
    check("events_id_readable", sql`id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80`),
  ],
);

/**
 * One row for each person and event: with a place, on the waiting list, or no more. Without a person: they deleted their account after the event.
 */
export const eventRegistrations = pgTable(
  "event_registrations",
  {
    id: rowId(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "restrict" }),
    personId: uuid("person_id").references(() => profiles.id, { onDelete: "restrict" }),
    status: text("status").$type<RegistrationStatus>().notNull(),
    /** The place on the waiting list, in the order in which people joined it. */
    queueNumber: integer("queue_number"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    dietaryRestrictions: text("dietary_restrictions").notNull().default(""),
    specialRequirements: text("special_requirements").notNull().default(""),
    /** What the place costs, in cents, as it was shown. */
    fee: integer("fee").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("event_registrations_once").on(t.eventId, t.personId),
    uniqueIndex("event_registrations_queue")
      .on(t.eventId, t.queueNumber)
      .where(sql`status = 'waiting'`),
    index("event_registrations_person").on(t.personId, t.createdAt.desc()),
    check("event_registrations_status_known", sql`status in ('registered', 'waiting', 'cancelled')`),
    check("event_registrations_waiting_in_line", sql`(status = 'waiting') = (queue_number is not null)`),
    check("event_registrations_nobody_empty", sql`person_id is not null or (email = '' and phone = '' and status <> 'waiting')`),
  ],
);

/** What staff write to everyone who has a place. A job sends it in the order of the registrations and notes how far it has come. */
export const eventMessages = pgTable(
  "event_messages",
  {
    id: rowId(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "restrict" }),
    subject: text("subject").notNull(),
    content: text("content").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The last registration that it went to; null before the first. */
    sentThrough: uuid("sent_through"),
    sent: integer("sent").notNull().default(0),
    finishedAt: instant("finished_at"),
  },
  (t) => [index("event_messages_of").on(t.eventId, t.createdAt)],
);

/** What an event was like, for those who missed it. */
export const eventRecaps = pgTable(
  "event_recaps",
  {
    eventId: text("event_id")
      .primaryKey()
      .references(() => events.id, { onDelete: "restrict" }),
    description: text("description").notNull(),
    attendees: integer("attendees").notNull(),
    highlights: jsonb("highlights").$type<string[]>().notNull(),
    photos: jsonb("photos").$type<RecapPhoto[]>().notNull(),
    testimonials: jsonb("testimonials").$type<Testimonial[]>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [check("event_recaps_attendees_not_negative", sql`attendees >= 0`)],
);
