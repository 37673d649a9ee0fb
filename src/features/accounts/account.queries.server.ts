import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { builtOnce } from "../../platform/db/prepared.server.ts";
import { requestError } from "../../platform/errors.ts";
import { profiles, sessions, verifications } from "./account.tables.server.ts";

export type AccountRow = typeof profiles.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export async function findAccountById(ctx: Ctx, id: string): Promise<AccountRow | null> {
  const [row] = await ctx.db.select().from(profiles).where(eq(profiles.id, id));
  return row ?? null;
}

/** The signed-in person's account; if it was deleted in the meantime, they have to sign in again. */
export async function readAccount(ctx: Ctx, id: string): Promise<AccountRow> {
  const row = await findAccountById(ctx, id);
  if (!row) throw requestError("sign_in_required");
  return row;
}

export async function findAccountByEmail(ctx: Ctx, email: string): Promise<{ id: string } | null> {
  const [row] = await ctx.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  return row ?? null;
}

/** The account that a valid reset link belongs to. */
export async function findResetOwner(ctx: Ctx, token: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ owner: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, `reset-password:${token}`), gt(verifications.expiresAt, ctx.clock.now())));
  return row?.owner ?? null;
}

export async function listSessionRows(ctx: Ctx, userId: string): Promise<SessionRow[]> {
  return ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.clock.now())))
    .orderBy(desc(sessions.updatedAt))
    .limit(100);
}

const accountsById = builtOnce((db) =>
  db
    .select()
    .from(profiles)
    .where(sql`${profiles.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("accounts_by_id"),
);

export async function selectAccounts(ctx: Ctx, ids: string[]): Promise<AccountRow[]> {
  return ids.length === 0 ? [] : accountsById(ctx).execute({ ids });
}

/** The ones among these people whose name contains the text. */
export async function peopleNamed(ctx: Ctx, part: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const named = sql`position(lower(${part}) in lower(${profiles.fullName})) > 0`;
  const rows = await ctx.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.id, ids), named));
  return rows.map(({ id }) => id);
}
