import { like, sql } from "drizzle-orm";
import { profiles } from "../src/features/accounts/account.tables.server.ts";
import type { Clock } from "../src/platform/clock.ts";
import { type Db, transact } from "../src/platform/db/database.server.ts";
import { properties } from "../src/features/listings/listing.tables.server.ts";
import { threads } from "../src/features/messages/message.tables.server.ts";
import { chatConversations } from "../src/features/support-chat/chat.tables.server.ts";
import { addChats } from "./chats.ts";
import { addListings } from "./listings/add-listings.ts";
import { addNotifications } from "./notifications.ts";
import { addPeople } from "./people.ts";
import { addThreads } from "./threads.ts";

const DEMO_LOCK = 4_842_002;

/**
 * Fills the demo world, whole or not at all, into a database that has nothing of it yet; what a newer version added is
 * filled in beside the rest. The same people and things every time, at dates that are relative to today.
 */
export async function fillDemoWorld(tools: { db: Db; clock: Clock }, onStart: () => void = () => {}): Promise<void> {
  await transact(tools, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const somebody = await hasDemoPeople(tx);
    const [something] = await tx.db.select({ id: properties.id }).from(properties).limit(1);
    const [talk] = await tx.db.select({ id: chatConversations.id }).from(chatConversations).limit(1);
    const [thread] = await tx.db.select({ id: threads.id }).from(threads).limit(1);
    if (somebody && something && talk && thread) return;
    onStart();
    if (!somebody) await addPeople(tx);
    if (!something) await addListings(tx);
    if (!talk) await addChats(tx);
    if (!thread) await addThreads(tx);
    if (!something) await addNotifications(tx);
  });
}

export async function hasDemoPeople({ db }: { db: Db }): Promise<boolean> {
  const found = await db.select({ id: profiles.id }).from(profiles).where(like(profiles.email, "%@demo.test")).limit(1);
  return found.length > 0;
}
