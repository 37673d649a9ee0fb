import { matchPath } from "react-router";
import { isDay, stayInWords } from "../../features/availability/index.ts";
import { ownPath } from "../../features/accounts/index.ts";
import { readListing } from "../../features/listings/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { AppError } from "../../platform/errors.ts";
import { listingIdOf } from "../discover/listing-id.server.ts";

/** What somebody is about to book, such as "Lantern Cottage, Dec 10–14, 2026"; null if they want something else. */
export async function wantedBooking(ctx: Ctx, url: URL): Promise<string | null> {
  const wanted = new URL(ownPath(url.searchParams.get("redirect")) ?? "/", url);
  const match = matchPath("/properties/:listingId/book", wanted.pathname);
  if (!match) return null;
  const [checkIn, checkOut] = ["checkIn", "checkOut"].map((name) => wanted.searchParams.get(name) ?? "");
  try {
    const { title } = await readListing(ctx, listingIdOf(match.params));
    return checkIn && checkOut && isDay(checkIn) && isDay(checkOut) ? `${title}, ${stayInWords({ checkIn, checkOut })}` : title;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
