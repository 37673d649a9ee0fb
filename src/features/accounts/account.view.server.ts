import type { Actor, Ctx } from "../../platform/context.server.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import { requireActor } from "../../platform/policy/require-actor.ts";
import { type AccountRow, hasPassword, listSessionRows, readAccount, selectProfiles, type SessionRow } from "./account.queries.server.ts";
import type { AccountView, Contact, DeviceSession, PublicProfile } from "./account.schema.ts";
import { deviceName } from "./sessions/device-name.ts";

/** The person's account as they see it. */
export async function accountView(ctx: Ctx, id: string): Promise<AccountView> {
  const [row, isPasswordSet] = await Promise.all([readAccount(ctx, id), hasPassword(ctx, id)]);
  return viewOf(row, isPasswordSet);
}

const viewOf = (row: AccountRow, isPasswordSet: boolean): AccountView => ({
  id: row.id,
  fullName: row.fullName,
  email: row.email,
  avatarUrl: row.avatarUrl,
  isHost: row.isHost,
  isSupport: row.supportRole !== null,
  emailVerified: row.emailVerified,
  bio: row.bio,
  phone: row.phone,
  isPublic: row.visibility === "public",
  emailNotifications: row.emailNotifications,
  marketingEmails: row.marketingEmails,
  hasPassword: isPasswordSet,
  twoFactorEnabled: row.twoFactorEnabled,
  travelPreferences: row.travelPreferences,
  languages: row.languages,
  hostSince: row.hostSince?.toISOString() ?? null,
  isCertified: row.certificationBadge?.visible ?? false,
  createdAt: row.createdAt.toISOString(),
});

export const deviceSessionView = (row: SessionRow, actor: Actor): DeviceSession => ({
  id: row.id,
  device: deviceName(row.userAgent),
  address: row.ipAddress || null,
  isThisOne: row.id === actor.sessionId,
  signedInAt: row.createdAt.toISOString(),
  lastUsedAt: row.updatedAt.toISOString(),
});

/** The signed-in person's own account. */
export async function myAccount(ctx: Ctx): Promise<AccountView> {
  return accountView(ctx, requireActor(ctx).id);
}

/** The signed-in person's devices, this one first. */
export async function mySessions(ctx: Ctx): Promise<DeviceSession[]> {
  const actor = requireActor(ctx);
  const views = (await listSessionRows(ctx, actor.id)).map((row) => deviceSessionView(row, actor));
  return views.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}

/** What others see of these people, by id. A host without a start date counts as one since the account was created. */
export async function publicProfiles(ctx: Ctx, ids: string[]): Promise<Map<string, PublicProfile>> {
  dependsOn(ctx, ...ids.map((id) => `profile:${id}` as const));
  const rows = await selectProfiles(ctx, [...new Set(ids)]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        fullName: row.fullName,
        avatarUrl: row.avatarUrl,
        bio: row.visibility === "public" ? row.bio : "",
        languages: row.visibility === "public" ? row.languages : [],
        isCertified: row.certificationBadge?.visible ?? false,
        hostSinceYear: (row.hostSince ?? row.createdAt).getUTCFullYear(),
      },
    ]),
  );
}

/** Contact details by id; none for deleted accounts. The caller makes sure that they may be shown. */
export async function contactsOf(ctx: Ctx, ids: string[]): Promise<Map<string, Contact>> {
  const rows = await selectProfiles(ctx, [...new Set(ids)]);
  return new Map(rows.map(({ id, fullName, avatarUrl, email, phone }) => [id, { id, fullName, avatarUrl, email: email ?? "", phone }]));
}
