import { asc, eq } from "drizzle-orm";
import { ledgerEntries, ledgerMovements } from "../../src/features/payments/ledger/ledger.tables.server.ts";
import type { Services } from "../../src/platform/context.server.ts";

const { account, amount, hostId } = ledgerEntries;
const { id: movementId, kind, change, reference } = ledgerMovements;

/** What the ledger wrote for a booking, in its order. */
export const ledgerOf = ({ db }: Pick<Services, "db">, bookingId: string) =>
  db
    .select({ movementId, kind, change, reference, account, amount, hostId })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(eq(ledgerMovements.bookingId, bookingId))
    .orderBy(asc(ledgerEntries.id));
