import { asc, gt } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { type Failure, noteFailures } from "../../../platform/failures/failures.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import {
  collectedFor,
  entriesOfNoMovement,
  heldFor,
  ledgerBookings,
  spoiledPayments,
  unbalancedMovements,
} from "../../payments/index.server.ts";
import { type BookingRow, selectByIds } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { moneyFault, paymentFault } from "./money.rules.ts";

const PAGE = 1000;
const MOST_LOGGED = 20;

/**
 * Every night, looks for money that is in nobody's hands: every movement balances, every booking's money is where it belongs, and what providers took for it is
 * what the ledger says that its guest paid.
 */
export const auditMoney = declareJob({
  name: "payments.audit-ledger",
  input: z.object({}),
  schedule: "7 3 * * *",
  retryLimit: 0,
  run: async (ctx) => {
    const spoiled = [...(await unbalanced(ctx)), ...(await ofNoMovement(ctx)), ...(await spoiledPayments(ctx))];
    const faults = [...spoiled, ...(await dueToNobody(ctx)), ...(await wrongShares(ctx))];
    await noteFailures(ctx, auditMoney.name, onePerBooking(faults));
    for (const fault of faults.slice(0, MOST_LOGGED)) ctx.log.error(fault, "the books are not in order");
    if (faults.length > 0) throw new Error(`the books are not in order: ${faults.length} faults, such as: ${faults[0]?.message}`);
    ctx.log.info("the books are in order");
  },
});

const unbalanced = async (ctx: Ctx): Promise<Failure[]> =>
  (await unbalancedMovements(ctx)).map(({ movementId, kind, bookingId, amount }) => ({
    subject: bookingId ?? `movement ${movementId}`,
    message: `movement ${movementId} (${kind}) does not balance: ${amount}`,
  }));

const ofNoMovement = async (ctx: Ctx): Promise<Failure[]> =>
  (await entriesOfNoMovement(ctx)).map(({ id, account, amount }) => ({
    subject: `entry ${id}`,
    message: `${amount} in ${account} belongs to no movement`,
  }));

async function dueToNobody(ctx: Ctx): Promise<Failure[]> {
  const faults: Failure[] = [];
  for (let ids = await ledgerBookings(ctx, null, PAGE); ids.length > 0; ids = await ledgerBookings(ctx, ids.at(-1) ?? null, PAGE)) {
    const known = new Set((await selectByIds(ctx, ids)).map(({ id }) => id));
    const lost = ids.filter((id) => !known.has(id));
    const held = await heldFor(ctx, lost);
    for (const subject of lost) {
      const { cleaning_fee, payout_due, guest_owes } = held(subject);
      if (cleaning_fee + payout_due !== 0)
        faults.push({ subject, message: `${cleaning_fee + payout_due} is due to nobody: there is no booking` });
      if (guest_owes !== 0) faults.push({ subject, message: `${-guest_owes} is owed by nobody: there is no booking` });
    }
  }
  return faults;
}

async function wrongShares(ctx: Ctx): Promise<Failure[]> {
  const faults: Failure[] = [];
  for (let rows = await selectInOrder(ctx, null); rows.length > 0; rows = await selectInOrder(ctx, rows.at(-1)?.id ?? null)) {
    const ids = rows.map(({ id }) => id);
    const [held, collected] = [await heldFor(ctx, ids), await collectedFor(ctx, ids)];
    for (const row of rows) {
      const found = [moneyFault(row, held(row.id), ctx.clock.now()), paymentFault(row, held(row.id), collected(row.id))];
      for (const message of found) if (message) faults.push({ subject: row.id, message });
    }
  }
  return faults;
}

const selectInOrder = (ctx: Ctx, after: string | null): Promise<BookingRow[]> =>
  ctx.db
    .select()
    .from(bookings)
    .where(after === null ? undefined : gt(bookings.id, after))
    .orderBy(asc(bookings.id))
    .limit(PAGE);

function onePerBooking(faults: Failure[]): Failure[] {
  const messages = new Map<string, string[]>();
  for (const { subject, message } of faults) messages.set(subject, [...(messages.get(subject) ?? []), message]);
  return [...messages].map(([subject, all]) => ({ subject, message: all.join("; ") }));
}
