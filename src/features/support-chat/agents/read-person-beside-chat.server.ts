import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { bookingsOfPerson } from "../../bookings/index.server.ts";
import { hostListings } from "../../listings/index.server.ts";
import { requireAgent } from "../chat-access.server.ts";
import { chatError } from "../chat.errors.ts";
import { findConversation } from "../chat.queries.server.ts";
import type { PersonBeside } from "../chat.schema.ts";

const MOST = 20;

/** The bookings and listings of the chat's person. Every look at them is in the audit trail, also one that finds nothing. */
export async function readPersonBesideChat(ctx: Ctx, { chatId }: { chatId: string }): Promise<PersonBeside> {
  const actor = requireAgent(ctx);
  const row = await findConversation(ctx, chatId);
  if (!row || row.userId === actor.id) throw chatError("chat_not_found");
  return transact({ ...ctx, actor }, async (tx) => {
    await recordAudit(tx, { action: "chat.look-at-person", subjectType: "person", subjectId: row.userId, reason: `chat ${chatId}` });
    const person = await findAccount(tx, row.userId);
    const bookings = await bookingsOfPerson(tx, row.userId, MOST);
    const listings = await hostListings(tx, row.userId);
    return {
      phone: person?.phone ?? "",
      memberSince: person?.createdAt.toISOString() ?? "",
      bookings: bookings.map(({ listing, id, reservationId, phase, checkIn, checkOut }) => ({
        id,
        reservationId,
        phase,
        title: listing.title,
        checkIn,
        checkOut,
      })),
      listings: listings.slice(0, MOST).map(({ id, title, isPaused }) => ({ id, title, isPaused })),
    };
  });
}
