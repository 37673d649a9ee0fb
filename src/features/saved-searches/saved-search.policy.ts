import { policy } from "../../platform/policy/policy.ts";
import { savedSearchError } from "./saved-search.errors.ts";

export const savedSearchPolicy = policy({
  subject: "saved search",
  sides: { owner: "personId" },
  may: { change: ["owner"], delete: ["owner"] },
  refusal: () => savedSearchError("saved_search_not_found"),
});
