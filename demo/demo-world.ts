import { like, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { profiles } from "../src/features/accounts/account.tables.server.ts";
import { bookingChangeRequests } from "../src/features/bookings/changing/change.tables.server.ts";
import { helpSearches } from "../src/features/content/help/help.tables.server.ts";
import { manualBookings } from "../src/features/availability/manual/manual-booking.tables.server.ts";
import { bookingNotes } from "../src/features/bookings/host-booking/note.tables.server.ts";
import { importedCalendars } from "../src/features/calendar-sync/calendar.tables.server.ts";
import { boatPackages } from "../src/features/charters/charter.tables.server.ts";
import type { Clock } from "../src/platform/clock.ts";
import { type Db, transact } from "../src/platform/db/database.server.ts";
import { forumThreads } from "../src/features/forum/forum.tables.server.ts";
import { listingDrafts } from "../src/features/listings/drafts/draft.tables.server.ts";
import { properties } from "../src/features/listings/listing.tables.server.ts";
import { listingChecks } from "../src/features/moderation/moderation.tables.server.ts";
import { quickReplies, threads } from "../src/features/messages/message.tables.server.ts";
import { jobApplications } from "../src/features/careers/career.tables.server.ts";
import { events } from "../src/features/events/event.tables.server.ts";
import { savedLists } from "../src/features/saved/saved-list.tables.server.ts";
import { tripPlans } from "../src/features/trip-plans/trip-plan.tables.server.ts";
import { savedSearches } from "../src/features/saved-searches/saved-search.tables.server.ts";
import { chatConversations } from "../src/features/support-chat/chat.tables.server.ts";
import { addApplications } from "./applications.ts";
import { addCharters } from "./charters/add-charters.ts";
import { addForum } from "./forum/add-forum.ts";
import { addChangeRequest } from "./change-requests.ts";
import { addChats } from "./chats.ts";
import { addDrafts } from "./drafts.ts";
import { addEvents } from "./events/add-events.ts";
import { addHelpFigures } from "./help.ts";
import { addHostBookings } from "./host-bookings.ts";
import { addHostMessages } from "./host-messages.ts";
import { addListings } from "./listings/add-listings.ts";
import { addManualBookings } from "./manual-bookings.ts";
import { addModeration } from "./moderation.ts";
import { addNotifications } from "./notifications.ts";
import { addOtherCalendars } from "./other-calendars.ts";
import { addPeople } from "./people.ts";
import { addSavedLists } from "./saved-lists.ts";
import { addSavedSearches } from "./saved-searches.ts";
import { addTripPlans } from "./trip-plans.ts";
import { addThreads } from "./threads.ts";

const DEMO_LOCK = 4_842_002;

type Add = (tx: { db: Db; clock: Clock }) => Promise<unknown>;

/** What is added while a table is empty, in this order. */
const PARTS: { table: PgTable; add: Add[] }[] = [
  { table: properties, add: [addListings, addNotifications] },
  { table: chatConversations, add: [addChats] },
  { table: threads, add: [addThreads] },
  { table: quickReplies, add: [addHostMessages] },
  { table: forumThreads, add: [addForum] },
  { table: events, add: [addEvents] },
  { table: jobApplications, add: [addApplications] },
  { table: listingChecks, add: [addModeration] },
  { table: savedSearches, add: [addSavedSearches] },
  { table: savedLists, add: [addSavedLists] },
  { table: bookingChangeRequests, add: [addChangeRequest] },
  { table: listingDrafts, add: [addDrafts] },
  { table: bookingNotes, add: [addHostBookings] },
  { table: manualBookings, add: [addManualBookings] },
  { table: importedCalendars, add: [addOtherCalendars] },
  { table: boatPackages, add: [addCharters] },
  { table: tripPlans, add: [addTripPlans] },
  { table: helpSearches, add: [addHelpFigures] },
];

const hasRows = async (db: Db, table: PgTable): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(table)
      .limit(1)
  ).length > 0;

/**
 * Fills the demo world, whole or not at all, into a database that has nothing of it yet; what a newer version added is
 * filled in beside the rest. The same people and things every time, at dates that are relative to today.
 */
export async function fillDemoWorld(tools: { db: Db; clock: Clock }, onStart: () => void = () => {}): Promise<void> {
  await transact(tools, async (tx) => {
    // Another machine may be filling it right now, which takes longer than other locks may.
    for (const limit of ["lock_timeout", "statement_timeout"]) await tx.db.execute(sql.raw(`set local ${limit} = '5min'`));
    await tx.db.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const somebody = await hasDemoPeople(tx);
    const missing: Add[] = somebody ? [] : [addPeople];
    for (const { table, add } of PARTS) if (!(await hasRows(tx.db, table))) missing.push(...add);
    if (missing.length === 0) return;
    onStart();
    for (const add of missing) await add(tx);
  });
}

export async function hasDemoPeople({ db }: { db: Db }): Promise<boolean> {
  const found = await db.select({ id: profiles.id }).from(profiles).where(like(profiles.email, "%@demo.test")).limit(1);
  return found.length > 0;
}
