import { eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { accountError } from "../account.errors.ts";
import { profiles } from "../account.tables.server.ts";

const AGENT_ROLE = "agent";

export type SupportAgent = { id: string; email: string; fullName: string; role: string };

/** Makes the person a support agent. For the operator's command line only: no request reaches this. */
export const appointSupportAgent = (ctx: Ctx, email: string) => setRole(ctx, email, AGENT_ROLE);

/** Removes the support role, from the person's next request on. */
export const dismissSupportAgent = (ctx: Ctx, email: string) => setRole(ctx, email, null);

export async function listSupportAgents(ctx: Ctx): Promise<SupportAgent[]> {
  const rows = await ctx.db
    .select({ id: profiles.id, email: profiles.email, fullName: profiles.fullName, role: profiles.supportRole })
    .from(profiles)
    .where(isNotNull(profiles.supportRole))
    .orderBy(profiles.email);
  return rows.map(({ id, email, fullName, role }) => ({ id, email: email ?? "", fullName, role: role ?? AGENT_ROLE }));
}

async function setRole(ctx: Ctx, email: string, supportRole: string | null): Promise<void> {
  const changed = await ctx.db
    .update(profiles)
    .set({ supportRole, updatedAt: ctx.clock.now() })
    .where(eq(profiles.email, email.trim().toLowerCase()))
    .returning({ id: profiles.id });
  if (changed.length === 0) throw accountError("no_such_account");
}
