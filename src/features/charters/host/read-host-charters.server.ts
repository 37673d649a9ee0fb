import type { Ctx } from "../../../platform/context.server.ts";
import { listingError, readOwnListing } from "../../listings/index.server.ts";
import type { Offerings } from "../charter.schema.ts";
import { offeringsOf } from "../offerings.queries.server.ts";

export type HostCharters = { boat: { id: string; title: string; capacity: number }; offerings: Offerings };

/** All that the host's own boat is sold by besides nights, also what is turned off; to anyone else it is not found, and a home has none. */
export async function readHostCharters(ctx: Ctx, listingId: string): Promise<HostCharters> {
  const { id, type, title, capacity } = await readOwnListing(ctx, listingId);
  if (type !== "boat") throw listingError("only_boats");
  return { boat: { id, title, capacity }, offerings: await offeringsOf(ctx, listingId) };
}
