import { and, desc, eq, gt, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.server.ts";
import { containing } from "../../platform/db/containing.server.ts";
import { builtOnce } from "../../platform/db/prepared.server.ts";
import { requestError } from "../../platform/errors.ts";
import { credentials, PASSWORD_PROVIDER, passkeys, profiles, sessions, verifications } from "./account.tables.server.ts";

export type ProfileRow = typeof profiles.$inferSelect;
/** Somebody who has an account: not one who deleted it. */
export type AccountRow = ProfileRow & { email: string };
export type PasskeyRow = typeof passkeys.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export async function findAccountById(ctx: Ctx, id: string): Promise<AccountRow | null> {
  const [row] = await ctx.db.select().from(profiles).where(eq(profiles.id, id));
  return row && row.email !== null ? { ...row, email: row.email } : null;
}

/** The signed-in person's account; if it was deleted in the meantime, they have to sign in again. */
export async function readAccount(ctx: Ctx, id: string): Promise<AccountRow> {
  const row = await findAccountById(ctx, id);
  if (!row) throw requestError("sign_in_required");
  return row;
}

type FoundByEmail = Pick<ProfileRow, "id" | "fullName" | "emailVerified">;

export async function findAccountByEmail(ctx: Ctx, email: string): Promise<FoundByEmail | null> {
  const { id, fullName, emailVerified } = profiles;
  const [row] = await ctx.db.select({ id, fullName, emailVerified }).from(profiles).where(eq(profiles.email, email));
  return row ?? null;
}

/** The hash of the account's password; null if there is no such account, or it has no password. */
export async function findPasswordHash(ctx: Ctx, email: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ hash: credentials.password })
    .from(credentials)
    .innerJoin(profiles, eq(profiles.id, credentials.userId))
    .where(and(eq(profiles.email, email), eq(credentials.providerId, PASSWORD_PROVIDER)));
  return row?.hash ?? null;
}

const sessionByToken = builtOnce((db) =>
  db
    .select({ session: sessions, profile: profiles })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder("token")))
    .prepare("session_by_token"),
);

/** A session, and whose it is. */
export async function findSession(ctx: Ctx, token: string): Promise<{ session: SessionRow; profile: ProfileRow } | null> {
  const [row] = await sessionByToken(ctx).execute({ token });
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

export async function hasPassword(ctx: Ctx, userId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isNotNull(credentials.password)));
  return row !== undefined;
}

export async function listSessionRows(ctx: Ctx, userId: string): Promise<SessionRow[]> {
  return ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.clock.now())))
    .orderBy(desc(sessions.updatedAt))
    .limit(100);
}

export async function listPasskeyRows(ctx: Ctx, userId: string): Promise<PasskeyRow[]> {
  return ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt, passkeys.id).limit(100);
}

/** Where the account of this email is signed in from. */
export async function listSessionAddresses(ctx: Ctx, email: string): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ address: sessions.ipAddress })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(and(eq(profiles.email, email), gt(sessions.expiresAt, ctx.clock.now())))
    .limit(100);
  return rows.flatMap(({ address }) => address ?? []);
}

const profilesById = builtOnce((db) =>
  db
    .select()
    .from(profiles)
    .where(sql`${profiles.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("profiles_by_id"),
);

/** These people, those who deleted the account too. */
export async function selectProfiles(ctx: Ctx, ids: string[]): Promise<ProfileRow[]> {
  return ids.length === 0 ? [] : profilesById(ctx).execute({ ids });
}

const hasName = (part: string) => sql`${profiles.plainName} like plain_text(${containing(part)})`;
const hasEmail = (part: string) => sql`${profiles.email} like ${containing(part.toLowerCase())}`;
const isPerson = (personId: AnyPgColumn | SQL, condition: SQL | undefined) =>
  sql`exists (select 1 from ${profiles} where ${profiles.id} = ${personId} and ${condition})`;

/** For another feature's query: whether this column is a person whose name contains the text, regardless of case and accents. */
export const isNamed = (personId: AnyPgColumn | SQL, part: string): SQL => isPerson(personId, hasName(part));

/** For another feature's query: whether this column is a person whose email contains the text. */
export const hasEmailWith = (personId: AnyPgColumn, part: string): SQL => isPerson(personId, hasEmail(part));

/** As `isNamed`, or the email or the digits of the phone contain it where the condition lets the reader see them. */
export function isPersonWith(personId: AnyPgColumn, { text, digits }: { text: string; digits: string | null }, areContactsSeen: SQL): SQL {
  const hasPhone = digits === null ? undefined : sql`${profiles.phoneDigits} like ${containing(digits)}`;
  return isPerson(personId, or(hasName(text), and(areContactsSeen, or(hasEmail(text), hasPhone))));
}

/** For another feature's query: whether this column is a person in support. */
export const isOnSupport = (personId: AnyPgColumn | SQL): SQL =>
  sql`exists (select 1 from ${profiles} where ${profiles.id} = ${personId} and ${profiles.supportRole} is not null)`;
