import type { Ctx } from "../../../platform/context.server.ts";
import { countHit, forgetHits, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { networkOf } from "../../../platform/limits/network.ts";
import { accountError } from "../account.errors.ts";
import { limits } from "../account.limits.server.ts";
import { listSessionAddresses } from "../account.queries.server.ts";
import type { SignInInput, SignInOutcome } from "../account.schema.ts";
import { requestOf } from "../auth.server.ts";
import { knownDevice, rememberKnownDevice } from "./known-device.server.ts";
import { openSession } from "./open-session.server.ts";

/**
 * Signs in with email and password. A wrong email and a wrong password get the same answer in the same time. Wrong guesses slow the guesser:
 * a browser that has signed in to the account before counts by itself, and an address with a session of it is not held up by other addresses.
 */
export async function signIn(ctx: Ctx, input: SignInInput): Promise<SignInOutcome> {
  const own = await countTry(ctx, input.email);
  const outcome = await openSession(ctx, input);
  if (!outcome) throw accountError("invalid_credentials");
  await forgetHits(ctx, own.limit, own.subject);
  rememberKnownDevice(ctx, input.email);
  return outcome;
}

/** Counts the try; returns what is forgotten after a success. */
async function countTry(ctx: Ctx, email: string): Promise<{ limit: Limit; subject: string }> {
  const { network } = requestOf(ctx);
  const device = knownDevice(ctx, email);
  const own = device
    ? { limit: limits.signInByAccountAndDevice, subject: `${email} ${device}` }
    : { limit: limits.signInByAccountAndAddress, subject: `${email} ${network}` };
  if (!device) await countHit(ctx, limits.signInByAddress, network);
  await countHit(ctx, own.limit, own.subject);
  const known = (await listSessionAddresses(ctx, email)).map(networkOf);
  if (!device && !known.includes(network)) await countHit(ctx, limits.signInByAccount, email);
  return own;
}
