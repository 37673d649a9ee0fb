import type { Ctx } from "../../../../platform/context.server.ts";
import { ownTitles } from "../../../listings/index.server.ts";
import { offeringsOfAll } from "../../offerings.queries.server.ts";

/** What the form for a bulk edit of packages shows: how many of the person's own among these listings sell hours, and the names of their packages. */
export async function readPackageEdit(ctx: Ctx, listingIds: string[]): Promise<{ boats: number; names: string[] }> {
  const titles = await ownTitles(ctx, "boat");
  const own = listingIds.filter((id) => titles.has(id));
  if (own.length === 0) return { boats: 0, names: [] };
  const selling = [...(await offeringsOfAll(ctx, own)).values()].filter(({ hours }) => hours !== null);
  const names = new Map(selling.flatMap(({ packages }) => packages.map(({ name }) => [name.toLowerCase(), name] as const)));
  return { boats: selling.length, names: [...names.values()].toSorted((one, other) => one.localeCompare(other, "en")) };
}
