import type { Ctx } from "../../../platform/context.server.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { dayInWords } from "../../../platform/words/day-words.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { confirmedStay, stayOutline } from "../../bookings/index.server.ts";
import { bookedListings, readListing } from "../../listings/index.server.ts";
import { type ThreadRow, findThread } from "../message.queries.server.ts";
import { threadPolicy } from "../message.policy.ts";
import { listQuickReplies } from "./list-quick-replies.server.ts";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import type { QuickReplyList } from "./reply.schema.ts";
import { namesOf, stayValues } from "./stay-values.server.ts";

/** The host's quick replies as they read in this thread; a guest has none there. The address is in them only while a booking is confirmed. */
export async function fillQuickReplies(ctx: Ctx, { threadId }: { threadId: string }): Promise<QuickReplyList> {
  const thread = await admit(ctx, threadPolicy, "read", () => findThread(ctx, threadId));
  if (!threadPolicy.may(ctx.actor, "useQuickReplies", thread)) return { replies: [] };
  const { replies } = await listQuickReplies(ctx);
  if (replies.length === 0) return { replies };
  const stay = thread.bookingId ? await confirmedStay(ctx, thread.bookingId) : null;
  const values = stay ? await stayValues(ctx, stay) : await questionValues(ctx, thread);
  return { replies: replies.map((reply) => ({ ...reply, content: fillPlaceholders(reply.content, values) })) };
}

/** What a question leaves open is said in words that fit its place. */
async function questionValues(ctx: Ctx, thread: ThreadRow): Promise<PlaceholderValues> {
  const { checkIn, checkOut, guests } = (thread.bookingId && (await stayOutline(ctx, [thread.bookingId])).get(thread.bookingId)) || thread;
  const listing = (await bookedListings(ctx, [thread.listingId])).get(thread.listingId);
  const times = listing && listing.offer !== "ended" ? await readListing(ctx, listing.id) : null;
  return {
    ...(await namesOf(ctx, thread)),
    listing: listing?.title ?? "the listing",
    check_in: checkIn ? dayInWords(checkIn) : "your check-in day",
    check_out: checkOut ? dayInWords(checkOut) : "your check-out day",
    check_in_time: times ? timeInWords(times.checkInTime) : "the check-in time",
    check_out_time: times ? timeInWords(times.checkOutTime) : "the check-out time",
    guests: guests ? countOf(guests, "guest") : "your group",
    address: "the address you'll get once you book",
  };
}
