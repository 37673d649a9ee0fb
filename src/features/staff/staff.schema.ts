import { z } from "zod";

const instant = z.iso.datetime();

const BookingForStaff = z.object({
  id: z.uuid(),
  reservationId: z.string(),
  phase: z.string(),
  title: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  /** Of a booking by the hour, in words; else empty. */
  times: z.string(),
});
export const PersonFacts = z
  .object({
    phone: z.string(),
    memberSince: instant,
    bookings: z.array(BookingForStaff),
    listings: z.array(z.object({ id: z.uuid(), title: z.string(), isPaused: z.boolean() })),
  })
  .meta({ id: "PersonFacts" });
export type PersonFacts = z.infer<typeof PersonFacts>;

const PersonForStaff = z.object({ id: z.uuid(), fullName: z.string(), email: z.string(), isHost: z.boolean(), memberSince: instant });

export const PersonPath = z.object({ personId: z.uuid() });
export const PersonPage = PersonForStaff.extend({ isVerified: z.boolean(), hasTwoFactor: z.boolean(), facts: PersonFacts });
export type PersonPage = z.infer<typeof PersonPage>;

export const StaffSearchQuery = z.object({ q: z.string().trim().max(100).default("") });
export const StaffSearchResult = z.object({
  people: z.array(PersonForStaff),
  bookings: z.array(BookingForStaff),
  listings: z.array(z.object({ id: z.uuid(), title: z.string(), place: z.string(), status: z.string(), hostId: z.uuid() })),
});
export type StaffSearchResult = z.infer<typeof StaffSearchResult>;

export const AuditQuery = z.object({
  /** The audit trail of one person's deeds, or of one thing. */
  actor: z.uuid().optional(),
  subject: z.string().max(100).optional(),
  before: z.coerce.number().int().positive().optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
export const AuditPage = z.object({
  entries: z.array(
    z.object({
      id: z.number().int(),
      at: instant,
      actorId: z.uuid(),
      actorName: z.string(),
      action: z.string(),
      subjectType: z.string(),
      subjectId: z.string(),
      reason: z.string(),
    }),
  ),
  next: z.number().int().nullable(),
});
export type AuditPage = z.infer<typeof AuditPage>;

const Failed = z.object({ what: z.string(), error: z.string(), tries: z.number().int(), at: instant });
export const FailedWork = z.object({
  jobs: z.array(Failed.extend({ id: z.uuid() })),
  facts: z.array(Failed.extend({ id: z.number().int() })),
  /** What a task could not do for one thing; it is tried again by itself. */
  tasks: z.array(Failed.extend({ subject: z.string() })),
});
export type FailedWork = z.infer<typeof FailedWork>;
export const JobPath = z.object({ queue: z.string().max(200), jobId: z.uuid() });
export const FactPath = z.object({ factId: z.coerce.number().int().positive() });
