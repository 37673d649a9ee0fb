import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { changeSavedSearch } from "./change-saved-search.server.ts";
import { deleteSavedSearch } from "./delete-saved-search.server.ts";
import { listSavedSearches } from "./list-saved-searches.server.ts";
import { saveSearch } from "./save-search.server.ts";
import { ChangeSavedSearchInput, SavedSearch, SavedSearchList, SavedSearchPath, SaveSearchInput } from "./saved-search.schema.ts";

const saved = { tag: "Saved", signedIn: true };

export const savedSearchApi: Endpoint[] = [
  endpoint({
    ...saved,
    method: "get",
    path: "/saved-searches",
    summary: "List my saved searches, newest first",
    answer: SavedSearchList,
    run: (ctx) => listSavedSearches(ctx),
  }),
  endpoint({
    ...saved,
    method: "post",
    path: "/saved-searches",
    summary: "Save a search under a name",
    body: SaveSearchInput,
    answer: SavedSearch,
    refusals: [409],
    run: (ctx, { body }) => saveSearch(ctx, body),
  }),
  endpoint({
    ...saved,
    method: "patch",
    path: "/saved-searches/{savedSearchId}",
    summary: "Rename a saved search, or turn its emails on or off",
    params: SavedSearchPath,
    body: ChangeSavedSearchInput,
    answer: SavedSearch,
    refusals: [404],
    run: (ctx, { params, body }) => changeSavedSearch(ctx, params.savedSearchId, body),
  }),
  endpoint({
    ...saved,
    method: "delete",
    path: "/saved-searches/{savedSearchId}",
    summary: "Delete a saved search",
    params: SavedSearchPath,
    refusals: [404],
    run: (ctx, { params }) => deleteSavedSearch(ctx, params.savedSearchId),
  }),
];
