import { policy } from "../../../platform/policy/policy.ts";
import { accountError } from "../account.errors.ts";

/** What staff see of people. */
export const personPolicy = policy({
  subject: "person",
  sides: {},
  may: { find: ["staff"], read: ["staff"], readFacts: ["staff"] },
  looks: { read: "person.look" },
  refusal: () => accountError("person_not_found"),
});
