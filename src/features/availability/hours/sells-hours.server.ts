import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { boatClocks } from "./hours.tables.server.ts";

/** Whether a boat can't be booked by the night. */
export async function sellsHoursAlone({ db }: Ctx, listingId: string): Promise<boolean> {
  const [found] = await db
    .select({ since: boatClocks.since })
    .from(boatClocks)
    .where(and(eq(boatClocks.propertyId, listingId), eq(boatClocks.sellsNights, false)));
  return found !== undefined;
}
