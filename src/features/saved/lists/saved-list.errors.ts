import { declareErrors } from "../../../platform/errors.ts";
import { INVITATION_DAYS, MOST_COMMENTS, MOST_COMPANIONS } from "../companions/companion.rules.ts";
import { MOST_LISTS } from "./saved-list.rules.ts";

export const savedListError = declareErrors({
  saved_list_not_found: { status: 404, message: "We couldn't find that list." },
  shared_list_not_found: { status: 404, message: "This list isn't shared anymore. Ask its owner for a new link." },
  invitation_not_found: { status: 404, message: "This invitation link doesn't work anymore. Ask for a new one." },
  invitation_expired: { status: 410, message: `This invitation link is over ${INVITATION_DAYS} days old. Ask for a new one.` },
  left_saved_list: { status: 403, message: "You're no longer on this list. Ask its owner for a new link." },
  saved_list_full: { status: 409, message: `This list already has ${MOST_COMPANIONS} companions.` },
  place_not_on_list: { status: 409, message: "This place isn't on the list anymore." },
  companion_not_found: { status: 404, message: "That person isn't on this list." },
  list_comment_not_found: { status: 404, message: "That comment is gone." },
  too_many_list_comments: { status: 409, message: `A list can have up to ${MOST_COMMENTS} comments. Delete some to add more.` },
  saved_list_exists: { status: 409, message: "You already have a list with that name." },
  too_many_saved_lists: { status: 409, message: `You can have up to ${MOST_LISTS} lists. Delete one to make another.` },
});
