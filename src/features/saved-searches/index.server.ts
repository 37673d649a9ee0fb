export { changeSavedSearch } from "./change-saved-search.server.ts";
export { deleteSavedSearch } from "./delete-saved-search.server.ts";
export { listSavedSearches } from "./list-saved-searches.server.ts";
export { saveSearch } from "./save-search.server.ts";
export { savedSearchApi } from "./saved-search.api.server.ts";
export { savedSearchJobs, savedSearchSubscribers } from "./saved-search.jobs.server.ts";
