import { inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { openingInWords } from "../../arrival/index.ts";
import { type arrivalOfStay, stayArrival } from "../../arrival/index.server.ts";
import type { MessageRow } from "../message.queries.server.ts";
import { threads } from "../message.tables.server.ts";
import { ARRIVAL_DETAILS, type ArrivalDetail, fillDetails, hasDetails } from "./arrival-details.ts";

type Reading = Pick<Ctx, "db" | "config" | "clock">;
type Arrival = Awaited<ReturnType<typeof arrivalOfStay>>;

/** The texts of these messages, with the arrival details that their hosts left to be filled in: only while the stay's guide is open. */
export async function filledContents(ctx: Reading, rows: MessageRow[]): Promise<Map<string, string>> {
  const open = rows.filter(({ content }) => hasDetails(content));
  if (open.length === 0) return new Map();
  const ids = [...new Set(open.map(({ threadId }) => threadId))];
  const { id, hostId, bookingId } = threads;
  const found = await ctx.db.select({ id, hostId, bookingId }).from(threads).where(inArray(id, ids));
  const filled = new Map<string, string>();
  for (const thread of found) {
    const arrival = thread.bookingId ? await stayArrival(ctx, thread.bookingId) : null;
    for (const { id: messageId, senderId, content, threadId } of open)
      if (threadId === thread.id && senderId === thread.hostId)
        filled.set(
          messageId,
          fillDetails(content, (detail) => valueOf(detail, thread.bookingId, arrival)),
        );
  }
  return filled;
}

function valueOf(detail: ArrivalDetail, bookingId: string | null, arrival: Arrival | null): string {
  const words = ARRIVAL_DETAILS[detail];
  if (!bookingId) return `(you'll get ${words} once you book)`;
  if (arrival?.state === "ahead")
    return `(you'll see ${words} here from ${openingInWords(arrival.opensAt.toISOString(), arrival.timeZone, "us")})`;
  if (arrival?.state !== "open" || !arrival.guide) return `(${words} isn't shown right now)`;
  return ownWords(detail, arrival.guide) || `(the arrival guide doesn't say ${words})`;
}

function ownWords(detail: ArrivalDetail, { doorCode, wifiName, wifiPassword, parking, steps }: NonNullable<Arrival["guide"]>): string {
  switch (detail) {
    case "door_code":
      return doorCode;
    case "wifi":
      return [wifiName, wifiPassword && `password ${wifiPassword}`].filter(Boolean).join(", ");
    case "parking":
      return parking;
    case "check_in_steps":
      return steps.map(({ text }, no) => `${no + 1}. ${text}`).join("\n");
  }
}
