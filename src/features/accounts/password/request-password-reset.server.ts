import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { limits } from "../account.limits.server.ts";
import { authOf, requestOf } from "../auth.server.ts";

/** Requests a reset link by email. The lookup happens in a job, so known and unknown addresses get the same answer. */
export async function requestPasswordReset(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await countHit(ctx, limits.resetByAddress, requestOf(ctx).network);
  await countHit(ctx, limits.resetByEmail, email);
  await ctx.jobs.send(ctx.db, mailResetLink, { email });
}

export const mailResetLink = declareJob({
  name: "accounts.mail-reset-link",
  input: z.object({ email: z.string() }),
  keepFinishedSeconds: 60,
  run: async (ctx, { email }) => {
    await authOf(ctx).api.requestPasswordReset({ body: { email } });
  },
});
