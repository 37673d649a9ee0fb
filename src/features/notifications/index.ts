export { CHOOSABLE_KINDS } from "./notification.kinds.ts";
export { ChooseEmailsInput, NotificationPath, NotificationsQuery } from "./notification.schema.ts";
