import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { accountError } from "../account.errors.ts";
import { accountRegistered } from "../account.facts.ts";
import { limits } from "../account.limits.server.ts";
import { findAccountByEmail } from "../account.queries.server.ts";
import type { RegisterAccountInput, SignInOutcome } from "../account.schema.ts";
import { authHeaders, authOf, requestOf } from "../auth.server.ts";
import { refuseCommonPassword } from "../password/refuse-common-password.server.ts";
import { openSession } from "./open-session.server.ts";

/**
 * Creates the account with its profile and signs in. A known email is not revealed: it does the same work, its owner
 * gets an email, and the answer is the general refusal unless the password is that account's own.
 */
export async function registerAccount(ctx: Ctx, input: RegisterAccountInput): Promise<SignInOutcome> {
  await countHit(ctx, limits.registerByAddress, requestOf(ctx).network);
  await countHit(ctx, limits.registerByEmail, input.email);
  refuseCommonPassword(input.password);
  const { fullName, email, password, idempotencyKey } = input;
  const key = IdempotencyKey.safeParse(idempotencyKey ?? crypto.randomUUID());
  if (!key.success) throw requestError("malformed_request");
  await once(ctx, { owner: "visitor", operation: "register", key: key.data, body: { fullName, email, password } }, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account of ${email}`}, 0))`);
    const existed = await findAccountByEmail(tx, email);
    await authOf(ctx).api.signUpEmail({ body: { name: fullName, email, password }, headers: authHeaders(ctx) });
    const account = await findAccountByEmail(tx, email);
    if (account && !existed) await recordFact(tx, accountRegistered, { accountId: account.id });
    return { done: true };
  });
  const outcome = await openSession(ctx, { email, password });
  if (!outcome) throw accountError("registration_failed");
  return outcome;
}
