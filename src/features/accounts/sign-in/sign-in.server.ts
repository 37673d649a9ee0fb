import type { Ctx } from "../../../platform/context.server.ts";
import { accountError } from "../account.errors.ts";
import type { SignInInput, SignInOutcome } from "../account.schema.ts";
import { inHashingLine } from "../password/hashing-line.server.ts";
import { countSignInTry } from "./count-sign-in-try.server.ts";
import { knownDevice } from "./known-device.server.ts";
import { openSession } from "./open-session.server.ts";

/** Signs in with email and password. A wrong email and a wrong password get the same answer in the same time. Wrong guesses slow the guesser. */
export function signIn(ctx: Ctx, input: SignInInput): Promise<SignInOutcome> {
  return inHashingLine(ctx, () => tryPassword(ctx, input), knownDevice(ctx, input.email) ? "known" : "strangers");
}

async function tryPassword(ctx: Ctx, input: SignInInput): Promise<SignInOutcome> {
  const forgetTries = await countSignInTry(ctx, input.email);
  const outcome = await openSession(ctx, input);
  if (!outcome) throw accountError("invalid_credentials");
  await forgetTries();
  return outcome;
}
