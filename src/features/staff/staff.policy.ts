import { policy } from "../../platform/policy/policy.ts";
import { staffError } from "./staff.errors.ts";

export const staffPolicy = policy({
  subject: "work",
  sides: {},
  may: { readAuditTrail: ["staff"], readFailures: ["staff"], readSetup: ["staff"], retry: ["staff"] },
  refusal: () => staffError("failure_not_found"),
});

/** What somebody searches for. */
export const wordsPolicy = policy({
  subject: "words",
  sides: {},
  may: { search: ["staff"] },
  looks: { search: "search" },
  refusal: () => staffError("failure_not_found"),
});
