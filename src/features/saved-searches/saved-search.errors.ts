import { declareErrors } from "../../platform/errors.ts";
import { MOST_SAVED_SEARCHES } from "./saved-search.rules.ts";

export const savedSearchError = declareErrors({
  saved_search_not_found: { status: 404, message: "We couldn't find that saved search." },
  too_many_saved_searches: { status: 409, message: `You can save up to ${MOST_SAVED_SEARCHES} searches. Delete one to save another.` },
  nothing_to_save: { status: 409, message: "Choose a place or a filter first, then save the search." },
});
