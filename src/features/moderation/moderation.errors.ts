import { declareErrors } from "../../platform/errors.ts";

export const moderationError = declareErrors({
  not_taken_down: { status: 409, message: "This listing isn't taken down." },
  report_not_found: { status: 404, message: "We couldn't find this report." },
});
