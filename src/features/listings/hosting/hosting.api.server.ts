import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { ListingPath } from "../listing.schema.ts";
import { createListing } from "./create-listing.server.ts";
import { deleteListing } from "./delete-listing.server.ts";
import { duplicateListing } from "./duplicate-listing.server.ts";
import {
  CreateListingInput,
  DuplicateListingInput,
  ListingMade,
  ListingSaved,
  ManagedListings,
  ManagedListingsQuery,
  OwnListing,
  UpdateListingInput,
} from "./hosting.schema.ts";
import { listOwnListings } from "./list-own-listings.server.ts";
import { readOwnListing } from "./own-listing.server.ts";
import { pauseListing } from "./pause-listing.server.ts";
import { resumeListing } from "./resume-listing.server.ts";
import { unlistListing } from "./unlist-listing.server.ts";
import { updateListing } from "./update-listing.server.ts";

const hosting = { tag: "Hosting", signedIn: true };
const ofListing = { ...hosting, params: ListingPath };

export const hostingApi: Endpoint[] = [
  endpoint({
    ...hosting,
    method: "get",
    path: "/host/listings",
    summary: "List my listings of one type, found, filtered and sorted",
    query: ManagedListingsQuery,
    answer: ManagedListings,
    run: (ctx, { query }) => listOwnListings(ctx, query),
  }),
  endpoint({
    ...hosting,
    method: "post",
    path: "/listings",
    summary: "Create a listing with photos that were uploaded earlier",
    body: CreateListingInput,
    status: 201,
    answer: ListingMade,
    refusals: [409],
    run: (ctx, { body }) => createListing(ctx, body),
  }),
  endpoint({
    ...ofListing,
    method: "get",
    path: "/host/listings/{listingId}",
    summary: "Get my listing for editing, with its exact location",
    answer: OwnListing,
    refusals: [404],
    run: (ctx, { params }) => readOwnListing(ctx, params.listingId),
  }),
  endpoint({
    ...ofListing,
    method: "put",
    path: "/listings/{listingId}",
    summary: "Update my listing, unless it was saved elsewhere since I read it",
    body: UpdateListingInput,
    answer: ListingSaved,
    refusals: [404, 409],
    run: (ctx, { params, body }) => updateListing(ctx, params.listingId, body),
  }),
  endpoint({
    ...ofListing,
    method: "delete",
    path: "/listings/{listingId}",
    summary: "Delete my listing and its photos, unless it has current or upcoming bookings",
    refusals: [404, 409],
    run: (ctx, { params }) => deleteListing(ctx, params.listingId),
  }),
  endpoint({
    ...ofListing,
    method: "post",
    path: "/listings/{listingId}/pause",
    summary: "Pause my listing: guests no longer see it",
    refusals: [404],
    run: (ctx, { params }) => pauseListing(ctx, params.listingId),
  }),
  endpoint({
    ...ofListing,
    method: "post",
    path: "/listings/{listingId}/unlisting",
    summary: "Take my listing out of search; its address still opens it",
    refusals: [404],
    run: (ctx, { params }) => unlistListing(ctx, params.listingId),
  }),
  endpoint({
    ...ofListing,
    method: "post",
    path: "/listings/{listingId}/resumption",
    summary: "Resume my paused or unlisted listing",
    refusals: [404],
    run: (ctx, { params }) => resumeListing(ctx, params.listingId),
  }),
  endpoint({
    ...ofListing,
    method: "post",
    path: "/listings/{listingId}/copies",
    summary: "Make a paused copy of my listing",
    body: DuplicateListingInput,
    status: 201,
    answer: ListingMade,
    refusals: [404, 409],
    run: (ctx, { params, body }) => duplicateListing(ctx, params.listingId, body),
  }),
];
