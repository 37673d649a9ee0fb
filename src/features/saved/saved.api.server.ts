import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { companionApi } from "./companions/companion.api.server.ts";
import { savedListApi } from "./lists/saved-list.api.server.ts";
import { mySavedListingIds, saveListing, unsaveListing } from "./save-listing.server.ts";
import { SavedIds, SavedPath } from "./saved.schema.ts";

const saved = { tag: "Saved", signedIn: true };

export const savedApi: Endpoint[] = [
  endpoint({
    ...saved,
    method: "get",
    path: "/saved",
    summary: "List my saved listings, newest first",
    answer: SavedIds,
    run: async (ctx) => ({ listingIds: await mySavedListingIds(ctx) }),
  }),
  endpoint({
    ...saved,
    method: "put",
    path: "/saved/{listingId}",
    summary: "Save a listing",
    params: SavedPath,
    refusals: [404, 409],
    run: (ctx, { params }) => saveListing(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "delete",
    path: "/saved/{listingId}",
    summary: "Remove a saved listing",
    params: SavedPath,
    run: (ctx, { params }) => unsaveListing(ctx, params),
  }),
  ...savedListApi,
  ...companionApi,
];
