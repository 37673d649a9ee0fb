import type { Ctx } from "../../../platform/context.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { DEMO_CONTENT } from "../../../platform/site-file.server.ts";
import { staffPolicy } from "../staff.policy.ts";
import { servicesPart } from "./own-services.server.ts";
import { brandPart, contactsPart, legalPart, pressPart, wordsPart } from "./own-words.server.ts";
import type { Setup } from "./setup.types.ts";

/** What of the site is the operator's own, what is missing, and how to set it. For support staff; it tells no secret. */
export async function readSetup(ctx: Ctx): Promise<Setup> {
  requireMay(ctx, staffPolicy, "readSetup");
  const { config } = ctx;
  const isDemo = config.contentDir === DEMO_CONTENT;
  const parts = [brandPart(config), contactsPart(config), legalPart(config), await servicesPart(config), wordsPart(ctx), pressPart(ctx)];
  const missing = parts.flatMap(({ items }) => items).filter(({ state }) => state === "missing").length;
  return { contentFolder: isDemo ? null : config.contentDir, isDemo, missing, parts };
}
