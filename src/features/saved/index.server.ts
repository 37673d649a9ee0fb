export { saveListing, savedListingIds, unsaveListing } from "./save-listing.server.ts";
export { savedSubscribers } from "./saved.jobs.server.ts";
export { savedApi } from "./saved.api.server.ts";
