import { and, eq, gt, ne } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { passwordChanged } from "../account.facts.ts";
import { hasPassword } from "../account.queries.server.ts";
import { credentials, profiles, sessions } from "../account.tables.server.ts";
import { requireConfirmedEmail } from "../email/require-confirmed-email.server.ts";
import { forgetTrustedDevices } from "../two-factor/trusted-devices.server.ts";
import { hashPassword } from "./hashing-line.server.ts";
import { refuseCommonPassword } from "./refuse-common-password.server.ts";

/** There is no password to ask for, so the sign-in must be recent: the device may be unattended. */
const FRESH_MS = 3_600_000;

/**
 * Sets a password for someone who has none, within an hour of signing in, and signs other devices out. Refuses one who has a password
 * or an unconfirmed email, and a session that ended meanwhile.
 */
export async function setPassword(ctx: Ctx, { newPassword }: { newPassword: string }): Promise<void> {
  const { id, sessionId } = requireActor(ctx);
  refuseCommonPassword(newPassword, "newPassword");
  await requireConfirmedEmail(ctx);
  if (await hasPassword(ctx, id)) throw accountError("password_already_set");
  const password = await hashPassword(ctx, newPassword);
  await transact(ctx, async (tx) => {
    // A proof of the address waits for this lock, or has ended the session before it.
    await tx.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for("update");
    await requireFreshSession(tx, sessionId);
    if (await hasPassword(tx, id)) throw accountError("password_already_set");
    await tx.db.insert(credentials).values({ userId: id, accountId: id, providerId: "credential", password });
    await tx.db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
    await forgetTrustedDevices(tx, id);
    await recordFact(tx, passwordChanged, { accountId: id });
  });
}

async function requireFreshSession(tx: Ctx, sessionId: string): Promise<void> {
  const [session] = await tx.db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, tx.clock.now())));
  if (!session) throw requestError("sign_in_required");
  if (tx.clock.now().getTime() - session.createdAt.getTime() > FRESH_MS) throw accountError("sign_in_again");
}
