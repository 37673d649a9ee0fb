export { EmailKinds } from "./email/email-kinds.tsx";
export { NotificationList } from "./notification-list.tsx";
