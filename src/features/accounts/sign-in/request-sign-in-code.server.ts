import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { limits } from "../account.limits.server.ts";
import { authOf, requestOf } from "../auth.server.ts";

/** Asks for a code to sign in with, by email. The lookup happens in a job, so known and unknown addresses get the same answer. */
export async function requestSignInCode(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await countHit(ctx, limits.codeByAddress, requestOf(ctx).network);
  await countHit(ctx, limits.codeByEmail, email);
  await ctx.jobs.send(ctx.db, mailSignInCode, { email });
}

export const mailSignInCode = declareJob({
  name: "accounts.mail-sign-in-code",
  input: z.object({ email: z.string() }),
  keepFinishedSeconds: 60,
  run: async (ctx, { email }) => {
    await authOf(ctx).api.sendVerificationOTP({ body: { email, type: "sign-in" } });
  },
});
