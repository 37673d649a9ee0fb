import { desc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { eventError } from "../event.errors.ts";
import { countWaiting, findRegistration, type RegistrationRow } from "../event.queries.server.ts";
import type { EventView, RegistrationView } from "../event.schema.ts";
import { eventRegistrations, events } from "../event.tables.server.ts";
import { eventViews, readEvent } from "../event.view.server.ts";

/** Everything that the person has registered for, the newest first. */
export async function listMyRegistrations(ctx: Ctx): Promise<{ registrations: RegistrationView[] }> {
  const rows = await ctx.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.personId, requireActor(ctx).id))
    .orderBy(desc(eventRegistrations.createdAt));
  const ids = rows.map(({ eventId }) => eventId);
  const found = ids.length === 0 ? [] : await ctx.db.select().from(events).where(inArray(events.id, ids));
  const views = new Map((await eventViews(ctx, found)).map((view) => [view.id, view]));
  return {
    registrations: await Promise.all(
      rows.flatMap((row) => {
        const event = views.get(row.eventId);
        return event ? [viewOf(ctx, row, event)] : [];
      }),
    ),
  };
}

/** What the person has at this event; refuses if they have nothing there. */
export async function myRegistration(ctx: Ctx, eventId: string): Promise<RegistrationView> {
  const row = await findRegistration(ctx, eventId, requireActor(ctx).id);
  if (!row || row.status === "cancelled") throw eventError("event_registration_not_found");
  return viewOf(ctx, row, await readEvent(ctx, eventId));
}

async function viewOf(ctx: Ctx, row: RegistrationRow, event: EventView): Promise<RegistrationView> {
  const { status, queueNumber, firstName, lastName, email, phone, dietaryRestrictions, specialRequirements, fee, createdAt } = row;
  const ahead = queueNumber === null ? null : await countWaiting(ctx, row.eventId, queueNumber);
  const details = { firstName, lastName, email, phone, dietaryRestrictions, specialRequirements };
  return { event, status, ahead, ...details, feeCents: fee, createdAt: createdAt.toISOString() };
}
