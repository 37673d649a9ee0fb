import type { Ctx } from "../../../platform/context.server.ts";
import type { Hours } from "../stay.schema.ts";
import type { Stay } from "../stay.rules.ts";
import { LONGEST_NAME } from "./manual-booking.rules.ts";
import { manualBookings } from "./manual-booking.tables.server.ts";

type Kept = Stay & { propertyId: string; hostId: string; hours: Hours; reason: string };

/** Keeps the hours of a boat for its host, who sees why and can remove it again. The caller makes sure that it is theirs. The database refuses hours that are taken (23P01). */
export async function keepHours(tx: Ctx, { hours, reason, ...stay }: Kept): Promise<void> {
  const now = tx.clock.now();
  await tx.db.insert(manualBookings).values({
    ...stay,
    byHours: true,
    kind: "own",
    name: reason.slice(0, LONGEST_NAME),
    guests: null,
    contact: "",
    note: "",
    timeZone: hours.timeZone,
    checkInTime: hours.startsAt,
    checkOutTime: hours.returnsAt,
    beginsAt: new Date(hours.beginsAt),
    endsAt: new Date(hours.endsAt),
    createdAt: now,
    changedAt: now,
  });
}
