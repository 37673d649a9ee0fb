import { declareErrors } from "../../platform/errors.ts";

export const staffError = declareErrors({
  failure_not_found: { status: 404, message: "This isn't there anymore: it worked in the meantime, or someone retried it." },
});
