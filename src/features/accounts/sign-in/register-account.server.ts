import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { sendRegisteredAgain } from "../account.emails.server.ts";
import { accountError } from "../account.errors.ts";
import { accountRegistered } from "../account.facts.ts";
import { limits } from "../account.limits.server.ts";
import { findAccountByEmail, findPasswordHash } from "../account.queries.server.ts";
import type { RegisterAccountInput, SignInOutcome } from "../account.schema.ts";
import { credentials, PASSWORD_PROVIDER, profiles } from "../account.tables.server.ts";
import { requestOf } from "../auth.server.ts";
import { hashPassword, inHashingLine, verifyPassword } from "../password/hashing-line.server.ts";
import { refuseCommonPassword } from "../password/refuse-common-password.server.ts";
import { countSignInTry } from "./count-sign-in-try.server.ts";
import { openSession } from "./open-session.server.ts";

/**
 * Creates the account with its profile and signs in. A known email is not revealed: it does the same work, its owner
 * gets an email, and the answer is the general refusal unless the password is that account's own, which counts as a try to sign in.
 */
export const registerAccount = (ctx: Ctx, input: RegisterAccountInput): Promise<SignInOutcome> =>
  inHashingLine(ctx, () => register(ctx, input));

async function register(ctx: Ctx, input: RegisterAccountInput): Promise<SignInOutcome> {
  const { fullName, email, password, idempotencyKey } = input;
  refuseCommonPassword(password);
  const key = IdempotencyKey.safeParse(idempotencyKey ?? crypto.randomUUID());
  if (!key.success) throw requestError("malformed_request");
  await countHit(ctx, limits.registerByAddress, requestOf(ctx).network);
  await countHit(ctx, limits.registerByEmail, email);
  const forgetTries = await countSignInTry(ctx, email);
  const hash = await hashUnlessKnown(ctx, email, password);
  await once(ctx, { owner: "visitor", operation: "register", key: key.data, body: { fullName, email, password } }, async (tx) => {
    if (!hash || !(await insertAccount(tx, { fullName, email, hash }))) await emailOwner(tx, email);
    return { done: true };
  });
  const outcome = await openSession(ctx, { email, password });
  if (!outcome) throw accountError("registration_failed");
  await forgetTries();
  return outcome;
}

/** Takes as long for an email that has a password, which is verified instead. */
async function hashUnlessKnown(ctx: Ctx, email: string, password: string): Promise<string | null> {
  const existing = await findPasswordHash(ctx, email);
  if (!existing) return hashPassword(ctx, password);
  await verifyPassword(ctx, { hash: existing, password });
  return null;
}

/** False when the email has an account. */
async function insertAccount(tx: Ctx, { fullName, email, hash }: { fullName: string; email: string; hash: string }): Promise<boolean> {
  const [made] = await tx.db
    .insert(profiles)
    .values({ fullName, email })
    .onConflictDoNothing({ target: profiles.email })
    .returning({ id: profiles.id });
  if (!made) return false;
  await tx.db.insert(credentials).values({ userId: made.id, accountId: made.id, providerId: PASSWORD_PROVIDER, password: hash });
  await recordFact(tx, accountRegistered, { accountId: made.id });
  return true;
}

async function emailOwner(tx: Ctx, email: string): Promise<void> {
  const owner = await findAccountByEmail(tx, email);
  if (owner) await sendRegisteredAgain(tx, { name: owner.fullName, email });
}
