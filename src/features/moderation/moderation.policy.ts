import { policy } from "../../platform/policy/policy.ts";
import { moderationError } from "./moderation.errors.ts";

/** The reports of one thing, with everybody whom they concern. */
export const reportPolicy = policy({
  subject: "report",
  sides: { concerned: "peopleIds" },
  may: { list: ["staff"], decide: ["uninvolved staff"] },
  refusal: () => moderationError("report_not_found"),
});
