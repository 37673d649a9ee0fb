import { monthDayInWords } from "../../../platform/words/day-words.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import type { Stay } from "../stay.rules.ts";
import { manualBookingError } from "./manual-booking.errors.ts";
import { firstStayOn, type HeldBy } from "./manual-booking.queries.server.ts";
import { manualInWords } from "./manual-booking.rules.ts";

const EXCLUSION_VIOLATION = "23P01";

/** Names the first night that stands in the way, where the database refused one. */
export async function namingTakenNights<T>(ctx: Ctx, listingId: string, stay: Stay, save: () => Promise<T>, ownId?: string): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (databaseErrorCode(error) !== EXCLUSION_VIOLATION) throw error;
    const held = await firstStayOn(ctx, listingId, stay, ownId);
    throw held
      ? manualBookingError("manual_night_taken", { fields: { checkIn: heldInWords(held) }, data: { day: held.night } })
      : manualBookingError("manual_night_taken");
  }
}

const HOLDERS = { booking: "is booked", import: "is taken in another calendar", checkout: "is being paid for right now" };

const heldInWords = (held: HeldBy): string =>
  `${monthDayInWords(held.night)} ${held.kind === "manual" ? `is held by ${manualInWords(held.row)}` : HOLDERS[held.kind]}`;
