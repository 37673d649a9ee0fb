import { eq } from "drizzle-orm";
import { subscribe, type Subscriber } from "../../../platform/facts/facts.server.ts";
import { accountDeleted } from "../../accounts/index.server.ts";
import { calendarEdits } from "../host/calendar-edit.tables.server.ts";
import { forgetManualBookings } from "./manual-booking.queries.server.ts";

export const availabilitySubscribers: Subscriber[] = [
  subscribe({
    name: "availability.forget-manual-bookings",
    fact: accountDeleted,
    tell: (ctx, { accountId }) => forgetManualBookings(ctx, accountId),
  }),
  subscribe({
    name: "availability.forget-calendar-edits",
    fact: accountDeleted,
    tell: async ({ db }, { accountId }) => {
      await db.delete(calendarEdits).where(eq(calendarEdits.hostId, accountId));
    },
  }),
];
