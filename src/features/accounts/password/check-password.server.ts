import type { Ctx } from "../../../platform/context.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { accountError } from "../account.errors.ts";
import { limits } from "../account.limits.server.ts";
import { hasPassword } from "../account.queries.server.ts";
import { authHeaders, authOf, authRefusal } from "../auth.server.ts";
import { inHashingLine } from "./hashing-line.server.ts";

/** Refuses unless the password is the signed-in person's own: it protects an account on an unattended device. Without one, the refusal says so. */
export async function checkPassword(ctx: Ctx, password: string, field = "password"): Promise<void> {
  const { id } = requireActor(ctx);
  if (!(await hasPassword(ctx, id))) throw accountError("no_password");
  try {
    await inHashingLine(ctx, async () => {
      await countHit(ctx, limits.passwordCheckByAccount, id);
      await authOf(ctx).api.verifyPassword({ body: { password }, headers: authHeaders(ctx) });
    });
  } catch (error) {
    if (!authRefusal(error)) throw error;
    const refused = accountError("wrong_password");
    throw accountError("wrong_password", { fields: { [field]: refused.message } });
  }
}
