export const EVENT_TYPES = ["conference", "workshop", "meetup", "online"] as const;
export type EventType = (typeof EVENT_TYPES)[number];
export const TYPE_WORDS: Record<EventType, string> = {
  conference: "Conference",
  workshop: "Workshop",
  meetup: "Meetup",
  online: "Online event",
};

export type EventStatus = "draft" | "published" | "cancelled";
export type RegistrationStatus = "registered" | "waiting" | "cancelled";
export type RecapPhoto = { id: string; description: string; width: number; height: number };
export type Testimonial = { quote: string; name: string; role: string };

export const MOST_RECAP_PHOTOS = 12;
export const LONGEST_PHOTO_DESCRIPTION = 200;
export const MOST_CAPACITY = 100_000;

export const WHENS = ["upcoming", "past"] as const;
export type When = (typeof WHENS)[number];

/** Upcoming until it begins: from then on nobody registers or moves up. */
export type EventPhase = When | "cancelled";
export function phaseOf({ status, startsAt }: { status: EventStatus; startsAt: Date }, now: Date): EventPhase {
  if (status === "cancelled") return "cancelled";
  return now < startsAt ? "upcoming" : "past";
}

/** The online link as long as somebody can use it: people also join an event that has begun. */
export const linkOf = (event: { status: EventStatus; endsAt: Date; onlineLink: string }, now: Date): string | null =>
  event.status === "published" && now < event.endsAt && event.onlineLink !== "" ? event.onlineLink : null;

/** Where a photo of a recap is stored, for everybody. */
export const eventPhotoKey = (photoId: string): string => `events/${photoId}.webp`;

/** How many the staff's list of an event begins with. */
export const REGISTRANTS_SHOWN = 50;
