import { countPeople } from "../../features/accounts/index.server.ts";
import { countListings } from "../../features/listings/index.server.ts";
import type { Config } from "../../platform/config.server.ts";
import type { Ctx } from "../../platform/context.server.ts";

export type SiteFigures = { homes: number; boats: number; people: number };

const KEPT_MS = 10 * 60_000;
const counted = new WeakMap<Config, { at: number; figures: SiteFigures }>();

/** What this installation has, counted again at most every ten minutes. */
export async function siteFigures(ctx: Ctx): Promise<SiteFigures> {
  const now = ctx.clock.now().getTime();
  const known = counted.get(ctx.config);
  if (known && now - known.at < KEPT_MS && now >= known.at) return known.figures;
  const [listings, people] = await Promise.all([countListings(ctx), countPeople(ctx)]);
  const figures = { ...listings, people };
  counted.set(ctx.config, { at: now, figures });
  return figures;
}
