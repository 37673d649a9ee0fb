import { lt, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { accountError } from "../account.errors.ts";
import { usedCodes } from "../account.tables.server.ts";

/** Longer than an authenticator's code is accepted for. */
const REMEMBERED_MS = 5 * 60_000;

/** Marks the authenticator's code as used by the account; refuses it the second time. */
export async function spendCode(tx: Ctx, userId: string, code: string): Promise<void> {
  const usedAt = tx.clock.now();
  const over = new Date(usedAt.getTime() - REMEMBERED_MS);
  const spent = await tx.db
    .insert(usedCodes)
    .values({ userId, code, usedAt })
    .onConflictDoUpdate({ target: [usedCodes.userId, usedCodes.code], set: { usedAt }, setWhere: lt(usedCodes.usedAt, over) })
    .returning({ code: usedCodes.code });
  if (spent.length === 0) throw accountError("wrong_code");
  await tx.db.delete(usedCodes).where(sql`${usedCodes.userId} = ${userId} and ${usedCodes.usedAt} < ${over}`);
}
