import { and, eq, gte, lt } from "drizzle-orm";
import { occupiedNights } from "../src/features/availability/availability.tables.server.ts";
import { addDays, type Stay } from "../src/features/availability/index.ts";
import type { Db } from "../src/platform/db/database.server.ts";

const MOST_DAYS_LATER = 60;

/** The first stay of so many free nights at a listing, from this day on. */
export async function freeStay(db: Db, propertyId: string, from: string, nights: number): Promise<Stay | null> {
  const held = await db
    .select({ night: occupiedNights.night })
    .from(occupiedNights)
    .where(
      and(
        eq(occupiedNights.propertyId, propertyId),
        gte(occupiedNights.night, from),
        lt(occupiedNights.night, addDays(from, MOST_DAYS_LATER + nights)),
      ),
    );
  const taken = new Set(held.map(({ night }) => night));
  for (let later = 0; later < MOST_DAYS_LATER; later++) {
    const checkIn = addDays(from, later);
    if (Array.from({ length: nights }, (_, night) => addDays(checkIn, night)).every((night) => !taken.has(night)))
      return { checkIn, checkOut: addDays(checkIn, nights) };
  }
  return null;
}
