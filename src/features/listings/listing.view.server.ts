import { petsRule } from "./listing-words.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { listingError } from "./listing.errors.ts";
import {
  type CoverRow,
  type ListingRow,
  selectBookedBy,
  selectListing,
  selectListingRow,
  selectSummaries,
  type SummaryRow,
} from "./listing.queries.server.ts";
import { isHidden } from "./listing.rules.ts";
import type { BoatParticulars, BookedListing, ListingSummary, ListingView, Location, StayPlace } from "./listing.schema.ts";
import type { Photo } from "./photos/photo.schema.ts";
import { listingPagePolicy, listingPolicy } from "./listing.policy.ts";

export const photoView = ({ id, width, height, preview, description }: CoverRow): Photo => ({ id, width, height, preview, description });

/** Rounds to about a kilometer, as the search index does. */
const approximately = (coordinate: number | null) => coordinate && Math.round(coordinate * 100) / 100;

function locationView(row: SummaryRow, isApproximate = row.placePrecision === "approximate"): Location {
  return {
    streetAddress: isApproximate ? "" : row.streetAddress,
    city: row.city,
    state: row.state,
    zipCode: isApproximate ? "" : row.zipCode,
    country: row.country,
    latitude: isApproximate ? approximately(row.latitude) : row.latitude,
    longitude: isApproximate ? approximately(row.longitude) : row.longitude,
    isApproximate,
  };
}

export function summaryView(row: SummaryRow, cover: CoverRow | null, photoCount = 0): ListingSummary {
  const { city, state, country, latitude, longitude } = locationView(row);
  return {
    id: row.id,
    hostId: row.hostId,
    type: row.type,
    category: row.category,
    title: row.title,
    city,
    state,
    country,
    latitude,
    longitude,
    nightlyPriceCents: row.pricePerNight,
    cleaningFeeCents: row.cleaningFee,
    capacity: row.capacity,
    bedrooms: row.bedrooms,
    beds: row.beds,
    boat: row.type === "boat" ? { lengthFeet: row.lengthFeet, crew: row.crew } : null,
    cancellationPolicy: row.cancellationPolicy,
    cover: cover && photoView(cover),
    photoCount,
  };
}

const boatView = (row: ListingRow): BoatParticulars => ({
  crew: row.crew,
  licenceNeeded: row.licenceNeeded,
  lengthFeet: row.lengthFeet,
  cabins: row.cabins,
  fuelPolicy: row.fuelPolicy,
  marina: row.marina,
});

/** Summaries of these listings, in the order of the ids; unknown ids are left out. */
export async function listingSummaries(ctx: Ctx, ids: string[]): Promise<ListingSummary[]> {
  dependsOn(ctx, ...ids.map((id) => `listing:${id}` as const));
  const rows = new Map(
    (await selectSummaries(ctx, ids)).map((found) => {
      const { listing, cover, photoCount } = withShownPhotos(ctx, found);
      return [listing.id, summaryView(listing, cover, photoCount)];
    }),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

type Found = Awaited<ReturnType<typeof selectSummaries>>[number];

/** Photos that `/media` would not answer this person are left out. */
const withShownPhotos = ({ actor }: Ctx, found: Found): Found =>
  isHidden(found.listing) && !listingPolicy.may(actor, "seeHiddenPhotos", found.listing) ? { ...found, cover: null, photoCount: 0 } : found;

/** What is paused or taken down is seen by its host and by support staff, and what is paused also by those who booked it. */
async function seenOf(ctx: Ctx, rows: readonly SummaryRow[]): Promise<Set<string>> {
  const { actor } = ctx;
  const seen = (guestsOf: (row: SummaryRow) => string[]) =>
    new Set(rows.filter((row) => listingPagePolicy.may(actor, "read", { ...row, guestIds: guestsOf(row) })).map(({ id }) => id));
  if (!actor) return seen(() => []);
  const seenAnyway = seen(() => []);
  const paused = rows.filter(({ id, status }) => status === "paused" && !seenAnyway.has(id)).map(({ id }) => id);
  const booked = new Set(await selectBookedBy(ctx, actor.id, paused));
  return seen(({ id }) => (booked.has(id) ? [actor.id] : []));
}

const mayBeSeen = async (ctx: Ctx, row: SummaryRow) => (await seenOf(ctx, [row])).has(row.id);

function offerOf({ status }: SummaryRow, isSeen: boolean): BookedListing["offer"] {
  if (isSeen) return "open";
  return status === "deleted" ? "ended" : "paused";
}

/** These listings as their bookings show them, by id, and where exactly they are. The caller makes sure that this may be shown. */
export async function bookedPlaces(ctx: Ctx, ids: string[]): Promise<Map<string, { listing: BookedListing; exact: Location }>> {
  const rows = await selectSummaries(ctx, [...new Set(ids)]);
  const seen = await seenOf(
    ctx,
    rows.map(({ listing }) => listing),
  );
  return new Map(
    rows.map((found) => {
      const { listing, cover } = withShownPhotos(ctx, found);
      const { id, type, title, city, state, country, cover: shown } = summaryView(listing, cover);
      const booked = { id, type, title, city, state, country, cover: shown, offer: offerOf(listing, seen.has(id)) };
      return [id, { listing: booked, exact: locationView(listing, false) }];
    }),
  );
}

/** These listings as their bookings show them, by id. */
export async function bookedListings(ctx: Ctx, ids: string[]): Promise<Map<string, BookedListing>> {
  return new Map([...(await bookedPlaces(ctx, ids))].map(([id, { listing }]) => [id, listing]));
}

/** A listing for its page. Only its host, those who booked it and support staff see a paused one; a hidden exact location is never included. */
export async function readListing(ctx: Ctx, id: string): Promise<ListingView> {
  dependsOn(ctx, `listing:${id}`);
  const found = await selectListing(ctx, id);
  if (!found || !(await mayBeSeen(ctx, found.listing))) throw listingError("listing_not_found");
  const { listing: row, photos } = found;
  const host = (await publicProfiles(ctx, [row.hostId])).get(row.hostId);
  if (!host || row.status === "deleted") throw listingError("listing_not_found");
  const {
    cover: _cover,
    photoCount: _photoCount,
    city: _city,
    state: _state,
    country: _country,
    latitude: _lat,
    longitude: _lng,
    ...summary
  } = summaryView(row, null);
  return {
    ...summary,
    status: row.status,
    homeKind: row.homeKind,
    description: row.description,
    location: locationView(row),
    timeZone: row.timeZone,
    amenities: row.amenities,
    photos: photos.map(photoView),
    bathrooms: row.halfBathrooms / 2,
    boat: row.type === "boat" ? boatView(row) : null,
    minimumNights: row.minimumNights,
    instantFromDays: row.instantFromDays,
    checkInTime: row.checkInTime,
    checkOutTime: row.checkOutTime,
    houseRules: row.houseRules,
    petsAllowed: row.petsAllowed,
    rooms: row.rooms,
    host,
  };
}

/** Refuses a listing whose page this person can't open. */
export async function requireListing(ctx: Ctx, id: string): Promise<void> {
  const row = await selectListingRow(ctx, id);
  if (!row || !(await mayBeSeen(ctx, row))) throw listingError("listing_not_found");
}

/** For people with a booking there, even if the listing is paused by now: the exact location, or what everyone sees of it. */
export async function readStayPlace(ctx: Ctx, id: string, { isExact }: { isExact: boolean }): Promise<StayPlace | null> {
  const row = await selectListingRow(ctx, id);
  const [summary] = await selectSummaries(ctx, [id]);
  if (!row || !summary) return null;
  const { cover } = withShownPhotos(ctx, summary);
  return {
    id,
    type: row.type,
    title: row.title,
    cover: cover && photoView(cover),
    offer: offerOf(row, await mayBeSeen(ctx, row)),
    location: isExact ? locationView(row, false) : locationView(row),
    houseRules: [petsRule(row), ...row.houseRules],
  };
}
