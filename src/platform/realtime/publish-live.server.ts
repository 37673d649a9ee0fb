import { sql } from "drizzle-orm";
import type { Ctx } from "../context.server.ts";
import type { LiveEvent, LiveTopic } from "./live-event.ts";

export const LIVE_CHANNEL = "live";

export type Announcement = { to: LiveTopic[]; type: string; id: string; number?: number | undefined };
export type LiveNotice = Announcement | { end: string };

/**
 * Tells open pages of a change, on every server, once the caller's transaction commits. Only ids travel: what they stand for is read by
 * the server that has someone to show it to.
 */
export async function publishLive(ctx: Pick<Ctx, "db">, announcement: Announcement): Promise<void> {
  await ctx.db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(announcement)})`);
}

/** Reads what an event's ids stand for, as its hearers may see it; null: nothing to tell after all. */
export type LiveReader = (event: Pick<LiveEvent, "id" | "number">) => Promise<unknown>;
export type LiveReaders = Readonly<Record<string, LiveReader>>;
