import { ListingPath } from "../../features/listings/index.ts";
import { listingError } from "../../features/listings/index.server.ts";

/** The listing id in the address; a malformed one is not found. */
export function listingIdOf(params: Record<string, string | undefined>): string {
  const parsed = ListingPath.safeParse(params);
  if (!parsed.success) throw listingError("listing_not_found");
  return parsed.data.listingId;
}
