import { randomUUID } from "node:crypto";
import { messageReports } from "../../src/features/messages/message.tables.server.ts";
import { reports } from "../../src/features/moderation/moderation.tables.server.ts";
import { reviews } from "../../src/features/reviews/review.tables.server.ts";
import { sql } from "drizzle-orm";
import { facts } from "../../src/platform/facts/fact.tables.server.ts";
import { deliverMail } from "../../src/platform/mail/mail.server.ts";
import type { TestServices } from "./test-ctx.ts";

type Stay = { bookingId: string; listingId: string; guestId: string };

/** A review that everybody can read. */
export async function revealedReview({ db, clock }: TestServices, { bookingId, listingId, guestId }: Stay): Promise<string> {
  const [now, id] = [clock.now(), randomUUID()];
  const stars = { rating: 2, cleanliness: 2, accuracy: 2, communication: 2, location: 2, value: 2, text: "Buy cheap watches." };
  await db
    .insert(reviews)
    .values({ id, bookingId, propertyId: listingId, authorId: guestId, ...stars, createdAt: now, revealAt: now, revealedAt: now });
  return id;
}

export async function reportOf({ db, clock }: TestServices, listingId: string, reporterId: string): Promise<void> {
  const subject = { subject: "listing" as const, subjectId: listingId, listingId, reporterId };
  await db.insert(reports).values({ ...subject, reason: "scam", details: "", createdAt: clock.now() });
}

export async function threadReportOf({ db, clock }: TestServices, threadId: string, reporterId: string): Promise<string> {
  const id = randomUUID();
  await db.insert(messageReports).values({ id, threadId, reporterId, reason: "Rude", createdAt: clock.now() });
  return id;
}

/** A fact that was given up. */
export async function failedFact({ db, clock }: TestServices): Promise<number> {
  const now = clock.now();
  const [row] = await db
    .insert(facts)
    .values({ name: "test.fact", payload: {}, occurredAt: now, retryAt: now, attempts: 10, lastError: "no wind", gaveUpAt: now })
    .returning({ id: facts.id });
  return row?.id ?? 0;
}

/** A job that was given up. */
export async function failedJob({ db }: TestServices): Promise<{ queue: string; jobId: string }> {
  const jobId = randomUUID();
  await db.execute(
    sql`insert into pgboss.job (id, name, state, completed_on, output) values (${jobId}, ${deliverMail.name}, 'failed', now(), '{"message":"no wind"}')`,
  );
  return { queue: deliverMail.name, jobId };
}
