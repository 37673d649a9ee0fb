import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { bulkEditApi } from "./bulk/bulk-edit.api.server.ts";
import { draftApi } from "./drafts/draft.api.server.ts";
import { hostingApi } from "./hosting/hosting.api.server.ts";
import { ListingPath, ListingView } from "./listing.schema.ts";
import { readListing } from "./listing.view.server.ts";
import { photoApi } from "./photos/photo.api.server.ts";

export const listingApi: Endpoint[] = [
  endpoint({
    tag: "Listings",
    method: "get",
    path: "/listings/{listingId}",
    summary: "Get a listing with its photos, host and location",
    params: ListingPath,
    answer: ListingView,
    refusals: [404],
    run: (ctx, { params }) => readListing(ctx, params.listingId),
  }),
  ...hostingApi,
  ...bulkEditApi,
  ...draftApi,
  ...photoApi,
];
