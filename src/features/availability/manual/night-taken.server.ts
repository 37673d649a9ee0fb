import { monthDayInWords } from "../../../platform/words/day-words.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import type { Stay } from "../stay.rules.ts";
import { manualBookingError } from "./manual-booking.errors.ts";
import { firstStayOn, type HeldBy } from "./manual-booking.queries.server.ts";
import { hoursTaken } from "./hours-taken.server.ts";
import { type ManualLength, manualInWords } from "./manual-booking.rules.ts";

const EXCLUSION_VIOLATION = "23P01";

type Wanted = Stay & { by?: ManualLength | undefined; startsAt?: string | undefined; returnsAt?: string | undefined };

/** Names the first night that stands in the way, or the hours, where the database refused some. */
export async function namingTakenNights<T>(ctx: Ctx, listingId: string, stay: Wanted, save: () => Promise<T>, ownId?: string): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (databaseErrorCode(error) !== EXCLUSION_VIOLATION) throw error;
    throw await namedRefusal(ctx, listingId, stay, ownId);
  }
}

async function namedRefusal(ctx: Ctx, listingId: string, { by, startsAt, returnsAt, ...stay }: Wanted, ownId: string | undefined) {
  const code = by === "hours" ? "manual_hours_taken" : "manual_night_taken";
  const held = by === "hours" ? null : await firstStayOn(ctx, listingId, stay, ownId);
  if (held) return manualBookingError(code, { fields: { checkIn: heldInWords(held) }, data: { day: held.night } });
  const hours = await hoursTaken(ctx, listingId, by === "hours" ? { ...stay, startsAt, returnsAt } : stay, ownId);
  const field = by === "hours" ? "startsAt" : "checkIn";
  return hours ? manualBookingError(code, { fields: { [field]: hours.words }, data: { day: hours.day } }) : manualBookingError(code);
}

const HOLDERS = { booking: "is booked", import: "is taken in another calendar", checkout: "is being paid for right now" };

const heldInWords = (held: HeldBy): string =>
  `${monthDayInWords(held.night)} ${held.kind === "manual" ? `is held by ${manualInWords(held.row)}` : HOLDERS[held.kind]}`;
