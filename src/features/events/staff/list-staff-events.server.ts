import { desc } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit, requireMay } from "../../../platform/policy/admit.server.ts";
import { eventError } from "../event.errors.ts";
import { type EventRow, findEvent, waitingByEvent } from "../event.queries.server.ts";
import type { StaffEventView } from "../event.schema.ts";
import { events } from "../event.tables.server.ts";
import { eventViews } from "../event.view.server.ts";
import { eventPolicy } from "../event.policy.ts";
import { formOf } from "./event-times.server.ts";

const MOST_LISTED = 500;

/** Every event, drafts and cancelled ones too, the latest first. For support staff. */
export async function listStaffEvents(ctx: Ctx): Promise<{ events: StaffEventView[] }> {
  requireMay(ctx, eventPolicy, "readAsStaff");
  return { events: await viewsOf(ctx, await ctx.db.select().from(events).orderBy(desc(events.startsAt)).limit(MOST_LISTED)) };
}

/** One event as staff see it. */
export async function readStaffEvent(ctx: Ctx, eventId: string): Promise<StaffEventView> {
  const [view] = await viewsOf(ctx, [await admit(ctx, eventPolicy, "readAsStaff", () => findEvent(ctx, eventId))]);
  if (!view) throw eventError("event_not_found");
  return view;
}

async function viewsOf(ctx: Ctx, rows: EventRow[]): Promise<StaffEventView[]> {
  const [views, waiting] = await Promise.all([eventViews(ctx, rows), waitingByEvent(ctx)]);
  return views.flatMap((view, i) => {
    const row = rows[i];
    return row
      ? [{ ...view, status: row.status, waiting: waiting.get(row.id) ?? 0, cancelReason: row.cancelReason, form: formOf(row) }]
      : [];
  });
}
