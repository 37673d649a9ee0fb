import { answerExport } from "../server/answer-file.server.ts";
import { exportGuides } from "../../features/arrival/index.server.ts";
import { exportAccountData } from "../../features/accounts/index.server.ts";
import { exportPlans } from "../../features/trip-plans/index.server.ts";
import { exportHostBookings, exportNotes, exportPassengers, exportTrips } from "../../features/bookings/index.server.ts";
import { PHASES } from "../../features/bookings/index.ts";
import { exportForumPosts } from "../../features/forum/index.server.ts";
import { exportApplications } from "../../features/careers/index.server.ts";
import { listMyRegistrations } from "../../features/events/index.server.ts";
import { ownDrafts } from "../../features/listings/index.server.ts";
import { exportThreads, listQuickReplies, listScheduledMessages } from "../../features/messages/index.server.ts";
import { myReports } from "../../features/moderation/index.server.ts";
import { exportNotifications } from "../../features/notifications/index.server.ts";
import { exportReviews } from "../../features/reviews/index.server.ts";
import { exportListTalk, myLists, savedListingIds, savedNotes } from "../../features/saved/index.server.ts";
import { listSavedSearches } from "../../features/saved-searches/index.server.ts";
import { exportChats } from "../../features/support-chat/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { jsonText, streamedFile } from "./streamed-file.server.ts";

export const accountData = answerExport(async (ctx) => {
  const account = await exportAccountData(ctx);
  const [
    reviews,
    savedListings,
    saved,
    listTalk,
    notes,
    savedSearches,
    registered,
    quick,
    scheduled,
    reports,
    jobApplications,
    drafts,
    bookingNotes,
    passengers,
  ] = await Promise.all([
    exportReviews(ctx),
    savedListingIds(ctx),
    myLists(ctx),
    exportListTalk(ctx),
    savedNotes(ctx),
    listSavedSearches(ctx),
    listMyRegistrations(ctx),
    listQuickReplies(ctx),
    listScheduledMessages(ctx),
    myReports(ctx),
    exportApplications(ctx),
    ownDrafts(ctx),
    exportNotes(ctx),
    exportPassengers(ctx),
  ]);
  const lists = {
    trips: exportTrips(ctx),
    tripPlans: exportPlans(ctx),
    bookingsAtMyListings: hosted(ctx),
    bookingNotes,
    passengers,
    reviews,
    savedListings,
    savedLists: saved.lists,
    savedListCompanions: [listTalk],
    savedNotes: Object.entries(notes).map(([listingId, note]) => ({ listingId, note })),
    savedSearches: savedSearches.searches,
    eventRegistrations: registered.registrations,
    quickReplies: quick.replies,
    scheduledMessages: scheduled.messages,
    reports,
    jobApplications,
    listingDrafts: drafts,
    arrivalGuides: exportGuides(ctx),
    notifications: exportNotifications(ctx),
    messages: exportThreads(ctx),
    supportChats: exportChats(ctx),
    forumPosts: exportForumPosts(ctx),
  };
  return streamedFile("my-data.json", "application/json", jsonText(Object.entries({ ...account, ...lists })));
});

async function* hosted(ctx: Ctx) {
  for (const phase of PHASES) yield* exportHostBookings(ctx, { phase, q: "" });
}
