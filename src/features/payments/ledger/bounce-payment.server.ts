import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { heldFor } from "./ledger.queries.server.ts";
import { bouncedEntries } from "./ledger.rules.ts";
import { ledgerMovements } from "./ledger.tables.server.ts";
import { writeMovement } from "./write-movement.server.ts";

/** Writes that a payment which counted as made was never collected: its guest owes that much, at most what they count as having paid. Once for each payment. */
export async function bouncePayment(ctx: Ctx, bookingId: string, cents: number, reference: string): Promise<boolean> {
  const known = and(eq(ledgerMovements.kind, "bounced"), eq(ledgerMovements.reference, reference));
  if ((await ctx.db.$count(ledgerMovements, known)) > 0) return false;
  const { guest } = (await heldFor(ctx, [bookingId]))(bookingId);
  await writeMovement(ctx, { kind: "bounced", bookingId, reference }, bouncedEntries(Math.min(cents, -guest)));
  return true;
}
