import { policy } from "../../platform/policy/policy.ts";
import { careerError } from "./career.errors.ts";

export const applicationPolicy = policy({
  subject: "application",
  sides: { applicant: "applicantId" },
  may: {
    openResume: ["applicant", "staff"],
    list: ["staff"],
    read: ["staff"],
    note: ["staff"],
    setStatus: ["uninvolved staff"],
  },
  looks: { openResume: "application.resume", read: "application.read" },
  refusal: () => careerError("application_not_found"),
});
