import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { passkeys, sessions, verifications } from "../../src/features/accounts/account.tables.server.ts";
import { manualBookings } from "../../src/features/availability/manual/manual-booking.tables.server.ts";
import { propertySeasons } from "../../src/features/availability/rules/rules.tables.server.ts";
import { bookingChangeRequests } from "../../src/features/bookings/changing/change.tables.server.ts";
import { specialOffers } from "../../src/features/bookings/offers/offer.tables.server.ts";
import { calendarClashes, importedCalendars } from "../../src/features/calendar-sync/calendar.tables.server.ts";
import { boatPackages, departures } from "../../src/features/charters/charter.tables.server.ts";
import { jobApplications } from "../../src/features/careers/career.tables.server.ts";
import { events } from "../../src/features/events/event.tables.server.ts";
import { forumPosts, forumThreads } from "../../src/features/forum/forum.tables.server.ts";
import { csvUploads } from "../../src/features/listing-import/csv/csv.tables.server.ts";
import { listingImports } from "../../src/features/listing-import/import.tables.server.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import { propertyPhotos } from "../../src/features/listings/photos/photo.tables.server.ts";
import { messageReports, quickReplies, scheduledMessages, threads } from "../../src/features/messages/message.tables.server.ts";
import { reports } from "../../src/features/moderation/moderation.tables.server.ts";
import { notifications } from "../../src/features/notifications/notification.tables.server.ts";
import { reviews } from "../../src/features/reviews/review.tables.server.ts";
import { savedSearches } from "../../src/features/saved-searches/saved-search.tables.server.ts";
import { savedListComments, savedLists } from "../../src/features/saved/saved-list.tables.server.ts";
import { cannedReplies, chatConversations } from "../../src/features/support-chat/chat.tables.server.ts";
import { tripPlans } from "../../src/features/trip-plans/trip-plan.tables.server.ts";
import { only } from "../../src/platform/db/only.ts";
import { newListing } from "./listings.ts";
import type { TestServices } from "./test-ctx.ts";

type Going = (services: TestServices, id: string) => Promise<unknown>;

const removed =
  (table: PgTable, column: AnyPgColumn): Going =>
  ({ db }, id) =>
    db.delete(table).where(eq(column, id));

const becomes =
  (table: PgTable, set: SQL): Going =>
  ({ db }, id) =>
    db.execute(sql`update ${table} set ${set} where id = ${id}`);

/** A listing of the same host: the world's own has a booking ahead, and so can't go. */
const deletedListing: Going = async (services, id) => {
  const { hostId } = only(await services.db.select({ hostId: properties.hostId }).from(properties).where(eq(properties.id, id)));
  const listing = await newListing(services, { hostId });
  await services.db.update(properties).set({ status: "deleted" }).where(eq(properties.id, listing.id));
  return listing.id;
};

/** To a list, or to a trip plan. */
const invitationEnded: Going = async ({ db }, id) => {
  await db.delete(savedLists).where(eq(savedLists.inviteKey, id));
  await db.update(tripPlans).set({ inviteKey: null, inviteUntil: null }).where(eq(tripPlans.inviteKey, id));
};

/** How what a parameter of an address names goes; the id, where something else goes. A booking never does, a person only with the account. */
export const GONE: Readonly<Record<string, Going>> = {
  listingId: deletedListing,
  photoId: removed(propertyPhotos, propertyPhotos.id),
  sessionId: removed(sessions, sessions.id),
  deviceId: removed(verifications, verifications.id),
  passkeyId: removed(passkeys, passkeys.id),
  packageId: becomes(boatPackages, sql`deleted_at = now()`),
  departureId: removed(departures, departures.id),
  seasonId: removed(propertySeasons, propertySeasons.id),
  manualBookingId: removed(manualBookings, manualBookings.id),
  offerId: removed(specialOffers, specialOffers.id),
  requestId: removed(bookingChangeRequests, bookingChangeRequests.id),
  calendarId: removed(importedCalendars, importedCalendars.id),
  clashId: becomes(calendarClashes, sql`resolved_at = now(), resolution = 'ignored'`),
  applicationId: removed(jobApplications, jobApplications.id),
  eventId: becomes(events, sql`status = 'draft'`),
  postId: becomes(forumPosts, sql`status = 'deleted', body = '', title = ''`),
  fileId: removed(csvUploads, csvUploads.id),
  importId: removed(listingImports, listingImports.id),
  threadId: removed(threads, threads.id),
  forumThreadId: becomes(forumThreads, sql`status = 'deleted'`),
  quickReplyId: removed(quickReplies, quickReplies.id),
  scheduledMessageId: removed(scheduledMessages, scheduledMessages.id),
  reportId: becomes(messageReports, sql`closed_at = now()`),
  subjectId: removed(reports, reports.subjectId),
  notificationId: removed(notifications, notifications.id),
  reviewId: removed(reviews, reviews.id),
  savedSearchId: removed(savedSearches, savedSearches.id),
  savedListId: removed(savedLists, savedLists.id),
  shareKey: removed(savedLists, savedLists.shareKey),
  inviteKey: invitationEnded,
  commentId: removed(savedListComments, savedListComments.id),
  replyId: removed(cannedReplies, cannedReplies.id),
  chatId: removed(chatConversations, chatConversations.id),
};

/** The parameter that names what goes: the last one of the address. */
export function goingOf(path: string): string | undefined {
  const last = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  // Staff still have the draft, and what was cancelled.
  if (last === "eventId" && path.startsWith("/support/")) return undefined;
  return last === "threadId" && path.includes("/forum/") ? "forumThreadId" : last;
}

/** What answers otherwise to what is missing or gone, and why. */
export const ALL_THE_SAME: Readonly<Record<string, { why: string; answers: { missing?: number; gone?: number } }>> = {
  "PUT /saved/{listingId}": { why: "says that the listing isn't offered any more", answers: { gone: 409 } },
  "DELETE /saved/{listingId}": { why: "does nothing where nothing is saved", answers: { missing: 204, gone: 204 } },
  "PUT /saved-lists/{savedListId}/votes/{listingId}": { why: "says that the place isn't on the list any more", answers: { gone: 409 } },
  "DELETE /saved-lists/{savedListId}/votes/{listingId}": { why: "does nothing where there is no vote", answers: { gone: 204 } },
  "DELETE /bookings/{bookingId}/reviews/of-stay/photos/{photoId}": { why: "says that the stay isn't over yet", answers: { gone: 409 } },
  "PUT /host/quick-replies/{quickReplyId}": { why: "writes a new one under the id", answers: { missing: 204, gone: 204 } },
  "PUT /host/scheduled-messages/{scheduledMessageId}": { why: "writes a new one under the id", answers: { missing: 204, gone: 204 } },
  "PUT /support/canned-replies/{replyId}": { why: "writes a new one under the id", answers: { missing: 204, gone: 204 } },
};
