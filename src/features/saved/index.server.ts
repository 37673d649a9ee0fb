export { justRemoved, saveListing, savedListingIds, savedNotes, unsaveListing } from "./save-listing.server.ts";
export { savedSubscribers } from "./saved.jobs.server.ts";
export { savedApi } from "./saved.api.server.ts";
export { arrangeSaved } from "./lists/arrange-saved.server.ts";
export { changeList } from "./lists/change-list.server.ts";
export { deleteList } from "./lists/delete-list.server.ts";
export { makeList } from "./lists/make-list.server.ts";
export { myList, myLists, sharedList } from "./lists/read-lists.server.ts";
export { shareList, unshareList } from "./lists/share-list.server.ts";
