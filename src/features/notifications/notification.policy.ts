import { policy } from "../../platform/policy/policy.ts";
import { notificationError } from "./notification.errors.ts";

export const notificationPolicy = policy({
  subject: "notification",
  sides: { owner: "personId" },
  may: { markRead: ["owner"], getDeskEmails: ["staff"] },
  refusal: () => notificationError("notification_not_found"),
});
