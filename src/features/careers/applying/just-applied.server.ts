import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { listMyApplications } from "./list-my-applications.server.ts";

/** The position that the person applied for last, within a day; null for everyone else. */
export async function justApplied(ctx: Ctx): Promise<{ jobTitle: string } | null> {
  if (!ctx.actor) return null;
  const latest = (await listMyApplications(ctx)).find(({ status }) => status !== null);
  return latest && ctx.clock.now().getTime() - Date.parse(latest.at) < DAY_MS ? { jobTitle: latest.jobTitle } : null;
}
