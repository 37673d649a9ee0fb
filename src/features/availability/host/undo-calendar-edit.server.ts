import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { hostListings, lockOwnTimeZones } from "../../listings/index.server.ts";
import { addDays } from "../stay.rules.ts";
import { calendarEdits, type EditedDays } from "./calendar-edit.tables.server.ts";
import { selectDayValues, writeDayValues } from "./day-values.queries.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import type { CalendarEditUndone } from "./host-days.schema.ts";
import { selectLastEdit } from "./last-calendar-edit.server.ts";

/**
 * Gives the days of the host's last change of prices or minimum stays back what they had, but for those that were changed again or whose listing is
 * gone. Refuses an hour after the change, and a second time.
 */
export async function undoCalendarEdit(ctx: Ctx): Promise<CalendarEditUndone> {
  const { id: hostId } = requireActor(ctx);
  return transact(ctx, async (tx) => {
    const [last] = await selectLastEdit(tx).for("update");
    if (!last) throw hostDayError("edit_gone");
    const own = new Set((await hostListings(tx, hostId)).map(({ id }) => id));
    const there = last.edited.filter(({ listingId }) => own.has(listingId));
    if (there.length > 0)
      await lockOwnTimeZones(
        tx,
        there.map(({ listingId }) => listingId),
      );
    const undone = { restored: 0, left: 0 };
    for (const each of last.edited) {
      const changed = changedDays(each, last.firstDay);
      const restored = own.has(each.listingId) ? await restore(tx, last.kind, each.listingId, changed) : 0;
      undone.restored += restored;
      undone.left += changed.length - restored;
    }
    await tx.db.delete(calendarEdits).where(eq(calendarEdits.hostId, hostId));
    return undone;
  });
}

type ChangedDay = { date: string; before: number | null; after: number | null };

const changedDays = ({ before, after }: EditedDays, firstDay: string): ChangedDay[] =>
  before
    .map((value, index) => ({ date: addDays(firstDay, index), before: value, after: after[index] ?? null }))
    .filter((day) => day.before !== null || day.after !== null);

/** Only the days that still are as the edit left them. */
async function restore(tx: Ctx, kind: "price" | "minimum", listingId: string, days: ChangedDay[]): Promise<number> {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (!first || !last) return 0;
  const now = await selectDayValues(tx, kind, listingId, { first, last });
  const same = days.filter(({ date, after }) => (now.get(date) ?? null) === after);
  await writeDayValues(tx, kind, listingId, new Map(same.map(({ date, before }) => [date, before])));
  return same.length;
}
