import { recordAudit } from "../audit/record-audit.server.ts";
import type { Actor, Ctx } from "../context.server.ts";
import { requestError } from "../errors.ts";
import type { Policy, Thing, Unbound, Verdict } from "./policy.ts";
import { requireActor } from "./require-actor.ts";

/**
 * Loads a thing for whoever may do this with it, and writes a look of staff into the audit trail. Asks visitors to sign in, and refuses everybody
 * else as the policy says. Nothing is loaded for those who never may.
 */
export async function admit<Sides, May, State extends string, T extends Thing<Sides, May, State> & object>(
  ctx: Ctx,
  policy: Policy<Sides, May, State>,
  action: keyof May,
  load: () => T | null | undefined | Promise<T | null | undefined>,
): Promise<T> {
  refuseStrangers(ctx, policy.wordsOf(action));
  const thing = await load();
  if (!thing) throw policy.spec.refusal();
  const verdict = policy.verdict(ctx.actor, action, thing);
  if (!verdict.startsWith("yes")) throw refusalOf(policy, verdict);
  if (verdict === "yes, as staff") await recordLook(ctx, policy, action, thing);
  return thing;
}

/** Who asks, if they may do what is not about one thing. Refuses as `admit` does. */
export function requireMay<Sides, May, State extends string>(ctx: Ctx, policy: Policy<Sides, May, State>, action: Unbound<May>): Actor {
  refuseStrangers(ctx, policy.wordsOf(action));
  return requireActor(ctx);
}

/** For everybody but staff, what is theirs alone is not there. */
function refuseStrangers(ctx: Ctx, words: readonly string[]): void {
  if (words.includes("anyone")) return;
  const { supportRole } = requireActor(ctx);
  if (!supportRole && words.every((word) => word.endsWith("staff"))) throw requestError("staff_page_not_found");
}

function refusalOf<Sides, May, State extends string>({ spec }: Policy<Sides, May, State>, verdict: Verdict) {
  if (verdict !== "own") return spec.refusal();
  return spec.ownRefusal?.() ?? requestError("own_matter");
}

async function recordLook<Sides, May, State extends string>(
  ctx: Ctx,
  { spec }: Policy<Sides, May, State>,
  action: keyof May,
  thing: object,
): Promise<void> {
  const look = spec.looks?.[action];
  const id = String(Reflect.get(thing, "id"));
  if (typeof look === "string") return recordAudit(ctx, { action: look, subjectType: spec.subject, subjectId: id });
  if (!look) return;
  const subjectId = String(Reflect.get(thing, look.column));
  await recordAudit(ctx, { action: look.action, subjectType: look.subject, subjectId, reason: `${look.because} ${id}` });
}
