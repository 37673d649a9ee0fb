import { desc, eq, or } from "drizzle-orm";
import { bookings } from "../src/features/bookings/booking.tables.server.ts";
import { properties } from "../src/features/listings/listing.tables.server.ts";
import { notifications } from "../src/features/notifications/notification.tables.server.ts";
import { REVIEW_DAYS } from "../src/features/reviews/stay-reviews/stay-review.schema.ts";
import { DAY_MS, type Clock } from "../src/platform/clock.ts";
import { shortRange } from "../src/platform/words/day-words.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { demoId } from "./demo-id.ts";
import { personId } from "./people.ts";

const NEWEST = 8;

/** Tells the demo's guest and host of their newest bookings; what others did in the last days is unread. */
export async function addNotifications({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  for (const email of ["guest@demo.test", "host@demo.test"]) {
    const id = personId(email);
    const rows = await db
      .select({ booking: bookings, title: properties.title })
      .from(bookings)
      .innerJoin(properties, eq(properties.id, bookings.propertyId))
      .where(or(eq(bookings.guestId, id), eq(bookings.hostId, id)))
      .orderBy(desc(bookings.createdAt))
      .limit(NEWEST);
    for (const { booking, title } of rows) await db.insert(notifications).values(noticeOf(id, booking, title, clock.now()));
    const over = rows.filter(({ booking: { endsAt, status } }) => status === "confirmed" && endsAt < clock.now());
    for (const { booking, title } of over) await db.insert(notifications).values(reviewNotice(id, booking, title));
  }
}

function reviewNotice(person: string, { id, guestId, endsAt }: typeof bookings.$inferSelect, listing: string) {
  const isGuest = guestId === person;
  return {
    id: demoId("notification", `review ${person} ${id}`),
    personId: person,
    kind: "review" as const,
    foldKey: `review-due:${id}`,
    title: isGuest ? `How was ${listing}?` : `How was your guest at ${listing}?`,
    text: `You have ${REVIEW_DAYS} days to write a review. It stays hidden until both sides have written theirs.`,
    path: isGuest ? `/bookings/${id}` : `/host/bookings/${id}`,
    createdAt: endsAt,
    readAt: endsAt,
    overAt: new Date(endsAt.getTime() + REVIEW_DAYS * DAY_MS),
  };
}

function noticeOf(person: string, booking: typeof bookings.$inferSelect, listing: string, now: Date) {
  const { id, guestId, checkIn, checkOut, createdAt, endsAt, cancelledAt } = booking;
  const isNews = guestId !== person && now.getTime() - createdAt.getTime() < 14 * DAY_MS;
  return {
    id: demoId("notification", `${person} ${id}`),
    personId: person,
    kind: "booking" as const,
    foldKey: `booking:${id}`,
    title: guestId === person ? `You're going to ${listing}` : `New booking at ${listing}`,
    text: `Booked for ${shortRange(checkIn, checkOut)}.`,
    path: guestId === person ? `/bookings/${id}` : `/host/bookings/${id}`,
    createdAt,
    readAt: isNews ? null : createdAt,
    overAt: cancelledAt ?? endsAt,
  };
}
