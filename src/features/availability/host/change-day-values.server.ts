import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { calendarEdits, type EditedDays } from "./calendar-edit.tables.server.ts";
import { changeDays } from "./change-days.server.ts";
import { type DayValues, selectDayValues, writeDayValues } from "./day-values.queries.server.ts";
import { daysOf, type DayValue, type ListingDays } from "./host-days.rules.ts";
import type { DaysChanged } from "./host-days.schema.ts";

type NextValue = (date: string) => number | null;

/**
 * Gives the same days of the host's own listings a price or a minimum stay of their own, or takes it away, all or none, and keeps what they had so
 * that it can be undone for an hour. Counts the days that have, or had, something of their own. Refuses as `changeDays` does.
 */
export async function changeDayValues(
  ctx: Ctx,
  kind: DayValue,
  range: ListingDays,
  nextOf: (tx: Ctx, listingId: string, before: DayValues) => NextValue | Promise<NextValue>,
  isChanged: (date: string) => boolean = () => true,
): Promise<DaysChanged> {
  const { id: hostId } = requireActor(ctx);
  const dates = daysOf(range);
  return transact(ctx, async (tx) => {
    const edited: EditedDays[] = [];
    const changed = await changeDays(tx, range, async (inner, listingId) => {
      const had = await selectDayValues(inner, kind, listingId, range);
      const next = await nextOf(inner, listingId, had);
      const before = dates.map((date) => (isChanged(date) ? (had.get(date) ?? null) : null));
      const after = dates.map((date) => (isChanged(date) ? next(date) : null));
      await writeDayValues(inner, kind, listingId, new Map(dates.filter(isChanged).map((date) => [date, next(date)])));
      edited.push({ listingId, before, after });
      return dates.filter((_, index) => before[index] !== null || after[index] !== null).length;
    });
    const edit = { kind, madeAt: tx.clock.now(), firstDay: range.first, edited };
    if (changed.nights > 0)
      await tx.db
        .insert(calendarEdits)
        .values({ hostId, ...edit })
        .onConflictDoUpdate({ target: calendarEdits.hostId, set: edit });
    return changed;
  });
}
