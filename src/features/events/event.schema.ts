import { z } from "zod";
import { IdempotencyKey } from "../../platform/limits/idempotency-key.ts";
import { PriceCents, PriceDollars } from "../../platform/money.schema.ts";
import { shownFrom } from "../../platform/shown.schema.ts";
import { Line, Prose } from "../../platform/text.schema.ts";
import { Day } from "../availability/index.ts";
import { EVENT_TYPES, LONGEST_PHOTO_DESCRIPTION, MOST_CAPACITY, REGISTRANTS_SHOWN, WHENS } from "./event.rules.ts";

const EventId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
export const EventPath = z.object({ eventId: EventId });

export const EventsQuery = z.object({ when: z.enum(WHENS).default("upcoming") });
export type EventsQuery = z.infer<typeof EventsQuery>;

export const EventView = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    type: z.enum(EVENT_TYPES),
    place: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    timeZone: z.string(),
    capacity: z.number().int(),
    registered: z.number().int(),
    feeCents: z.number().int(),
    phase: z.enum([...WHENS, "cancelled"]),
    hasRecap: z.boolean(),
    /** When, how many and how much in words: visitors need no script for them. */
    words: z.object({ day: z.string(), times: z.string(), registered: z.string(), left: z.string(), fee: z.string() }),
    /** What the person who asks has there. */
    mine: z.enum(["registered", "waiting"]).nullable(),
    /** Where it takes place online, until it's over: for those who have a place, null for everyone else. */
    onlineLink: z.string().nullable(),
  })
  .meta({ id: "Event" });
export type EventView = z.infer<typeof EventView>;
export const EventList = z.object({ events: z.array(EventView) });

export const RecapView = z.object({
  event: EventView,
  description: z.string(),
  attendees: z.number().int(),
  highlights: z.array(z.string()),
  photos: z.array(z.object({ id: z.uuid(), description: z.string(), width: z.number().int(), height: z.number().int() })),
  testimonials: z.array(z.object({ quote: z.string(), name: z.string(), role: z.string() })),
});
export type RecapView = z.infer<typeof RecapView>;

const required = (what: string, most: number) =>
  Line(`${what} is required`).min(1, `${what} is required`).max(most, `Use ${most} characters or fewer.`);
const EMAIL = "Enter a valid email address.";
const PHONE = "Enter a valid phone number.";

export const RegisterInput = z.object({
  firstName: required("First name", 80),
  lastName: required("Last name", 80),
  email: Line("Email is required").min(1, "Email is required").max(254, EMAIL).pipe(z.email(EMAIL)),
  phone: Line("Phone is required")
    .min(1, "Phone is required")
    .max(30, PHONE)
    .regex(/^\+?[\d\s().-]{5,}$/, PHONE),
  dietaryRestrictions: Prose().max(500, "Use 500 characters or fewer.").default(""),
  specialRequirements: Prose().max(1000, "Use 1,000 characters or fewer.").default(""),
  /** The fee that was shown. */
  feeCents: z.coerce.number().int().min(0),
  /** If the event is full: wait for a place. */
  joinWaitingList: z.preprocess((given) => (given === "yes" ? true : given), z.boolean()).default(false),
  key: IdempotencyKey,
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const RegistrationView = z.object({
  event: EventView,
  status: z.enum(["registered", "waiting", "cancelled"]),
  /** How many are before them on the waiting list. */
  ahead: z.number().int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  dietaryRestrictions: z.string(),
  specialRequirements: z.string(),
  feeCents: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type RegistrationView = z.infer<typeof RegistrationView>;
export const RegistrationList = z.object({ registrations: z.array(RegistrationView) });
export const RegistrationOutcome = z.object({ status: z.enum(["registered", "waiting"]) });
export type RegistrationOutcome = z.infer<typeof RegistrationOutcome>;

const isZone = (zone: string) => Intl.supportedValuesOf("timeZone").includes(zone) || zone === "UTC";
const Time = z.string("Enter a time.").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 09:00.");

const LINK = "Enter a web address that starts with https://";
const OnlineLink = z
  .union(
    [
      z.literal(""),
      Line()
        .max(500, LINK)
        .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: LINK })),
    ],
    LINK,
  )
  .default("");

/** An event as staff describe it, by the clocks where it takes place. */
export const EventInput = z
  .object({
    title: required("Title", 100),
    description: Prose("Description is required").min(1, "Description is required").max(5000, "Use 5,000 characters or fewer."),
    type: z.enum(EVENT_TYPES),
    place: required("Place", 200),
    onlineLink: OnlineLink,
    startDay: Day,
    startTime: Time,
    endDay: Day,
    endTime: Time,
    timeZone: z.string("Choose a time zone.").refine(isZone, "Choose a time zone, such as America/New_York."),
    capacity: z.coerce
      .number("Enter a number.")
      .int("Enter a whole number.")
      .min(1, "Enter at least 1.")
      .max(MOST_CAPACITY, `Enter at most ${MOST_CAPACITY}.`),
    feeCents: PriceCents,
  })
  .meta({ id: "EventInput" });
export type EventInput = z.infer<typeof EventInput>;
/** As staff type it into the form. */
export const TypedEvent = EventInput.omit({ feeCents: true })
  .extend({ fee: PriceDollars })
  .transform(({ fee, ...event }) => ({ ...event, feeCents: fee }));

export const CancelEventInput = z.object({ reason: required("Reason", 300) });
export type CancelEventInput = z.infer<typeof CancelEventInput>;

export const EventMessageInput = z.object({
  subject: required("Subject", 150),
  content: Prose("Text is required").min(1, "Text is required").max(5000, "Use 5,000 characters or fewer."),
  key: IdempotencyKey,
});
export type EventMessageInput = z.infer<typeof EventMessageInput>;
export const EventMessageList = z.object({
  messages: z.array(
    z.object({
      id: z.uuid(),
      subject: z.string(),
      content: z.string(),
      createdAt: z.iso.datetime(),
      /** How many it went to so far. */
      sent: z.number().int(),
      isFinished: z.boolean(),
    }),
  ),
});
export type EventMessageList = z.infer<typeof EventMessageList>;

export const RecapInput = z.object({
  description: Prose("Description is required").min(1, "Description is required").max(5000, "Use 5,000 characters or fewer."),
  attendees: z.coerce.number("Enter a number.").int("Enter a whole number.").min(0, "Enter 0 or more.").max(MOST_CAPACITY),
  highlights: z.array(Line().min(1).max(200)).max(20),
  testimonials: z.array(z.object({ quote: Line().min(1).max(500), name: Line().min(1).max(80), role: Line().max(80) })).max(10),
});
export type RecapInput = z.infer<typeof RecapInput>;

export const RecapPhotoInput = z.object({ description: required("Description", LONGEST_PHOTO_DESCRIPTION) });
export type RecapPhotoInput = z.infer<typeof RecapPhotoInput>;
export const RecapPhotoPath = z.object({ photoId: z.uuid() });

const linesOf = (typed: string) =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
const BARRED = "Write each as: What they said | Name | Who they are";

/** As staff type it: one highlight a line, one testimonial a line with bars between its parts. */
export const TypedRecap = z.object({
  description: RecapInput.shape.description,
  attendees: RecapInput.shape.attendees,
  highlights: Prose().default("").transform(linesOf).pipe(RecapInput.shape.highlights),
  testimonials: Prose()
    .default("")
    .transform((typed) => linesOf(typed).map((line) => line.split("|").map((part) => part.trim())))
    .refine((lines) => lines.every((parts) => parts.length >= 2 && parts.length <= 3), BARRED)
    .transform((lines) => lines.map(([quote = "", name = "", role = ""]) => ({ quote, name, role })))
    .pipe(RecapInput.shape.testimonials),
});

export const StaffEventView = EventView.extend({
  status: z.enum(["draft", "published", "cancelled"]),
  waiting: z.number().int(),
  cancelReason: z.string(),
  form: EventInput,
}).meta({ id: "StaffEvent" });
export type StaffEventView = z.infer<typeof StaffEventView>;
export const StaffEventList = z.object({ events: z.array(StaffEventView) });
export const EventCreated = z.object({ id: z.string() });

export const RegistrantView = RegistrationView.omit({ event: true, ahead: true }).extend({
  id: z.uuid(),
  queueNumber: z.number().int().nullable(),
});
export type RegistrantView = z.infer<typeof RegistrantView>;
export const RegistrantList = z.object({ registrants: z.array(RegistrantView), next: z.string().nullable(), total: z.number().int() });
export type RegistrantList = z.infer<typeof RegistrantList>;
export const RegistrantsQuery = z.object({ show: shownFrom(REGISTRANTS_SHOWN), after: z.string().max(300).optional() });
export type RegistrantsQuery = z.infer<typeof RegistrantsQuery>;
