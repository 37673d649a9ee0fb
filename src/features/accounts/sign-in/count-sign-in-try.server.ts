import type { Ctx } from "../../../platform/context.server.ts";
import { networkOf } from "../../../platform/limits/network.ts";
import { countHit, forgetHits } from "../../../platform/limits/rate-limit.server.ts";
import { limits } from "../account.limits.server.ts";
import { listSessionAddresses } from "../account.queries.server.ts";
import { requestOf } from "../auth.server.ts";
import { knownDevice } from "./known-device.server.ts";

/**
 * Counts a try to guess the account's password, or refuses it; what it answers forgets the tries after a success. A browser that has signed in to the
 * account before counts by itself, and an address with a session of it is not held up by other addresses.
 */
export async function countSignInTry(ctx: Ctx, email: string): Promise<() => Promise<void>> {
  const { network } = requestOf(ctx);
  const device = knownDevice(ctx, email);
  const own = device
    ? { limit: limits.signInByAccountAndDevice, subject: `${email} ${device}` }
    : { limit: limits.signInByAccountAndAddress, subject: `${email} ${network}` };
  if (!device) await countHit(ctx, limits.signInByAddress, network);
  await countHit(ctx, own.limit, own.subject);
  const known = (await listSessionAddresses(ctx, email)).map(networkOf);
  if (!device && !known.includes(network)) await countHit(ctx, limits.signInByAccount, email);
  return () => forgetHits(ctx, own.limit, own.subject);
}
