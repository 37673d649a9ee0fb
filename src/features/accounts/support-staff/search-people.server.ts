import { desc, eq, ilike, or, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { containing } from "../../../platform/db/containing.server.ts";
import { admit, requireMay } from "../../../platform/policy/admit.server.ts";
import { profiles } from "../account.tables.server.ts";
import { personPolicy } from "./person.policy.ts";

export type FoundPerson = { id: string; fullName: string; email: string; isHost: boolean; createdAt: Date };

/** People whose name or email contains the text, the newest first, for support staff. */
export async function searchPeople(ctx: Ctx, part: string, limit: number): Promise<FoundPerson[]> {
  requireMay(ctx, personPolicy, "find");
  const rows = await ctx.db
    .select()
    .from(profiles)
    .where(or(sql`plain_text(${profiles.fullName}) like plain_text(${containing(part)})`, ilike(profiles.email, containing(part))))
    .orderBy(desc(profiles.createdAt))
    .limit(limit);
  return rows.flatMap(({ id, fullName, email, isHost, createdAt }) => (email ? [{ id, fullName, email, isHost, createdAt }] : []));
}

export type PersonForStaff = FoundPerson & { phone: string; isVerified: boolean; hasTwoFactor: boolean };

/** One person as support staff see them; every look is in the audit trail. Refuses one who left or never was. */
export async function personForStaff(ctx: Ctx, personId: string): Promise<PersonForStaff> {
  const row = await admit(ctx, personPolicy, "read", async () => {
    const [found] = await ctx.db.select().from(profiles).where(eq(profiles.id, personId));
    return found?.email ? { ...found, email: found.email } : null;
  });
  const { id, fullName, email, isHost, createdAt, phone, emailVerified, twoFactorEnabled } = row;
  return { id, fullName, email, isHost, createdAt, phone, isVerified: emailVerified, hasTwoFactor: twoFactorEnabled };
}
