import { and, eq, gt } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { calendarEdits } from "./calendar-edit.tables.server.ts";
import { UNDO_MINUTES } from "./host-days.rules.ts";
import type { LastCalendarEdit } from "./host-days.schema.ts";

/** The host's last change of prices or minimum stays, while it can be undone. */
export const selectLastEdit = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(calendarEdits)
    .where(
      and(
        eq(calendarEdits.hostId, requireActor(ctx).id),
        gt(calendarEdits.madeAt, new Date(ctx.clock.now().getTime() - UNDO_MINUTES * 60_000)),
      ),
    );

export async function lastCalendarEdit(ctx: Ctx): Promise<LastCalendarEdit | null> {
  const [last] = await selectLastEdit(ctx);
  if (!last) return null;
  const nights = last.edited.flatMap(({ before, after }) =>
    before.filter((value, index) => value !== null || after[index] !== null),
  ).length;
  return { kind: last.kind, nights, listings: last.edited.length, madeAt: last.madeAt.toISOString() };
}
