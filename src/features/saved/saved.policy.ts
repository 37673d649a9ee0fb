import { policy } from "../../platform/policy/policy.ts";
import { savedListError } from "./lists/saved-list.errors.ts";

export const savedListPolicy = policy({
  subject: "saved list",
  sides: { owner: "personId", companion: "companionIds" },
  may: {
    read: ["owner", "companion"],
    change: ["owner"],
    share: ["owner"],
    delete: ["owner"],
    invite: ["owner"],
    removeCompanion: ["owner"],
    leave: ["companion"],
    vote: ["owner", "companion"],
    comment: ["owner", "companion"],
  },
  refusal: () => savedListError("saved_list_not_found"),
});

export const listCommentPolicy = policy({
  subject: "comment on a saved list",
  sides: { author: "authorId", owner: "ownerId" },
  may: { delete: ["author", "owner"] },
  refusal: () => savedListError("list_comment_not_found"),
});
