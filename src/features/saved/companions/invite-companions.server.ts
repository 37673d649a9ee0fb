import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findList } from "../lists/read-lists.server.ts";
import { savedListPolicy } from "../saved.policy.ts";
import { savedLists } from "../saved-list.tables.server.ts";
import { INVITATION_DAYS } from "./companion.rules.ts";

/** Makes a new link by which others join one's own list for 30 days; a former one ends. */
export async function inviteCompanions(ctx: Ctx, { savedListId }: { savedListId: string }): Promise<void> {
  await admit(ctx, savedListPolicy, "invite", () => findList(ctx, savedListId));
  const invitedAt = ctx.clock.now();
  const inviteExpiresAt = new Date(invitedAt.getTime() + INVITATION_DAYS * DAY_MS);
  await ctx.db.update(savedLists).set({ inviteKey: randomUUID(), inviteExpiresAt, invitedAt }).where(eq(savedLists.id, savedListId));
}

/** Ends the link at once. Those who have joined stay. */
export async function revokeInvitation(ctx: Ctx, { savedListId }: { savedListId: string }): Promise<void> {
  await admit(ctx, savedListPolicy, "invite", () => findList(ctx, savedListId));
  await ctx.db.update(savedLists).set({ inviteKey: null, inviteExpiresAt: null, invitedAt: null }).where(eq(savedLists.id, savedListId));
}
