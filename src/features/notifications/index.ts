export { NAME } from "./drawn-names.ts";
export { NOTIFICATIONS_SHOWN } from "./notification.rules.ts";
export { ChooseEmailsInput, NotificationPath, NotificationsQuery } from "./notification.schema.ts";
