import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { type Entry, HOST_ACCOUNTS, type MovementKind } from "./ledger.rules.ts";
import { ledgerEntries, ledgerMovements } from "./ledger.tables.server.ts";

/** `hostId`: whose the host's part is, if no movement of the booking says so yet. `reference`: what a provider calls the payment; else it is only recorded. */
export type Posting = { hostId?: string; reference?: string };

type Movement = Posting & { kind: MovementKind; bookingId: string | null; change?: number };

const RECORDED = "recorded";

/** Writes a movement with its entries in the caller's transaction, all in one statement. No entries: nothing moved, and nothing is written. */
export async function writeMovement(ctx: Ctx, movement: Movement, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const { kind, bookingId, change = 0, hostId = null, reference = RECORDED } = movement;
  const accounts = entries.map(({ account }) => account);
  const amounts = entries.map(({ amount }) => amount);
  await ctx.db.execute(sql`
    with moved as (
      insert into ${ledgerMovements} (kind, booking_id, change, reference, created_at)
      values (${kind}, ${bookingId}, ${change}, ${reference}, ${ctx.clock.now()})
      returning id)
    insert into ${ledgerEntries} (movement_id, account, amount, host_id)
    select moved.id, entry.account, entry.amount, case when entry.account = any(${sql.param([...HOST_ACCOUNTS])}::text[]) then host.id end
    from moved
    cross join unnest(${sql.param(accounts)}::text[], ${sql.param(amounts)}::bigint[]) with ordinality as entry (account, amount, place)
    cross join (select coalesce(${hostId}::uuid, (${hostOf(bookingId)})) as id) as host
    order by entry.place`);
}

const hostOf = (bookingId: string | null) => sql`
  select e.host_id from ${ledgerEntries} e join ${ledgerMovements} m on m.id = e.movement_id
  where m.booking_id = ${bookingId} and e.host_id is not null limit 1`;
