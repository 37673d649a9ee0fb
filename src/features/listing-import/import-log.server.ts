import type { Ctx } from "../../platform/context.server.ts";
import { type ImportRow, upsertLog } from "./import.queries.server.ts";
import type { ListingAddress } from "./platforms/platforms.rules.ts";

/** Listings of different platforms may have the same number: only Airbnb's stand alone. */
const idAt = (platform: string, listingId: string): string => (platform === "airbnb" ? listingId : `${platform}:${listingId}`);

/** How the host's log knows a listing elsewhere; what came without an id is known by its import. */
export const externalId = ({ id, listing }: Pick<ImportRow, "id" | "listing">): string =>
  listing?.listingId ? idAt(listing.platform, listing.listingId) : idAt(listing?.platform ?? "other", id);

type Outcome = { status: "in_progress" | "completed" | "failed"; errorMessage?: string; propertyId?: string; startedAt?: Date };

export async function logImport(ctx: Ctx, row: ImportRow, { status, errorMessage, propertyId, startedAt }: Outcome): Promise<void> {
  const now = ctx.clock.now();
  await upsertLog(ctx, {
    hostId: row.hostId,
    airbnbListingId: externalId(row),
    status,
    startedAt: startedAt ?? now,
    completedAt: status === "completed" ? now : null,
    errorMessage: errorMessage ?? null,
    metadata: { platform: row.listing?.platform ?? "other", original_url: row.listing?.url ?? row.address ?? "" },
    title: row.form?.title ?? row.listing?.fields.title.value ?? "",
    ...(propertyId ? { propertyId } : {}),
  });
}

/** A page that could not be read leaves a failed log too. */
export async function logUnread(
  ctx: Ctx,
  hostId: string,
  { platform, listingId, url }: ListingAddress,
  errorMessage: string,
): Promise<void> {
  await upsertLog(ctx, {
    hostId,
    airbnbListingId: idAt(platform, listingId),
    status: "failed",
    startedAt: ctx.clock.now(),
    completedAt: null,
    errorMessage,
    metadata: { platform, original_url: url },
  });
}

/** So does a file, which is known by its name. */
export const logUnreadFile = (ctx: Ctx, hostId: string, name: string, errorMessage: string): Promise<void> =>
  upsertLog(ctx, {
    hostId,
    airbnbListingId: `file:${name.slice(0, 200)}`,
    status: "failed",
    startedAt: ctx.clock.now(),
    completedAt: null,
    errorMessage,
    metadata: { platform: "other", original_url: "" },
    title: name.slice(0, 200),
  });
