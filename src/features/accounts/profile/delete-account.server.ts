import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { forgetKeys } from "../../../platform/limits/idempotency.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountDeleted } from "../account.facts.ts";
import { accountError } from "../account.errors.ts";
import { readAccount } from "../account.queries.server.ts";
import { credentials, passkeys, profiles, sessions, twoFactors, usedCodes, verifications } from "../account.tables.server.ts";
import { authHeaders, authOf, keepCookies } from "../auth.server.ts";
import { unwantedAvatar } from "../avatar/unwanted-avatar.server.ts";
import { checkPassword } from "../password/check-password.server.ts";
import { DELETED_NAME } from "./deleted-person.ts";

const RESTRICT_VIOLATION = "23001";

const NOBODY = {
  fullName: DELETED_NAME,
  email: null,
  emailVerified: false,
  twoFactorEnabled: false,
  avatarUrl: null,
  bio: "",
  phone: "",
  certificationBadge: null,
  visibility: "private",
  emailNotifications: false,
  marketingEmails: false,
  travelPreferences: [],
  languages: [],
  isHost: false,
  hostSince: null,
  supportRole: null,
} satisfies Partial<typeof profiles.$inferInsert>;

/** Links, codes, challenges and remembered devices name the account by its id or its email. They are few, because they last for minutes or days. */
async function forgetProofs(tx: Ctx, { id, email }: { id: string; email: string }): Promise<void> {
  const { identifier, value } = verifications;
  await tx.db
    .delete(verifications)
    .where(
      sql`position(${id} in ${value}) > 0 or position(${JSON.stringify(email)} in ${value}) > 0 or ${identifier} = ${`sign-in-otp-${email}`}`,
    );
}

/**
 * Empties the person's profile, takes their listings down and signs them out everywhere, for one who knows the password. Refuses while
 * bookings are ahead. What others have of them stays: trips, reviews and payouts, under no name. There is no way back.
 */
export async function deleteAccount(ctx: Ctx, { password }: { password: string }): Promise<void> {
  const { id } = requireActor(ctx);
  await checkPassword(ctx, password);
  const { email, fullName, avatarUrl } = await readAccount(ctx, id);
  try {
    await transact(ctx, async (tx) => {
      const now = ctx.clock.now();
      await tx.db.execute(sql`select lock_listings_of(${id})`);
      await tx.db
        .update(profiles)
        .set({ ...NOBODY, updatedAt: now, deletedAt: now })
        .where(eq(profiles.id, id));
      for (const table of [sessions, credentials, passkeys, twoFactors, usedCodes]) await tx.db.delete(table).where(eq(table.userId, id));
      await forgetProofs(tx, { id, email });
      await unwantedAvatar(tx, avatarUrl);
      await forgetKeys(tx, id);
      await recordFact(tx, accountDeleted, { accountId: id, email, fullName });
    });
  } catch (error) {
    throw databaseErrorCode(error) === RESTRICT_VIOLATION ? accountError("bookings_ahead") : error;
  }
  keepCookies(ctx, await authOf(ctx).api.signOut({ headers: authHeaders(ctx), returnHeaders: true }));
}
