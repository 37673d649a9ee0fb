import { declareErrors } from "../../platform/errors.ts";

export const notificationError = declareErrors({
  notification_not_found: { status: 404, message: "We couldn't find this notification." },
});
