import type { Ctx } from "../../../platform/context.server.ts";
import { countHit, forgetHits } from "../../../platform/limits/rate-limit.server.ts";
import { accountError } from "../account.errors.ts";
import { limits } from "../account.limits.server.ts";
import type { SignInInput, SignInOutcome } from "../account.schema.ts";
import { requestOf } from "../auth.server.ts";
import { openSession } from "./open-session.server.ts";

/** Signs in with email and password. A wrong email and a wrong password get the same answer in the same time. */
export async function signIn(ctx: Ctx, input: SignInInput): Promise<SignInOutcome> {
  const { address } = requestOf(ctx);
  const here = `${input.email} ${address}`;
  await countHit(ctx, limits.signInByAddress, address);
  await countHit(ctx, limits.signInByAccountAndAddress, here);
  await countHit(ctx, limits.signInByAccount, input.email);
  const outcome = await openSession(ctx, input);
  if (!outcome) throw accountError("invalid_credentials");
  await forgetHits(ctx, limits.signInByAccountAndAddress, here);
  await forgetHits(ctx, limits.signInByAccount, input.email);
  return outcome;
}
