import { sql } from "drizzle-orm";
import type { PayingTeller } from "./paying-teller.ts";

/** No operation waits, every payment is what its provider says, and what is gone from the cards of the guests is what the counters say. */
export async function requireSettled(teller: PayingTeller): Promise<void> {
  const { db } = teller.services;
  const { rows: waiting } = await db.execute(sql`select kind, state, error from payment_operations where state not in ('done', 'refused')`);
  if (waiting.length > 0) throw new Error(`operations wait: ${JSON.stringify(waiting[0])}`);
  const { rows: differing } =
    await db.execute(sql`select p.stage, d.state, p.captured, d.captured as theirs, p.refunded, d.refunded as given_back
    from payments p left join demo_payments d on d.ref = p.ref
    where p.ref is not null and (p.stage, p.captured, p.refunded) is distinct from (d.state, d.captured, d.refunded)`);
  if (differing.length > 0) throw new Error(`payments differ: ${JSON.stringify(differing[0])}`);
  await requirePaid(teller);
  await requireBooks(teller);
}

type OnCards = { payer: string; gone: number; held: number };

/** What the provider has taken from each guest, and what it only holds. */
async function onCards({ services: { db } }: PayingTeller): Promise<Map<string, OnCards>> {
  const { rows } = await db.execute<OnCards>(sql`
    select p.payer_id as payer, sum(d.captured - d.refunded)::float8 as gone, coalesce(sum(d.amount) filter (where d.state = 'authorized'), 0)::float8 as held
    from demo_payments d join payments p on p.id::text = d.reference group by 1`);
  return new Map(rows.map((row) => [row.payer, row]));
}

async function requirePaid(teller: PayingTeller): Promise<void> {
  const cards = await onCards(teller);
  for (const [guest, id] of teller.world.guestIds.entries()) {
    const [cents, counted] = [cards.get(id)?.gone ?? 0, teller.counters.paidBy(guest)];
    if (cents !== counted) throw new Error(`${cents} is gone from the cards of guest ${guest}, counted ${counted}`);
  }
}

/** Nothing is kept on a card but for what a host can still answer. */
export async function requireHeld(teller: PayingTeller): Promise<void> {
  const cards = await onCards(teller);
  for (const [guest, id] of teller.world.guestIds.entries()) {
    const [cents, counted] = [cards.get(id)?.held ?? 0, teller.counters.heldOf(guest, teller.now)];
    if (cents !== counted) throw new Error(`${cents} is held on the cards of guest ${guest}, counted ${counted}`);
  }
}

type Book = { id: string; paid: number; owed: number };

async function requireBooks({ services: { db }, world, counters }: PayingTeller): Promise<void> {
  const { rows: books } = await db.execute<Book>(sql`
    select b.id, coalesce(-sum(e.amount) filter (where e.account = 'guest'), 0)::float8 as paid,
      coalesce(-sum(e.amount) filter (where e.account = 'guest_owes'), 0)::float8 as owed
    from bookings b left join ledger_movements m on m.booking_id = b.id left join ledger_entries e on e.movement_id = m.id
    where b.property_id = ${world.listingId} group by b.id`);
  if (books.length !== counters.bookings.length) throw new Error(`there are ${books.length} bookings, counted ${counters.bookings.length}`);
  for (const { id, paid, owed } of books) {
    const counted = counters.bookings.find((booking) => booking.id === id);
    if (!counted || paid !== counters.keptOf(counted) || owed !== 0)
      throw new Error(`the ledger has ${paid} of ${id}, and ${owed} is owed; counted ${JSON.stringify(counted)}`);
  }
}
