import { policy } from "../../platform/policy/policy.ts";
import { savedListError } from "./lists/saved-list.errors.ts";

export const savedListPolicy = policy({
  subject: "saved list",
  sides: { owner: "personId" },
  may: { read: ["owner"], change: ["owner"], share: ["owner"], delete: ["owner"] },
  refusal: () => savedListError("saved_list_not_found"),
});
