import { declareErrors } from "../../platform/errors.ts";

export const staffError = declareErrors({
  person_not_found: { status: 404, message: "We couldn't find this person." },
  failure_not_found: { status: 404, message: "This isn't there anymore: it worked in the meantime, or someone retried it." },
});
