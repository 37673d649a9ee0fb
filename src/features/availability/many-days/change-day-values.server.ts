import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { daysOf } from "../host/host-days.rules.ts";
import { calendarEdits, type EditedDays } from "./calendar-edit.tables.server.ts";
import { changeManyDays } from "./change-many-days.server.ts";
import { type DayValues, selectDayValues, writeDayValues } from "./day-values.queries.server.ts";
import type { DayValue, ManyDays } from "./many-days.rules.ts";
import type { DaysChanged } from "./many-days.schema.ts";

type NextValue = (date: string) => number | null;

/**
 * Gives the same days of many of the host's own listings a price or a minimum stay of their own, or takes it away, all or none, and keeps what they had
 * so that it can be undone for an hour. Counts the days that have, or had, something of their own. Refuses as `changeManyDays` does.
 */
export async function changeDayValues(
  ctx: Ctx,
  kind: DayValue,
  many: ManyDays,
  nextOf: (tx: Ctx, listingId: string, before: DayValues) => NextValue | Promise<NextValue>,
): Promise<DaysChanged> {
  const { id: hostId } = requireActor(ctx);
  const dates = daysOf(many);
  return transact(ctx, async (tx) => {
    const edited: EditedDays[] = [];
    const changed = await changeManyDays(tx, many, async (inner, listingId) => {
      const had = await selectDayValues(inner, kind, listingId, many);
      const next = await nextOf(inner, listingId, had);
      const [before, after] = [dates.map((date) => had.get(date) ?? null), dates.map(next)];
      await writeDayValues(inner, kind, listingId, new Map(dates.map((date, index) => [date, after[index] ?? null])));
      edited.push({ listingId, before, after });
      return dates.filter((_, index) => before[index] !== null || after[index] !== null).length;
    });
    const edit = { kind, madeAt: tx.clock.now(), firstDay: many.first, edited };
    if (changed.nights > 0)
      await tx.db
        .insert(calendarEdits)
        .values({ hostId, ...edit })
        .onConflictDoUpdate({ target: calendarEdits.hostId, set: edit });
    return changed;
  });
}
