import { declareErrors } from "../../../platform/errors.ts";
import { MOST_LISTS } from "./saved-list.rules.ts";

export const savedListError = declareErrors({
  saved_list_not_found: { status: 404, message: "We couldn't find that list." },
  shared_list_not_found: { status: 404, message: "This list isn't shared anymore. Ask its owner for a new link." },
  saved_list_exists: { status: 409, message: "You already have a list with that name." },
  too_many_saved_lists: { status: 409, message: `You can have up to ${MOST_LISTS} lists. Delete one to make another.` },
});
