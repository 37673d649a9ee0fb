import type { Pool } from "pg";
import { type Outcome, sortOutcomes } from "./pressure.ts";

export const TAKEN = "These dates are no longer available";

/** All that somebody who comes too late may be told. Two clients of one person may hold the same booking; the second of them cancels it in vain. */
const REFUSALS = new Set([
  TAKEN,
  "Selected dates include blocked dates",
  "a block over what holds the night",
  "This booking is already cancelled",
]);

const count = async (pool: Pool, query: string) =>
  Number((await pool.query<{ n: string }>(`select count(*) as n from ${query}`)).rows[0]?.n);

/** Pairs of confirmed stays that share a night, counted from the bookings alone. */
const countOverlaps = (pool: Pool) =>
  count(
    pool,
    `bookings a join bookings b on a.property_id = b.property_id and a.id < b.id
       and a.status = 'confirmed' and b.status = 'confirmed' and a.check_in < b.check_out and b.check_in < a.check_out`,
  );

/** Looks for overlaps again and again until the work is done: how often, and the most that it saw at once. */
export async function watchOverlaps(pool: Pool, work: Promise<unknown>): Promise<{ looks: number; most: number }> {
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  let [looks, most] = [0, 0];
  for (; !over.signal.aborted; looks++) most = Math.max(most, await countOverlaps(pool));
  await ended;
  return { looks, most };
}

/** Nights held for no confirmed stay, and nights of confirmed stays that nothing holds. */
const countStrayNights = (pool: Pool) =>
  count(
    pool,
    `occupied_nights o full join (
         select id, property_id, check_in + n as night from bookings cross join generate_series(0, check_out - check_in - 1) n where status = 'confirmed' and package_id is null) s
       on s.property_id = o.property_id and s.night = o.night and s.id = o.booking_id
       where (o.property_id is null or s.id is null) and coalesce(o.kind, 'booking') = 'booking'`,
  );

const countUnbalanced = (pool: Pool) => count(pool, "(select 1 from ledger_entries group by movement_id having sum(amount) <> 0) as wrong");

const countMismatched = (pool: Pool) =>
  count(
    pool,
    `bookings b left join lateral (select -sum(amount) as paid from ledger_entries l join ledger_movements m on m.id = l.movement_id
         where m.booking_id = b.id and account in ('guest', 'guest_owes')) l on true
       where coalesce(paid, 0) <> total_price - refund`,
  );

/** Bookings that are not as their guest was told: gone, or cancelled by nobody, or confirmed though cancelled. */
async function countLost(pool: Pool, outcomes: Outcome[]): Promise<number> {
  const told = sortOutcomes(outcomes);
  const { rows } = await pool.query<{ id: string; status: string }>("select id, status from bookings");
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  const [cancelled, cancelling] = [new Set(told.cancelled), new Set(told.cancelling)];
  const mayBe = (id: string) => (cancelled.has(id) ? ["cancelled"] : cancelling.has(id) ? ["confirmed", "cancelled"] : ["confirmed"]);
  return [...new Set(told.booked)].filter((id) => !mayBe(id).includes(statusOf.get(id) ?? "")).length;
}

/** What is wrong after bookings were made under pressure; each of these must be nought. */
export async function judgeBookings(pool: Pool, outcomes: Outcome[]) {
  const told = sortOutcomes(outcomes);
  return {
    "overlaps at the end": await countOverlaps(pool),
    "nights held wrongly": await countStrayNights(pool),
    "acknowledged bookings lost": await countLost(pool, outcomes),
    "ledger movements out of balance": await countUnbalanced(pool),
    "bookings whose ledger does not match": await countMismatched(pool),
    "other refusals": told.refused.filter((message) => !REFUSALS.has(message)).length,
    "other failures": told.failed.length,
  };
}

/** The names of what is not nought. */
export const faultsIn = (figures: Record<string, number>): string[] => Object.keys(figures).filter((name) => figures[name] !== 0);
