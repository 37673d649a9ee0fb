import type { Ctx } from "../../../platform/context.server.ts";
import { todayAt } from "../../availability/index.ts";
import { hostTimeZones } from "../../listings/index.server.ts";

/** Today, where it is earliest and latest among the host's listings. */
export async function hostTodays(ctx: Ctx, hostId: string): Promise<{ earliest: string; latest: string }> {
  const zones = await hostTimeZones(ctx, hostId);
  const days = (zones.length > 0 ? zones : ["UTC"]).map((zone) => todayAt(zone, ctx.clock.now())).toSorted();
  return { earliest: days[0] ?? "", latest: days.at(-1) ?? "" };
}
