import type { Ctx } from "../../platform/context.server.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { stayOutline, type StayOutline } from "../bookings/index.server.ts";
import { bookedListings } from "../listings/index.server.ts";
import { type MessageRow, otherSide, photosOf, type SideRow, type ThreadRow } from "./message.queries.server.ts";
import { hideDetails, nameDetails } from "./details/arrival-details.ts";
import { filledContents } from "./details/filled-contents.server.ts";
import { excerptOf } from "./message.rules.ts";
import type { MessageView, ThreadSummary } from "./message.schema.ts";
import { EVENT_WORDS } from "./event-words.ts";

type Reading = Pick<Ctx, "db" | "config" | "clock">;

/** Messages as the two sides of their threads read them. */
export async function messageViews(ctx: Reading, rows: MessageRow[]): Promise<MessageView[]> {
  const filled = await filledContents(ctx, rows);
  return viewsOf(
    ctx,
    rows.map((row) => ({ ...row, content: filled.get(row.id) ?? row.content })),
  );
}

/** The same for anybody else and for files: without the arrival details. */
export const messageViewsWithoutDetails = (ctx: Reading, rows: MessageRow[]): Promise<MessageView[]> =>
  viewsOf(
    ctx,
    rows.map((row) => ({ ...row, content: nameDetails(row.content) })),
  );

async function viewsOf(ctx: Pick<Ctx, "db">, rows: MessageRow[]): Promise<MessageView[]> {
  const photos = await photosOf(
    ctx,
    rows.flatMap(({ id, kind }) => (kind === "photo" ? [id] : [])),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    revision: row.revision,
    kind: row.kind,
    senderId: row.senderId,
    content: row.content,
    event: row.event,
    photos: (photos.get(row.id) ?? []).map(({ id, width, height }) => ({ id, width, height })),
    isMasked: row.isMasked,
    isScheduled: row.isScheduled,
    createdAt: row.createdAt.toISOString(),
    isEdited: row.editedAt !== null,
    isUnsent: row.unsentAt !== null,
  }));
}

export async function messageView(ctx: Reading, row: MessageRow): Promise<MessageView> {
  const [view] = await messageViews(ctx, [row]);
  if (!view) throw new Error("a message has a view");
  return view;
}

export type ThreadOfSide = { thread: ThreadRow; side: SideRow; last: MessageRow | null };

/** Threads as one of their sides sees them, in the given order. One whose listing is gone altogether is left out. */
export async function threadSummaries(ctx: Ctx, personId: string, found: ThreadOfSide[]): Promise<ThreadSummary[]> {
  const [listings, people, stays] = await Promise.all([
    bookedListings(
      ctx,
      found.map(({ thread }) => thread.listingId),
    ),
    publicProfiles(
      ctx,
      found.map(({ thread }) => otherSide(thread, personId)),
    ),
    stayOutline(
      ctx,
      found.flatMap(({ thread }) => thread.bookingId ?? []),
    ),
  ]);
  return found.flatMap(({ thread, side, last }) => {
    const listing = listings.get(thread.listingId);
    const other = people.get(otherSide(thread, personId));
    if (!listing || !other) return [];
    const stay = thread.bookingId ? stays.get(thread.bookingId) : undefined;
    return [
      {
        id: thread.id,
        listing,
        other: { id: other.id, fullName: other.fullName, avatarUrl: other.avatarUrl },
        role: personId === thread.guestId ? ("guest" as const) : ("host" as const),
        bookingId: thread.bookingId,
        ...stayFields(thread, stay),
        unread: side.unread,
        isMarkedUnread: side.isMarkedUnread,
        isStarred: side.isStarred,
        isArchived: side.archivedAt !== null,
        lastMessage: last ? excerptOfMessage(last) : "",
        lastMessageAt: side.lastMessageAt.toISOString(),
      },
    ];
  });
}

function stayFields(thread: ThreadRow, stay: StayOutline | undefined) {
  const { checkIn, checkOut, guests } = stay ?? thread;
  return { phase: stay?.phase ?? ("question" as const), checkIn, checkOut, hours: stay?.charter ?? null, guests };
}

export function excerptOfMessage({ kind, content, event, unsentAt }: MessageRow): string {
  if (unsentAt) return "Message unsent";
  if (kind === "event") return event ? EVENT_WORDS[event] : "";
  return content ? excerptOf(hideDetails(content)) : "Photo";
}
